import { cpSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkSite } from '../../../src/check/check-site.ts';
import type { Diagnostic } from '../../../src/diagnostics/diagnostic.ts';
import { type Change, hashIn } from '../../../src/model/read/change.ts';
import { readSite } from '../../../src/model/read/read-site.ts';
import type { Sources } from '../../../src/model/read/source.ts';
import { withChange } from '../../../src/model/read/with-change.ts';
import { today } from '../../check/mutated-site.ts';
import { baseSite } from '../../fixtures/fixture-site.ts';
import { temporaryFolder } from '../../temporary-folder.ts';

const GUIDE = 'content/guides/choisir-son-pain.md';
const sources = readSite(baseSite, () => {});
const svg = readFileSync(path.join(baseSite, 'content/media/camille.svg'));

/** Returns the findings about sources, and the files and pictures in them. */
function seen(read: Sources, reading: Diagnostic[]) {
  const found = [...reading];
  checkSite(read, (one) => void found.push(one), { today });
  return {
    found: found.map((one) => JSON.stringify(one)).sort(),
    markdown: [...read.markdown.keys()],
    media: [...read.media].sort(),
    others: [...(read.others ?? [])].sort(),
    lexicon: read.lexicon?.text,
    released: read.releasedPages?.(),
    pictures: [...read.media.keys()].sort().map((file) => read.picture?.(file)),
    hashes: [...read.media.keys()].sort().map((file) => read.hash?.(`content/${file}`)),
  };
}

function copyOfSite(): string {
  const directory = temporaryFolder();
  cpSync(baseSite, directory, { recursive: true });
  return directory;
}

/** Makes a change in a copy of the site without the program's writer, and reads the copy. */
function onDisk(change: Change) {
  const directory = copyOfSite();
  for (const { file, to = file, now } of change) {
    mkdirSync(path.dirname(path.join(directory, to)), { recursive: true });
    if (to !== file) renameSync(path.join(directory, file), path.join(directory, to));
    if (now === null) rmSync(path.join(directory, file));
    else if (now !== undefined) writeFileSync(path.join(directory, to), now);
  }
  const reading: Diagnostic[] = [];
  return seen(
    readSite(directory, (one) => void reading.push(one)),
    reading,
  );
}

const text = sources.markdown.get('guides/choisir-son-pain')?.text ?? '';
const changes: [string, Change][] = [
  ['an edited manifest', [{ file: 'site.manifest.json', now: sources.manifest.text.replace('"TTC"', '"HT"') }]],
  ['a broken manifest', [{ file: 'site.manifest.json', now: '{' }]],
  ['an edited text', [{ file: GUIDE, now: `${text}\nUne phrase.\n` }]],
  ['a text with broken front matter', [{ file: GUIDE, now: text.replace('title:', 'title') }]],
  ['a new text', [{ file: 'content/textes/autre.md', now: 'Un texte.\n' }]],
  ['a removed text', [{ file: GUIDE, now: null }]],
  ['a moved text', [{ file: GUIDE, to: 'content/guides/autre.md' }]],
  ['a moved and edited text', [{ file: GUIDE, to: 'content/guides/autre.md', now: `${text}Fin.\n` }]],
  ['a moved picture', [{ file: 'content/media/camille.svg', to: 'content/media/claude.svg' }]],
  ['a removed picture', [{ file: 'content/media/camille.svg', now: null }]],
  ['a new picture', [{ file: 'content/media/nouveau.svg', now: new Uint8Array(svg) }]],
  ['a broken picture', [{ file: 'content/media/camille.svg', now: Buffer.from('<svg') }]],
  ['a list of words', [{ file: 'content/lexique.txt', now: 'épeautre\n' }]],
  ['a record of a release', [{ file: 'content/release.json', now: '{}' }]],
  ['another file', [{ file: 'content/notes.txt', now: 'x' }]],
  ['text in UTF-16', [{ file: GUIDE, now: Buffer.from('\uFEFFété', 'utf16le') }]],
];

describe('withChange', () => {
  it.each(changes)('reads %s as it would be on the disk', (_, change) => {
    const after = withChange(sources, change);
    expect(seen(after.sources, after.found)).toEqual(onDisk(change));
  });

  it('shares the documents that do not change', () => {
    const after = withChange(sources, [{ file: GUIDE, now: 'x' }]).sources;
    expect(after.manifest).toBe(sources.manifest);
    const others = [...after.markdown].filter(([name]) => name !== 'guides/choisir-son-pain');
    expect(others.every(([name, document]) => sources.markdown.get(name) === document)).toBe(true);
    expect(others).toHaveLength(sources.markdown.size - 1);
  });
});

describe('the hash of a file', () => {
  const readWith = (guide: string | Uint8Array) => {
    const directory = copyOfSite();
    writeFileSync(path.join(directory, GUIDE), guide);
    return readSite(directory, () => {});
  };

  it('is that of the bytes on the disk, also with byte order mark and decomposed accents', () => {
    const read = readWith(`\uFEFF${text.normalize('NFD')}`);
    for (const file of [GUIDE, 'site.manifest.json', 'content/media/camille.svg'])
      expect(hashIn(read, file)).toBe(read.hash?.(file));
  });

  it('does not exist for a text in another encoding', () => {
    expect(hashIn(readWith(Buffer.from('été', 'latin1')), GUIDE)).toBeUndefined();
  });
});
