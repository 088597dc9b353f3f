import type { Json } from '../../../edit/json-operation.ts';
import { namedPart } from '../../../edit/structure/named-part.ts';
import { isObject } from '../form/schema-tree.ts';

/** The name of a section for changes of structure: `/page#id`, or `/page#3` if it shares its id or has none. */
export function sectionName(path: string, sections: readonly Json[], index: number): string {
  const idOf = (section: Json | undefined) => (isObject(section) ? section.id : undefined);
  const id = idOf(sections[index]);
  const isOwn = typeof id === 'string' && sections.filter((section) => idOf(section) === id).length === 1;
  return `${path}#${isOwn ? id : index + 1}`;
}

/** Splits the name of a part into the beginning, which a renaming keeps, and the end, which the author types. */
export function renamedPart(name: string): { isPage: boolean; stays: string; typed: string } {
  const part = namedPart(name);
  if (part?.type === 'section') return { isPage: false, stays: `${part.path}#`, typed: part.id };
  if (part?.type === 'fact') return { isPage: false, stays: 'facts.', typed: part.name };
  return { isPage: true, stays: '', typed: name };
}
