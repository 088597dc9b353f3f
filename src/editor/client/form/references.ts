import type { Json } from '../../../edit/json-operation.ts';
import { collectionsOf } from '../../../model/schema/collections.ts';
import type { Schema } from '../../../model/schema/schemas.ts';
import type { SiteTree } from '../../protocol.ts';
import { guidesOfTree, shownPages } from '../state/selection.ts';
import { isObject } from './schema-tree.ts';
import { summaryOf, withFacts } from './summary.ts';

export interface Option {
  value: string;
  title: string;
}

/** The parts of a site that contain the targets of references. */
export interface ReferredSite {
  manifest: Json | undefined;
  /** Schema of the manifest. */
  schema: Schema | undefined;
  tree: SiteTree;
}

/** Returns values that a string of a kind may refer to. */
export function optionsOf(kind: string, { manifest, schema, tree }: ReferredSite): Option[] {
  if (kind === 'article') {
    return guidesOfTree(tree).map(({ file, title }) => ({ value: file.slice(file.lastIndexOf('/') + 1), title }));
  }
  if (kind === 'markdown-file') {
    return tree.texts.map(({ file, title }) => ({ value: `${file.slice(5)}.md`, title }));
  }
  if (kind === 'page') return shownPages(tree).map(({ route, title }) => ({ value: route, title }));
  const { facts } = tree;
  const { key } = collectionsOf(schema ?? {}).find((collection) => collection.kind === kind) ?? {};
  const entries = key && isObject(manifest) ? manifest[key] : undefined;
  // Other parts refer to these entries by their keys.
  if (isObject(entries)) {
    return Object.entries(entries).map(([value, entry]) => {
      return { value, title: isObject(entry) && typeof entry.name === 'string' ? withFacts(entry.name, facts) : value };
    });
  }
  if (!Array.isArray(entries)) return [];
  return entries.flatMap((entry) => {
    if (!isObject(entry) || typeof entry.id !== 'string') return [];
    const name = typeof entry.name === 'string' ? entry.name : summaryOf(entry);
    return [{ value: entry.id, title: withFacts(name, facts) || entry.id }];
  });
}
