import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { plainWords } from '../../../../src/editor/client/words/plain-words.ts';

it('rewrites texts of schemas and rules in words for people who fill in forms', () => {
  expect(plainWords('Titre principal de la page (h1), 90 caractères au plus.')).toBe(
    'Titre principal de la page, 90 caractères au plus.',
  );
  expect(plainWords('« true » tant que le contenu est provisoire.')).toBe('Activé tant que le contenu est provisoire.');
  expect(plainWords('La réponse, en Markdown.')).toBe('La réponse.');
});

it('leaves no words about files in the descriptions of blocks', () => {
  const folder = path.resolve(import.meta.dirname, '../../../../schemas/blocks');
  const descriptions = readdirSync(folder).flatMap((name) => {
    const text = readFileSync(path.join(folder, name), 'utf8');
    return [...text.matchAll(/"description": "([^"]*)"/g)].map(([, said = '']) => plainWords(said));
  });
  expect(descriptions.filter((said) => /« true »|Markdown|manifeste|\(h1\)|AAAA|chaîne/.test(said))).toEqual([]);
});
