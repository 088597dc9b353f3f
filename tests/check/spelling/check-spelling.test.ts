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

it('accepts the names of the business, and words of law and services', () => {
  const site = temporaryFolder();
  const business = {
    name: 'L’Atelier d’Öz Lefèvrou',
    address: { city: 'Pontault-Combolt' },
    legal: { companyName: 'Boulanjou', publisher: 'Inès Qwertz' },
  };
  writeFileSync(
    path.join(site, 'site.manifest.json'),
    JSON.stringify({ site: { name: '{{business.name}}' }, business }),
  );
  const find = createSpellingCheck(site, { knows: (word) => ['le', 'de'].includes(word) });
  const words = (text: string) => find(text, false).map(({ word }) => word);
  expect(words('L’Atelier d’Öz, Öz, Lefèvrou de Pontault-Combolt, Boulanjou d’Inès Qwertz')).toEqual([]);
  expect(words('EmailJS Pte Ltd, SIREN, RCS, RNE, le RGPD, Mi-de')).toEqual([]);
  expect(words('business, lefèvrou, RGPDD')).toEqual(['business', 'lefèvrou', 'RGPDD']);
});
