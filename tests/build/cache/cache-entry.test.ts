import { readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readEntry, writeEntry } from '../../../src/build/cache/cache-entry.ts';
import { temporaryFolder } from '../../temporary-folder.ts';

function entry(content: string | Uint8Array): string {
  const file = path.join(temporaryFolder(), 'pages/entry');
  writeEntry(file, content);
  return file;
}

describe('an entry of a cache', () => {
  it.each([
    ['a text', 'déjà vu'],
    ['nothing', ''],
    ['bytes that are no text', Buffer.from([0xff, 0, 0x80])],
  ])('returns %s', (_, content) => {
    expect(readEntry(entry(content))).toEqual(Buffer.from(content));
  });

  it.each<[string, (file: string) => void]>([
    ['lacks its end', (file) => truncateSync(file, 36)],
    ['lacks its content', (file) => truncateSync(file, 32)],
    ['is empty', (file) => truncateSync(file)],
    ['contains other bytes', (file) => writeFileSync(file, readFileSync(file, 'utf8').replace('vu', 'lu'))],
    ['has no file', (file) => rmSync(file)],
  ])('is undefined when it %s', (_, damage) => {
    const file = entry('déjà vu');
    damage(file);
    expect(readEntry(file)).toBeUndefined();
  });
});
