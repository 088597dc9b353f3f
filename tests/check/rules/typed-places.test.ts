import { expect, it } from 'vitest';
import { checkMutation } from '../mutated-site.ts';

const MANIFEST = 'site.manifest.json';
const ARTICLE = 'content/guides/choisir-son-pain.md';

/** Returns the findings and their places after edits of a file, each with a text and its replacement. */
function found(file: string, ...changes: [find: string, put: string][]) {
  const edits = changes.map(([find, put]) => ({ file, find, put }));
  return checkMutation({ edits }).map(({ code, pointer }) => [code, pointer]);
}

it('values below a misspelt key are checked once it is corrected', () => {
  const missing: [string, string] = ['"media/camille.svg"', '"media/camile.svg"'];
  expect(found(MANIFEST, missing, ['"testimonials": [', '"testimonial": ['])).toEqual([
    ['schema/unknown-key', '/testimonial'],
  ]);
  const inFrontMatter: [string, string] = ['description: "Baguette', 'descripton: "{{facts.delais}} Baguette'];
  expect(found(ARTICLE, inFrontMatter)).toEqual([['schema/unknown-key', '/descripton']]);
});

it('values below the correct key are checked if both keys exist', () => {
  const both: [string, string] = ['"content": "Le pain est bon."', '"contant": "Bon.", "content": "{{facts.delais}}"'];
  expect(found(MANIFEST, both)).toContainEqual(['fact/unknown', '/testimonials/0/content']);
});
