import { entriesAt, listAt, textAt } from '../../model/read/values.ts';
import type { Json } from '../json-operation.ts';
import { draftPage } from './add-page.ts';
import { refusalOfAddress } from './new-address.ts';
import type { SiteUses } from './site-uses.ts';
import { ChangeDraft, type StructureResult } from './structure-change.ts';

interface ChainAddition {
  name: string;
  /** Path of the hub. The `id` of the chain is its last part. */
  hub: string;
  /** Returns the hub's entry in the manifest, without its path, given the `id` of the chain. */
  page(chain: string): { [key: string]: Json };
  /** File name and whole text of each guide. */
  guides: readonly { slug: string; text: string }[];
  /** Label of the new link in the menu; absent if the menu does not change. */
  menu?: string | undefined;
}

/** Returns an `id` that no other chain has. */
function freeId(base: string, taken: readonly (string | undefined)[]): string {
  const start = /^[a-z]/.test(base) ? base : `guides-${base}`;
  let id = start;
  for (let count = 2; taken.includes(id); count += 1) id = `${start}-${count}`;
  return id;
}

/** Adds a chain, the page of its hub, and its guides. */
export function addChain(site: SiteUses, { name, hub, page, guides, menu }: ChainAddition): StructureResult {
  const slugs = guides.map(({ slug }) => slug);
  const repeated = slugs.find((slug, index) => slugs.indexOf(slug) < index);
  if (repeated !== undefined) return { code: 'address-taken', args: { path: `${hub}/${repeated}` } };
  for (const path of [hub, ...slugs.map((slug) => `${hub}/${slug}`)]) {
    const refusal = refusalOfAddress(site, path);
    if (refusal) return refusal;
  }
  const draft = new ChangeDraft(site);
  const { file, data } = site.manifest;
  const ids = entriesAt(data, 'chains').map(({ value }) => textAt(value, 'id'));
  const id = freeId(hub.slice(hub.lastIndexOf('/') + 1), ids);
  const chain = { id, hub, name, articles: slugs };
  const isFirst = data.chains === undefined;
  if (isFirst) draft.operate(file, { type: 'set', pointer: '/chains', value: [chain] });
  else draft.operate(file, { type: 'insert', pointer: `/chains/${listAt(data, 'chains').length}`, value: chain });
  // Guides can only be laid out with this part of the manifest.
  if (data.guides === undefined) {
    const value = { defaultMainArticle: { url: hub, title: name } };
    draft.operate(file, { type: 'set', pointer: '/guides', value });
  }
  draftPage(draft, site, { path: hub, page: page(id), menu });
  for (const { slug, text } of guides) draft.create(`content${hub}/${slug}.md`, text);
  return draft.finish();
}
