import { describe, expect, it } from 'vitest';
import { checkMutation } from '../mutated-site.ts';

const MANIFEST = 'site.manifest.json';

describe('a repeated item of a list', () => {
  it.each([
    [MANIFEST, '["monday", "tuesday"]', '["monday", "monday"]', '« monday »'],
    [MANIFEST, '"plans": ["basket"]', '"plans": ["basket", "basket"]', '« basket »'],
    [MANIFEST, '"items": ["camille"]', '"items": ["camille", "camille"]', '« camille »'],
    [MANIFEST, '"items": ["wedding"]', '"items": ["wedding", "wedding"]', '« wedding »'],
    [MANIFEST, '"help": ["conserver-son-pain"]', '"help": ["conserver-son-pain", "conserver-son-pain"]', '« conserver'],
    ['content/guides/choisir-son-pain.md', '[bread, plate, clock]', '[bread, plate, bread]', '« bread »'],
  ])('is reported once: %s, %s', (file, find, put, typed) => {
    const found = checkMutation({ edits: [{ file, find, put }] });
    expect(found.map(({ code }) => code)).toEqual(['schema/repeated-item']);
    expect(found[0]?.message).toContain(typed);
  });
});

describe('a title that looks like another', () => {
  const find = '"title": "Écrire à la boulangerie"';
  const titled = (title: string, other: string) =>
    checkMutation({
      edits: [
        { file: MANIFEST, find, put: `"title": "${title}"` },
        { file: MANIFEST, find: '"title": "Guides du pain et du levain"', put: `"title": "${other}"` },
      ],
    }).map(({ code }) => code);

  it.each([
    ['L’heure du pain : la voici…', "L'heure du pain: la  voici..."],
    ['L’été du boulanger', 'L’e\u0301te\u0301 DU BOULANGER'],
  ])('is reported, however it is typed: %s', (title, other) => {
    expect(titled(title, other)).toEqual(['seo/repeated-title']);
  });

  it('is accepted if a word differs', () => {
    expect(titled('L’heure du pain : la voici', 'L’heure du pain : la voilà')).toEqual([]);
  });
});
