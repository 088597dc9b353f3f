import { listAt, objectAt } from '../../model/read/values.ts';
import type { Json } from '../json-operation.ts';
import { refusalOfAddress } from './new-address.ts';
import type { SiteUses } from './site-uses.ts';
import { ChangeDraft, type StructureResult } from './structure-change.ts';

interface PageAddition {
  path: string;
  /** The page's entry in the manifest, without the path. */
  page: { [key: string]: Json };
  /** Label of the new link in the menu; absent if the menu does not change. */
  menu?: string | undefined;
}

/** Adds the entry of a page to a draft, and a link in the menu if `menu` is its label. */
export function draftPage(draft: ChangeDraft, { manifest }: SiteUses, { path, page, menu }: PageAddition): void {
  const { file, data } = manifest;
  const pointer = `/pages/${listAt(data, 'pages').length}`;
  draft.operate(file, { type: 'insert', pointer, value: { path, ...page } });
  if (menu === undefined) return;
  const count = listAt(objectAt(objectAt(data, 'navigation'), 'header'), 'links').length;
  const link = { label: menu, to: path };
  draft.operate(file, { type: 'insert', pointer: `/navigation/header/links/${count}`, value: link });
}

/** Adds a page at the end of the manifest's list, and a link at the end of the menu if `menu` is its label. */
export function addPage(site: SiteUses, addition: PageAddition): StructureResult {
  const refusal = refusalOfAddress(site, addition.path);
  if (refusal) return refusal;
  const draft = new ChangeDraft(site);
  draftPage(draft, site, addition);
  return draft.finish();
}
