import type { Json } from '../../../edit/json-operation.ts';
import { factName, namedPart } from '../../../edit/structure/named-part.ts';
import { escapeKey, get, keysOf } from '../../../model/read/pointer.ts';
import { isObject } from '../form/schema-tree.ts';

/** Returns the name of a section for changes of structure: `/page#id`, or `/page#3` if it shares its id or has none. */
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
  const fact = part?.type === 'value' ? factName(part.name) : undefined;
  if (fact !== undefined) return { isPage: false, stays: 'facts.', typed: fact };
  return { isPage: true, stays: '', typed: name };
}

/**
 * Returns the dotted name of a value of the manifest; an item of a list is named by its `id`, or by its index if it has
 * none.
 */
export function valueName(data: Json | undefined, pointer: string): string | undefined {
  let value = data;
  const names = keysOf(pointer).map((key) => {
    const around = value;
    value = get<Json | undefined>(around, `/${escapeKey(key)}`);
    const id = Array.isArray(around) && isObject(value) ? value.id : undefined;
    const isOwn = Array.isArray(around) && around.filter((one) => isObject(one) && one.id === id).length === 1;
    return typeof id === 'string' && isOwn ? id : key;
  });
  return names.length > 1 && names.every((name) => /^[\w-]+$/.test(name)) ? names.join('.') : undefined;
}

/** Matches a heading in a Markdown text that is written as JSON. */
const HEADING = /(?:"|\\n) {0,3}#{1,6}[ \t]|\\n {0,3}(?:=+|-+) *(?:\\n|")/;

/**
 * Returns the name by which other parts of the site may refer to a value; `undefined` if none can. Inside a page, links
 * only lead to sections, which have their own names, and to headings of texts.
 */
export function sharedName(data: Json | undefined, pointer: string): string | undefined {
  const isShared = !pointer.startsWith('/pages/') || HEADING.test(JSON.stringify(get(data, pointer)) ?? '');
  return isShared ? valueName(data, pointer) : undefined;
}
