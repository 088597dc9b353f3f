import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { codeOf, fixtures, rightTexts } from '../fixtures.ts';
import { goldenJson, withoutWords } from '../golden.ts';
import { baseSite, checkFolder, checkMutationTwice } from '../mutated-site.ts';

describe('the base site', () => {
  it('has no errors', () => {
    expect(checkFolder(baseSite)).toEqual([]);
  });

  it('has no errors of style and spelling with limits for its short guides', () => {
    expect(checkMutationTwice(rightTexts)).toEqual([]);
  });
});

describe('each mistake', () => {
  it.each(fixtures)('%s is reported at its place, and nothing else is', async (name, mistake) => {
    const found = checkMutationTwice(mistake);
    expect(found.map((one) => one.code)).toEqual([codeOf(name)]);
    const golden = path.join(import.meta.dirname, name, 'expected.json');
    await expect(goldenJson(found.map(withoutWords))).toMatchFileSnapshot(golden);
  });
});
