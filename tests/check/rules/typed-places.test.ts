import { describe, expect, it } from 'vitest';
import { checkMutation } from '../mutated-site.ts';

const MANIFEST = 'site.manifest.json';
const ARTICLE = 'content/guides/choisir-son-pain.md';

/** What is found, and where, after edits of a file: each a text and what takes its place. */
function found(file: string, ...changes: [find: string, put: string][]) {
  const edits = changes.map(([find, put]) => ({ file, find, put }));
  return checkMutation({ edits }).map(({ code, pointer, line, column }) => ({ code, pointer, line, column }));
}

describe('a mistake below a misspelt key', () => {
  it('is reported where it stands', () => {
    const missing: [string, string] = ['"media/camille.svg"', '"media/camile.svg"'];
    const [alone, ...others] = found(MANIFEST, missing);
    expect(others).toEqual([]);
    const both = found(MANIFEST, missing, ['"testimonials": [', '"testimonial": [']);
    expect(both).toEqual([
      expect.objectContaining({ code: 'schema/unknown-key', pointer: '/testimonial' }),
      { ...alone, pointer: '/testimonial/0/image/source' },
    ]);
  });

  it('is underlined to the word within a text', () => {
    const [right] = found(MANIFEST, ['"Le pain est bon."', '"Le pain de {{facts.delais}}."']);
    const mistakes = found(MANIFEST, ['"content": "Le pain est bon."', '"contant": "Le pain de {{facts.delais}}."']);
    expect(mistakes).toEqual([
      expect.objectContaining({ code: 'schema/unknown-key' }),
      { ...right, pointer: '/testimonials/0/contant' },
    ]);
  });

  it('is reported where it stands in front matter', () => {
    const mistakes = found(ARTICLE, ['description: "Baguette', 'descripton: "{{facts.delais}} Baguette']);
    expect(mistakes).toContainEqual(expect.objectContaining({ code: 'fact/unknown', pointer: '/descripton', line: 3 }));
  });

  it('is looked for under the right key where both are there', () => {
    const mistakes = found(MANIFEST, [
      '"content": "Le pain est bon."',
      '"contant": "Bon.", "content": "{{facts.delais}}"',
    ]);
    expect(mistakes).toContainEqual(
      expect.objectContaining({ code: 'fact/unknown', pointer: '/testimonials/0/content' }),
    );
  });
});
