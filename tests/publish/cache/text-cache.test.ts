import { existsSync, mkdirSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { openTextCache } from '../../../src/publish/cache/text-cache.ts';
import { temporaryFolder } from '../tiny-site.ts';

let file: string;

beforeEach(() => {
  file = path.join(temporaryFolder(), 'cache/texts.json');
});

const open = (version = 'one') => openTextCache(file, version);

function fill() {
  const cache = open();
  cache.set('a', 'words', 12);
  cache.set('b', 'words', 7);
  cache.save();
}

describe('openTextCache', () => {
  it('gives in the next run what this run set, once it is saved', () => {
    const cache = open();
    cache.set('a', 'words', 12);
    expect([cache.get('a', 'words'), open().get('a', 'words')]).toEqual([12, undefined]);
    cache.save();
    expect([open().get('a', 'words'), open().get('a', 'links'), open().get('b', 'words')]).toEqual([
      12,
      undefined,
      undefined,
    ]);
  });

  it('forgets the texts that a run did not ask for, and keeps all that is known of the others', () => {
    fill();
    const next = open();
    next.set('a', 'links', []);
    next.save();
    const last = open();
    expect([last.get('a', 'words'), last.get('a', 'links'), last.get('b', 'words')]).toEqual([12, [], undefined]);
  });

  it('knows nothing that another version of the code derived', () => {
    fill();
    expect(open('two').get('a', 'words')).toBeUndefined();
  });

  it('writes nothing where nothing has changed', () => {
    fill();
    const { mtimeMs } = statSync(file);
    const next = open();
    for (const key of ['a', 'b']) next.get(key, 'words');
    next.save();
    expect(statSync(file).mtimeMs).toBe(mtimeMs);
  });

  it.each<[string, () => void]>([
    ['lacks its end', () => truncateSync(file, statSync(file).size - 1)],
    ['is empty', () => truncateSync(file)],
    ['holds other bytes', () => writeFileSync(file, readFileSync(file, 'utf8').replace('12', '13'))],
  ])('knows nothing from a file that %s', (_, damage) => {
    fill();
    damage();
    expect(open().get('a', 'words')).toBeUndefined();
    fill();
    expect(open().get('a', 'words')).toBe(12);
  });

  it('does without a file that cannot be written', () => {
    mkdirSync(path.dirname(file), { recursive: true });
    mkdirSync(file);
    fill();
    expect([open().get('a', 'words'), existsSync(file)]).toEqual([undefined, true]);
  });
});
