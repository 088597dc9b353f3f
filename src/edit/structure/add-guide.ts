import { entriesAt, listAt, textAt } from '../../model/read/values.ts';
import { refusalOfAddress } from './new-address.ts';
import type { SiteUses } from './site-uses.ts';
import { ChangeDraft, type StructureResult } from './structure-change.ts';

interface GuideAddition {
  /** `id` of the chain that it is added to. */
  chain: string;
  /** File name, which is also the last part of its address. */
  slug: string;
  /** Its whole text, front matter included. */
  text: string;
}

/** Adds a guide at the end of a chain: its file, and its entry. */
export function addGuide(site: SiteUses, { chain, slug, text }: GuideAddition): StructureResult {
  const { file, data } = site.manifest;
  const found = entriesAt(data, 'chains').find(({ value }) => textAt(value, 'id') === chain);
  const hub = found && textAt(found.value, 'hub');
  if (!found || hub === undefined) return { code: 'unknown-page', args: { path: chain } };
  const path = `${hub}/${slug}`;
  const refusal = refusalOfAddress(site, path);
  if (refusal) return refusal;
  const draft = new ChangeDraft(site);
  const count = listAt(found.value, 'articles').length;
  draft.operate(file, { type: 'insert', pointer: `${found.pointer}/articles/${count}`, value: slug });
  draft.create(`content${path}.md`, text);
  return draft.finish();
}
