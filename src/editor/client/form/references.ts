import type { Json } from '../../../edit/json-operation.ts';
import type { SiteTree } from '../../protocol.ts';
import { isObject } from './schema-tree.ts';
import { summaryOf } from './summary.ts';

export interface Option {
  value: string;
  title: string;
}

/** Collections of the manifest that strings name entries of, by `x-kind`. */
const lists: Record<string, string> = {
  plan: 'plans',
  'backlink-pack': 'backlinkPacks',
  testimonial: 'testimonials',
  'portfolio-item': 'portfolio',
  service: 'services',
  chain: 'chains',
  popup: 'popups',
  form: 'forms',
};

/** What a string of a kind may name. */
export function optionsOf(kind: string, manifest: Json | undefined, tree: SiteTree): Option[] {
  if (kind === 'article') {
    return tree.sections.flatMap(({ guides }) =>
      guides.map(({ file, title }) => ({ value: file.slice(file.lastIndexOf('/') + 1), title })),
    );
  }
  if (kind === 'markdown-file') {
    return tree.texts.map(({ file, title }) => ({ value: `${file.slice(5)}.md`, title }));
  }
  if (kind === 'page') return tree.targets.map(({ route, title }) => ({ value: route, title }));
  const key = lists[kind];
  const entries = key && isObject(manifest) ? manifest[key] : undefined;
  // Forms are named by their keys.
  if (isObject(entries)) {
    return Object.entries(entries).map(([value, entry]) => {
      return { value, title: isObject(entry) && typeof entry.name === 'string' ? entry.name : value };
    });
  }
  if (!Array.isArray(entries)) return [];
  return entries.flatMap((entry) => {
    if (!isObject(entry) || typeof entry.id !== 'string') return [];
    const name = typeof entry.name === 'string' ? entry.name : summaryOf(entry);
    return [{ value: entry.id, title: name || entry.id }];
  });
}
