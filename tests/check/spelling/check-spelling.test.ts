import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { createSpellingCheck } from '../../../src/check/spelling/check-spelling.ts';
import { temporaryFolder } from '../../temporary-folder.ts';

it('finds misspelt words at their offsets, and ignores facts, addresses and words that the site accepts', () => {
  const site = temporaryFolder();
  mkdirSync(path.join(site, 'content'));
  writeFileSync(path.join(site, 'content/lexique.txt'), '# mots\nBoulanjou\n');
  const known = new Set(['le', 'pain', 'de', 'est', 'bon']);
  const find = createSpellingCheck(site, { knows: (word) => known.has(word.toLowerCase()) });
  const text = 'Le painn de Boulanjou est {{facts.prix}} bon : https://xyzzy.example/abcd';
  expect(find(text, false)).toEqual([{ word: 'painn', start: 3, end: 8, suggestion: 'pain' }]);
  const markdown = '## Le pain\n\n`painn` de [bon](/boon)\n\n- le painn\n';
  expect(find(markdown, true).map(({ start, end }) => markdown.slice(start, end))).toEqual(['painn']);
  const repeated = { word: 'le le', start: 0, end: 5, suggestion: 'le' };
  expect(find('le le pain', true)).toEqual([repeated]);
});
