import { countEdits } from '../../check/uses/describe-change.ts';
import type { Json } from '../../edit/json-operation.ts';
import { pictureName } from '../../model/pictures/picture-sizes.ts';
import type { Change, ChangedFile } from '../../model/read/change.ts';
import { keysOf } from '../../model/read/pointer.ts';
import { isMedia } from '../../model/read/site-files.ts';
import type { Sources } from '../../model/read/source.ts';
import { withChange } from '../../model/read/with-change.ts';
import { schemaNamed, titleOfKey } from '../../model/schema/schemas.ts';
import { isRecord } from '../../text/is-record.ts';
import { answers } from '../words/answers.ts';
import { valueChanges } from './publish/value-changes.ts';
import { siteTree } from './site-tree.ts';

/** Describes the change of a file. `moved` is the text for a file with a new name, `count` the number of edits. */
function describeFileChange({ to, was, now }: ChangedFile, moved: string, count: number): string {
  if (now === null) return answers.removed;
  if (was === undefined) return answers.created;
  if (to === undefined) return answers.changes(count);
  return count > 0 ? `${moved}, ${answers.changes(count)}` : moved;
}

/** Returns a line for each page and group of settings that changes in the manifest, with the number of its changes. */
function partsOfManifest(before: unknown, after: unknown, pages: readonly string[]): string[] {
  if (!isRecord(before) || !isRecord(after)) return [];
  const counts = new Map<string, number>();
  for (const change of valueChanges(before as Json, after as Json)) {
    const [part = '', index] = keysOf('before' in change ? change.before : change.after);
    const page = part === 'pages' && index !== undefined ? pages[Number(index)] : undefined;
    const name = page ?? titleOfKey(part, schemaNamed('site'));
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].map(([name, count]) => `${name} : ${answers.changes(count)}`);
}

/** Describes the effects of a change of structure, with the names of pages, guides, settings and pictures. */
export function describePlanned(sources: Sources, texts: ReadonlyMap<string, string>, change: Change): string[] {
  const { pages, chains, texts: shown } = siteTree(sources);
  const names = pages.map(({ name, title }) => name ?? title);
  const titles = new Map([
    ...chains.flatMap(({ guides }) => guides).map(({ file, title }) => [file.slice(6), answers.guide(title)] as const),
    ...shown.map(({ file, title }) => [file.slice(5), answers.textOf(title)] as const),
  ]);
  const after = withChange(sources, change).sources.manifest.data;
  const lines = change.flatMap((one) => {
    const { file } = one;
    if (file === sources.manifest.path) return partsOfManifest(sources.manifest.data, after, names);
    const count = countEdits(one, texts);
    // All sizes and formats of a picture share one line.
    if (isMedia(file))
      return `Image ${pictureName(file.slice('content/media/'.length))} : ${describeFileChange(one, 'nouveau nom', count)}`;
    const name = titles.get(file.slice('content/'.length, -'.md'.length)) ?? file;
    return `${name} : ${describeFileChange(one, name.startsWith('Guide ') ? 'nouvelle adresse' : 'nouveau nom', count)}`;
  });
  return [...new Set(lines)];
}
