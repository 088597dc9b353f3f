import { describe, expect, it } from 'vitest';
import type { Mutation } from '../apply-mutation.ts';
import { checkMutation } from '../mutated-site.ts';

const STORY = 'content/textes/histoire.md';
const edit = (file: string, find: string, put: string): Mutation => ({ edits: [{ file, find, put }] });
const reported = (mistake: Mutation) =>
  checkMutation(mistake).map(({ code, line, suggestion }) => [code, line, suggestion]);

describe('an empty text', () => {
  it.each([
    ['---\nreviewed: 2026-11-01\n---\n', 4],
    ['\n\n', 1],
    ['<!-- à écrire -->\n', 1],
  ])('is reported at its start: %j', (text, line) => {
    expect(reported(edit(STORY, '*', text))).toEqual([['content/empty-file', line, null]]);
  });

  it('is also reported for a guide', () => {
    const file = 'content/guides/recettes-de-pain-perdu.md';
    const frontMatter = [
      'title: "Recettes simples de pain perdu"',
      'description: "Trois recettes de pain perdu, salées et sucrées, pour finir un pain de la veille sans rien jeter ni rien acheter de plus."',
      'published: 2026-01-12',
      'reviewed: 2026-10-01',
      'drawing: [bread, plate, clock]',
      'imageAlt: "Dessin : un pain entre une assiette et une horloge."',
    ];
    expect(reported(edit(file, '*', `---\n${frontMatter.join('\n')}\n---\n`))).toContainEqual([
      'content/empty-file',
      9,
      null,
    ]);
  });

  it('may consist of a picture', () => {
    expect(
      reported(edit(STORY, '*', '![Le four](/media/wedding.svg)\n[Venez](/contact), {{facts.basketPrice}} !\n')),
    ).toEqual([]);
  });
});
