import { describe, expect, it } from 'vitest';
import type { Mutation } from '../apply-mutation.ts';
import { checkMutation, today } from '../mutated-site.ts';

const MANIFEST = 'site.manifest.json';
const STORY = 'content/textes/histoire.md';
const tomorrow = '2026-11-21';

const dated = (frontMatter: string): Mutation => ({
  edits: [
    { file: STORY, find: '### Le four', put: `---\n${frontMatter}\n---\n\n### Le four` },
    { file: MANIFEST, find: '"source": "textes/histoire.md"', put: '"source": "textes/histoire.md", "dates": true' },
  ],
});

const film = (day: string): Mutation => {
  const block = {
    type: 'video-gate',
    title: 'Le four',
    sources: [{ source: 'media/wedding.svg', mime: 'video/mp4' }],
    poster: { source: 'media/wedding.svg', alt: 'Le four allumé' },
    transcriptLabel: 'Ce que montre le film',
    transcript: 'Le four chauffe.',
    uploadDate: day,
  };
  const find = '{ "type": "testimonials"';
  return { edits: [{ file: MANIFEST, find, put: `${JSON.stringify(block)},\n        ${find}` }] };
};

const reported = (mistake: Mutation) =>
  checkMutation(mistake).map(({ code, file, line, message }) => [code, file, line, message]);

describe('article/impossible-dates', () => {
  it('finds a page text with a review date in the future', () => {
    expect(reported(dated(`reviewed: ${tomorrow}`))).toEqual([
      ['article/impossible-dates', STORY, 2, `La date ${tomorrow} est impossible : ${tomorrow} > ${today}.`],
    ]);
    expect(reported(dated(`reviewed: ${today}`))).toEqual([]);
  });

  it('finds a page text with a review date before its publication', () => {
    expect(reported(dated(`published: ${today}\nreviewed: 2026-11-19`))).toEqual([
      ['article/impossible-dates', STORY, 3, `La date 2026-11-19 est impossible : 2026-11-19 < ${today}.`],
    ]);
  });

  it('finds a film that went online in the future', () => {
    expect(reported(film(tomorrow))).toEqual([
      ['article/impossible-dates', MANIFEST, 161, `La date ${tomorrow} est impossible : ${tomorrow} > ${today}.`],
    ]);
    expect(reported(film(today))).toEqual([]);
  });
});
