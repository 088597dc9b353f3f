import { describe, expect, it } from 'vitest';
import type { Mutation } from '../apply-mutation.ts';
import { both, edit, MANIFEST, reported, reportedCodes, STORY } from '../findings.ts';
import { checkMutation, today } from '../mutated-site.ts';

/** Returns a mistake: a text of a page with front matter. */
const dated = (frontMatter: string) => edit(STORY, '### Le four', `---\n${frontMatter}\n---\n\n### Le four`);
const placed = (mistake: Mutation) => reported(mistake, 'code', 'line', 'suggestion');

describe('an empty text', () => {
  it.each([
    ['\n\n', 1],
    ['<!-- à écrire -->\n', 1],
  ])('is reported at its start: %j', (text, line) => {
    expect(placed(edit(STORY, '*', text))).toEqual([['content/empty-file', line, null]]);
  });

  it('is also reported for a guide', () => {
    const text = 'Trois recettes de pain perdu, salées et sucrées, pour finir un pain de la veille sans rien jeter.';
    const frontMatter = `---\ntitle: "Recettes de pain perdu"\ndescription: "${text}"\n---\n`;
    expect(placed(edit('content/guides/recettes-de-pain-perdu.md', '*', frontMatter))).toContainEqual([
      'content/empty-file',
      5,
      null,
    ]);
  });

  it('may consist of a picture', () => {
    const picture = '![Le four](/media/wedding.svg)\n[Venez](/contact), {{facts.basketPrice}} !\n';
    expect(placed(edit(STORY, '*', picture))).toEqual([]);
  });
});

describe('the front matter of a shown text', () => {
  it.each([
    ['reviewed: 20/11/2026', [['schema/bad-date', 2, '2026-11-20']]],
    ['published: 2026-01-01\nreviewed: 2026-02-30', [['schema/bad-date', 3, '2026-02-28']]],
    ['rewieved: 2026-11-20', [['schema/unknown-key', 2, 'reviewed']]],
    ['relecture: 2026-11-20', [['schema/unknown-key', 2, 'reviewed']]],
    ['reviewed: [2026-11-20]', [['schema/wrong-type', 2, null]]],
    ['reviewed: 2026-11-20', []],
    ['title: "L’histoire du four"\npublished: 2026-11-01\nreviewed: 2026-11-20', []],
    ['placeholder: false', []],
    ['# rien', []],
  ])('is read like that of a guide, with keys of texts: %s', (frontMatter, findings) => {
    expect(placed(dated(frontMatter))).toEqual(findings);
  });

  it('of an unused text is ignored', () => {
    const add = { 'content/textes/four.md': '### Le four\n\nIl chauffe, [venez le voir](/contact).\n' };
    const other = edit(MANIFEST, '"source": "textes/histoire.md"', '"source": "textes/four.md"');
    expect(reportedCodes(both(dated('brouillon: oui'), other, { add }))).toEqual(['content/unused-file']);
  });
});

describe('article/impossible-dates', () => {
  const tomorrow = '2026-11-21';
  const found = (mistake: Mutation) => reported(mistake, 'code', 'file', 'line', 'message');
  const impossible = (file: string, line: number, day: string, why: string) => [
    ['article/impossible-dates', file, line, `La date ${day} est impossible : ${why}.`],
  ];

  it('finds a page text with a review date in the future, or before its publication', () => {
    const source = '"source": "textes/histoire.md"';
    const shown = edit(MANIFEST, source, `${source}, "dates": true`);
    const inText = (frontMatter: string) => found(both(dated(frontMatter), shown));
    expect(inText(`reviewed: ${tomorrow}`)).toEqual(impossible(STORY, 2, tomorrow, `${tomorrow} > ${today}`));
    expect(inText(`reviewed: ${today}`)).toEqual([]);
    const early = impossible(STORY, 3, '2026-11-19', `2026-11-19 < ${today}`);
    expect(inText(`published: ${today}\nreviewed: 2026-11-19`)).toEqual(early);
  });

  it('finds a film that went online in the future', () => {
    const film = (uploadDate: string) => {
      const block = {
        type: 'video-gate',
        title: 'Le four',
        sources: [{ source: 'media/wedding.svg', mime: 'video/mp4' }],
        poster: { source: 'media/wedding.svg', alt: 'Le four allumé' },
        transcriptLabel: 'Ce que montre le film',
        transcript: 'Le four chauffe.',
        uploadDate,
      };
      const find = '{ "type": "testimonials"';
      return edit(MANIFEST, find, `${JSON.stringify(block)},\n        ${find}`);
    };
    expect(found(film(tomorrow))).toEqual(impossible(MANIFEST, 161, tomorrow, `${tomorrow} > ${today}`));
    expect(found(film(today))).toEqual([]);
  });
});

it.each([
  ['#### Le **four** de [1920](/contact)', '### Le **four** de [1920](/contact)'],
  ['####   Le `four` \\*de\\* 1920 ###', '### Le `four` \\*de\\* 1920'],
  ['# Le *four*', '## Le *four*'],
  ['Le *four*\nde 1920\n===', '## Le *four* de 1920'],
])('a heading keeps its markup in a suggestion: %s', (put, suggestion) => {
  const found = checkMutation(edit(STORY, '### Le four de 1920', `## Ici\n\n${put}`));
  const [finding] = found.filter(({ code }) => /skipped-level|several-h1/.test(code));
  expect(finding).toMatchObject({ suggestion, endLine: 3 + put.split('\n').length - 1 });
});
