import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { openJournal } from '../../../src/editor/server/journal.ts';
import { hashOf } from '../../../src/model/read/hash.ts';
import { temporaryFolder } from '../../temporary-folder.ts';

const FILE = 'content/guides/pain.md';
const FIRST = 'Le prix du pain : 5 euros.';
const DEARER = 'Le prix du pain : 45 euros.';
const NEW = 'Le nouveau prix du pain : 45 euros.';

/** Opens the journal of a folder, in which one step after the other changes the file. */
function openIn(directory: string, texts: readonly string[] = []) {
  const journal = openJournal(directory);
  for (const [index, after] of texts.entries())
    if (index > 0)
      journal.record({ label: after, time: index }, new Map([[FILE, { before: texts[index - 1] ?? '', after }]]));
  return {
    ...journal,
    /** Undoes a step of a file with a text. Returns the text after it, or the label of a step that cannot be undone. */
    undone(text: string): string | undefined {
      journal.syncWith(FILE, text);
      const step = journal.next('undo', () => text);
      return step && 'texts' in step ? step.texts.get(FILE) : step?.label;
    },
    save: path.join(directory, 'journal.json'),
    textFiles: () => readdirSync(path.join(directory, 'texts')).map((name) => path.join(directory, 'texts', name)),
  };
}

describe('the journal of a server that stopped', () => {
  it('applies its steps to the text they are based on, if the last save is not complete', () => {
    const directory = temporaryFolder();
    const { save } = openIn(directory, [FIRST, DEARER]);
    const before = readFileSync(save);
    const journal = openIn(directory);
    // A folder in place of the file: the text can be written, but not the steps.
    rmSync(save);
    mkdirSync(save);
    journal.record({ label: NEW, time: 2 }, new Map([[FILE, { before: DEARER, after: NEW }]]));
    rmSync(save, { recursive: true });
    writeFileSync(save, before);
    expect(openIn(directory).undone(NEW)).toBe('Le nouveau prix du pain : 5 euros.');
  });

  it.each([
    ['another text instead of theirs', (file: string) => writeFileSync(file, NEW)],
    ['no text', (file: string) => rmSync(file)],
  ])('has no steps if the disk has kept %s', (_, damage) => {
    const directory = temporaryFolder();
    for (const file of openIn(directory, [FIRST, DEARER]).textFiles()) damage(file);
    expect(openIn(directory).undone(NEW)).toBeUndefined();
  });

  it('can be one of a former version, in which texts have the names of their files', () => {
    const directory = temporaryFolder();
    const { save, textFiles } = openIn(directory, [FIRST, DEARER]);
    const { files, ...saved } = JSON.parse(readFileSync(save, 'utf8'));
    expect(Object.keys(files)).toEqual([FILE]);
    writeFileSync(save, JSON.stringify({ ...saved, files: [FILE] }));
    mkdirSync(path.join(directory, 'texts'), { recursive: true });
    writeFileSync(path.join(directory, 'texts', hashOf(FILE)), DEARER);
    expect(openIn(directory).undone(DEARER)).toBe(FIRST);
    openIn(directory).record({ label: NEW, time: 2 }, new Map([[FILE, { before: DEARER, after: NEW }]]));
    expect(textFiles().map((file) => readFileSync(file, 'utf8'))).toEqual([NEW]);
    expect(openIn(directory).undone(NEW)).toBe(DEARER);
  });
});

it('the bytes of a removed picture go with the step that leaves the history, and no others go', () => {
  const directory = temporaryFolder();
  const [picture, hash] = [path.join(temporaryFolder(), 'four.svg'), hashOf('<svg/>')];
  writeFileSync(picture, '<svg/>');
  const journal = openJournal(directory);
  journal.keepFile(picture, hash);
  const removal = { before: hash, after: '', becomes: 'removed' as const };
  journal.record({ label: 'Suppression', time: 0 }, new Map([['content/media/four.svg', removal]]));
  writeFileSync(path.join(directory, 'media', 'foreign'), 'autre');
  const kept = () => [hash, 'foreign'].map((name) => existsSync(path.join(directory, 'media', name)));
  const again = openJournal(directory);
  const type = (count: number) =>
    again.record({ label: 'x', time: count }, new Map([[FILE, { before: `${count}`, after: `${count + 1}` }]]));
  for (let count = 0; count < 199; count += 1) type(count);
  expect(kept()).toEqual([true, true]);
  type(199);
  expect(kept()).toEqual([false, true]);
});
