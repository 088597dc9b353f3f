import { describe, expect, it } from 'vitest';
import type { Mutation } from '../apply-mutation.ts';
import { checkMutation } from '../mutated-site.ts';

const STORY = 'content/textes/histoire.md';

const reported = (frontMatter: string, more: Mutation = {}) =>
  checkMutation({
    ...more,
    edits: [
      { file: STORY, find: '### Le four', put: `---\n${frontMatter}\n---\n\n### Le four` },
      ...(more.edits ?? []),
    ],
  }).map(({ code, line, suggestion }) => [code, line, suggestion]);

describe('the front matter of a shown text', () => {
  it.each([
    ['reviewed: 20/11/2026', ['schema/bad-date', 2, '2026-11-20']],
    ['published: 2026-01-01\nreviewed: 2026-02-30', ['schema/bad-date', 3, '2026-02-28']],
    ['rewieved: 2026-11-20', ['schema/unknown-key', 2, 'reviewed']],
    ['relecture: 2026-11-20', ['schema/unknown-key', 2, 'reviewed']],
    ['reviewed: [2026-11-20]', ['schema/wrong-type', 2, null]],
  ])('is read like that of a guide: %s', (frontMatter, finding) => {
    expect(reported(frontMatter)).toEqual([finding]);
  });

  it.each([
    'reviewed: 2026-11-20',
    'title: "L’histoire du four"\npublished: 2026-11-01\nreviewed: 2026-11-20',
    'placeholder: false',
    '# rien',
  ])('may contain keys of texts: %s', (frontMatter) => {
    expect(reported(frontMatter)).toEqual([]);
  });

  it('of an unused text is ignored', () => {
    const unshown: Mutation = {
      edits: [
        { file: 'site.manifest.json', find: '"source": "textes/histoire.md"', put: '"source": "textes/four.md"' },
      ],
      add: { 'content/textes/four.md': '### Le four\n\nIl chauffe, [venez le voir](/contact).\n' },
    };
    expect(reported('brouillon: oui', unshown).map(([code]) => code)).toEqual(['content/unused-file']);
  });
});
