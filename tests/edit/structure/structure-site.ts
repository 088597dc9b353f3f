import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { writeChange } from '../../../src/build/files/write-change.ts';
import { checkFolder } from '../../../src/check/check-change.ts';
import { createSiteIndex } from '../../../src/check/site-index/create-site-index.ts';
import { NO_SHAPE_ERRORS } from '../../../src/check/site-index/shape-errors.ts';
import { collectUses } from '../../../src/check/uses/collect-uses.ts';
import type { SiteUses } from '../../../src/edit/structure/site-uses.ts';
import type { StructureRefusal, StructureResult } from '../../../src/edit/structure/structure-change.ts';
import { today } from '../../check/mutated-site.ts';
import { baseSite } from '../../fixtures/fixture-site.ts';
import { temporaryFolder } from '../../temporary-folder.ts';

/** Copies a site to a temporary folder. */
export function copySite(from = baseSite): string {
  const directory = temporaryFolder();
  for (const name of ['site.manifest.json', 'content'])
    cpSync(path.join(from, name), path.join(directory, name), { recursive: true });
  return directory;
}

/** Copies the small site, and gives one of its pictures three files. The manifest shows two of them. */
export function siteWithSizes(): string {
  const directory = copySite();
  const manifest = path.join(directory, 'site.manifest.json');
  const text = readFileSync(manifest, 'utf8');
  const shown = '"source": "media/camille-960.webp", "variants": ["media/camille-480.webp"]';
  writeFileSync(manifest, text.replace('"source": "media/camille.svg"', shown));
  rmSync(path.join(directory, 'content/media/camille.svg'));
  for (const size of ['480.avif', '480.webp', '960.webp'])
    writeFileSync(path.join(directory, `content/media/camille-${size}`), size);
  return directory;
}

/** Returns the raster pictures of a site, with paths relative to the media folder. */
export function sizesIn(directory: string): string[] {
  const names = Object.keys(filesOf(path.join(directory, 'content/media')));
  return names.filter((name) => /\.(?:webp|avif)$/.test(name));
}

/** Returns the uses in a site on disk, and the findings of its check. */
export function open(directory: string) {
  const { sources, found } = checkFolder(directory, { today });
  const site = createSiteIndex({ sources, shapeErrors: NO_SHAPE_ERRORS, today, tunable: [] });
  return { uses: collectUses(site), found: found.map(({ code, severity }) => `${severity} ${code}`) };
}

/** Makes a change in a folder; throws if it is refused or cannot be written. */
export function carryOut(directory: string, make: (uses: SiteUses) => StructureResult): void {
  const { uses } = open(directory);
  const result = make(uses);
  if ('code' in result) throw new Error(`${result.code} ${JSON.stringify(result.args)}`);
  const outcome = writeChange(directory, result);
  if (outcome.status !== 'done') throw new Error(JSON.stringify(outcome));
}

/** Makes a change in a folder. Returns the lines that differ by file, and the findings of the check after it. */
export function carriedOut(directory: string, make: (uses: SiteUses) => StructureResult) {
  const before = filesOf(directory);
  carryOut(directory, make);
  return { difference: differenceOf(before, filesOf(directory)), found: open(directory).found };
}

/** Returns the reason why a change is refused; `undefined` if it is not. */
export function refusalOf(directory: string, make: (uses: SiteUses) => StructureResult): StructureRefusal | undefined {
  const result = make(open(directory).uses);
  return 'code' in result ? result : undefined;
}

/** Returns all files of a site by path, with their bytes as text. */
export function filesOf(directory: string): Record<string, string> {
  const names = readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(directory, path.join(entry.parentPath, entry.name)));
  return Object.fromEntries(names.sort().map((name) => [name, readFileSync(path.join(directory, name), 'latin1')]));
}

/** Returns the lines that differ between two states of a site, by file: `- old` and `+ new`. */
function differenceOf(before: Record<string, string>, after: Record<string, string>): Record<string, string[]> {
  const utf8 = (text: string) => Buffer.from(text, 'latin1').toString();
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort();
  return Object.fromEntries(
    names
      .filter((name) => before[name] !== after[name])
      .map((name) => {
        if (after[name] === undefined) return [name, ['removed']];
        if (before[name] === undefined) return [name, ['new']];
        const [old, now] = [before[name], after[name]].map((text) => utf8(text ?? '').split('\n'));
        const gone = (old ?? []).filter((line) => !now?.includes(line)).map((line) => `- ${line.trim()}`);
        const put = (now ?? []).filter((line) => !old?.includes(line)).map((line) => `+ ${line.trim()}`);
        return [name, [...gone, ...put]];
      }),
  );
}
