import { expect, it } from 'vitest';
import { loadSite } from '../../../../src/build/load-site.ts';
import { starterFolder } from '../../../../src/build/starters.ts';
import { validate } from '../../../../src/check/validate.ts';
import { plainParagraphs, wordsRead } from '../../../../src/editor/client/result/Readability.tsx';
import { minutesToRead } from '../../../../src/text/reading-time.ts';

it('shows the same reading time for every guide as its page', () => {
  const { model } = loadSite(starterFolder('association'), validate);
  expect(model?.guides.size).toBeGreaterThan(2);
  for (const guide of model?.guides.values() ?? []) {
    const words = wordsRead(model?.bodyOf(guide) ?? '', (name) => String(model?.lookup(name) ?? ''));
    const counted = model?.wordsOf(guide) ?? 0;
    expect([guide.path, minutesToRead(words)]).toEqual([guide.path, minutesToRead(counted)]);
    expect(Math.abs(words - counted) / counted, guide.path).toBeLessThan(0.01);
  }
});

it('does not count addresses, comments, code and numbers of a list', () => {
  const text =
    '1. Un [lien](/a/b "Titre").\n\n<!-- rien -->\n\n```\ncode\n```\n\n| a | b |\n|---|---|\n| {{facts.x}} | c |';
  expect(wordsRead(text, () => '48 h')).toBe(7);
});

it('counts the texts of a figure, but not its keys', () => {
  const text =
    '```figure\nkind: screens\ntitle: Une page\nscreens:\n  - frame: browser\n    lines:\n      - item: Petit bouquet\n```\n';
  expect(wordsRead(text, String)).toBe(4);
});

it('reads a text with repetitions in linear time', () => {
  for (const part of ['[', '![', '[](', '\n', '> ', '`', '](']) {
    const text = `${part.repeat(200_000)}x`;
    expect(wordsRead(text, String)).toBeLessThan(2);
    expect(plainParagraphs(text).length).toBeLessThan(2);
  }
});
