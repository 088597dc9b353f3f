import type { Json } from '../../edit/json-operation.ts';
import type { ChangedFile, StructureChange } from '../../edit/structure/structure-change.ts';
import { applyEdits } from '../../edit/text-edit.ts';
import { pictureName } from '../../model/pictures/picture-sizes.ts';
import { keysOf } from '../../model/read/pointer.ts';
import { readJson } from '../../model/read/read-json.ts';
import type { Sources } from '../../model/read/source.ts';
import { schemaNamed } from '../../model/schema/schemas.ts';
import { isRecord } from '../../text/is-record.ts';
import { valueChanges } from './publish/value-changes.ts';
import { siteTree } from './site-tree.ts';
import { isMedia } from './source-files.ts';

const counted = (count: number) => (count === 1 ? '1 changement' : `${count} changements`);

/** What happens to a file; `moved` are the words for a file with a new name. */
function fateOf({ to, edits, isRemoved, isNew }: ChangedFile, moved: string): string {
  if (isRemoved) return 'supprimé';
  if (isNew) return 'créé';
  if (to === undefined) return counted(edits.length);
  return edits.length > 0 ? `${moved}, ${counted(edits.length)}` : moved;
}

/** The number of changes of the manifest, by the name of the page or of the group of settings. */
function partsOfManifest(before: unknown, after: unknown, pages: readonly string[]): string[] {
  if (!isRecord(before) || !isRecord(after)) return [];
  const counts = new Map<string, number>();
  for (const change of valueChanges(before as Json, after as Json)) {
    const [part = '', index] = keysOf('before' in change ? change.before : change.after);
    const page = part === 'pages' && index !== undefined ? pages[Number(index)] : undefined;
    const name = page ?? schemaNamed('site').properties?.[part]?.title ?? part;
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].map(([name, count]) => `${name} : ${counted(count)}`);
}

/** Describes what a change of structure does, by the names of pages, guides, settings and pictures. */
export function describePlanned(
  sources: Sources,
  texts: ReadonlyMap<string, string>,
  change: StructureChange,
): string[] {
  const { pages, sections, texts: shown } = siteTree(sources);
  const names = pages.map(({ name, title }) => name ?? title);
  const titles = new Map([
    ...sections
      .flatMap(({ guides }) => guides)
      .map(({ file, title }) => [file.slice(6), `Guide « ${title} »`] as const),
    ...shown.map(({ file, title }) => [file.slice(5), `Texte de « ${title} »`] as const),
  ]);
  const lines = change.files.flatMap((one) => {
    const { file, edits } = one;
    if (file === sources.manifest.path) {
      const text = applyEdits(texts.get(file) ?? '', edits);
      const after = readJson({ path: file, text }, () => {}).data;
      return partsOfManifest(sources.manifest.data, after, names);
    }
    // All sizes and formats of a picture are one line.
    if (isMedia(file))
      return `Image ${pictureName(file.slice('content/media/'.length))} : ${fateOf(one, 'nouveau nom')}`;
    const name = titles.get(file.slice('content/'.length, -'.md'.length)) ?? file;
    return `${name} : ${fateOf(one, name.startsWith('Guide ') ? 'nouvelle adresse' : 'nouveau nom')}`;
  });
  return [...new Set(lines)];
}
