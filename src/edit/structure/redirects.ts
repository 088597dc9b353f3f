import { listAt } from '../../model/read/values.ts';
import type { SiteUses } from './site-uses.ts';
import type { ChangeDraft } from './structure-change.ts';

/** Adds redirects at the end of the manifest's list. */
export function addRedirects(
  draft: ChangeDraft,
  { manifest: { file, data } }: Pick<SiteUses, 'manifest'>,
  added: readonly { from: string; to: string }[],
  removed = 0,
): void {
  const count = listAt(data, 'redirects').length - removed;
  if (added.length === 0) return;
  const values = added.map(({ from, to }) => ({ from, to }));
  if (count <= 0) draft.operate(file, { type: 'set', pointer: '/redirects', value: values });
  else
    for (const [index, value] of values.entries())
      draft.operate(file, { type: 'insert', pointer: `/redirects/${count + index}`, value });
}
