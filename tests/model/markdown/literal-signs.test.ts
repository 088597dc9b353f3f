import type { Root } from 'mdast';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import Markdown from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { describe, expect, it } from 'vitest';
import { analyzeMarkdown } from '../../../src/model/markdown/analyze-markdown.ts';
import { fc } from '../../fast-check.ts';

const suggestionsIn = (text: string) => analyzeMarkdown(text).brokenLinks.map(({ suggestion }) => suggestion);
const labelsIn = (text: string) => analyzeMarkdown(text).undefinedReferences.map(({ label }) => label);
const notesIn = (text: string) => analyzeMarkdown(text).undefinedFootnotes.map(({ label }) => label);

/** Returns a text as rendered on pages. */
function shown(text: string): string {
  // biome-ignore lint/correctness/noChildrenProp: its props demand the children
  return renderToStaticMarkup(createElement(Markdown, { remarkPlugins: [remarkGfm], children: text }));
}

describe('text that looks like a link', () => {
  it.each([
    ['Voir [le tarif](/creation site-web).', '[le tarif](/creation-site-web)'],
    ['Voir [le tarif](/prix et le reste', '[le tarif](/prix)'],
    ['Voir [le tarif](https://exemple.fr/a, puis (le reste)', '[le tarif](https://exemple.fr/a)'],
    ['Voir [le tarif](#les prix).', '[le tarif](#les-prix)'],
    ['Voir [le devis](https://example.com/mon devis.pdf)', '[le devis](https://example.com/mon%20devis.pdf)'],
    ['Voir [ici](https://example.com/?q=a / b c#d e)', '[ici](https://example.com/?q=a%20/%20b%20c#d%20e)'],
    ['Voir [nous](mailto:a@b.fr?subject=Bonjour à tous)', '[nous](mailto:a@b.fr?subject=Bonjour%20à%20tous)'],
    ['Voir [nous](tel:04 66 00 00 00)', '[nous](tel:0466000000)'],
    ['Voir ![le jardin](/media/mon jardin.svg)', '[le jardin](/media/mon%20jardin.svg)'],
  ])('is found once, and corrected: %s', (text, suggestion) => {
    expect(suggestionsIn(text)).toEqual([suggestion]);
    expect(suggestionsIn(text.replace('Voir ', 'Voir '.repeat(3)))).toEqual([suggestion]);
  });

  it.each([
    '[le tarif](/prix "Nos prix")',
    '[le tarif](/prix )',
    '[le tarif](/prix(2))',
    '[le tarif](/prix.html), puis [un autre](/prix_2).',
    '`[le tarif] (/prix)` et `(le tarif)[/prix]`',
    '```\n[le tarif](/prix\n```',
    '\\[le tarif\\](/prix sans lien)',
    '[1] (voir plus bas) et (a)[b]',
    '<!-- [le tarif] (/prix) -->',
  ])('is not found in %s', (text) => expect(suggestionsIn(text)).toEqual([]));
});

describe('references and footnotes', () => {
  it('are found without a definition', () => {
    expect(labelsIn('[le plan][cal], [le four][], ![image][photo]')).toEqual(['cal', 'le four', 'photo']);
  });

  it('are ignored with a definition, and in code', () => {
    expect(labelsIn('[le plan][Cal], [four][], `[a][b]`\n\n[cal]: /a\n[four]: /b')).toEqual([]);
    expect(notesIn('Un mot[^Un], `[^9]`.\n\n[^un]: La note.')).toEqual([]);
    expect(labelsIn('- [ ] une case\n- [x] une autre')).toEqual([]);
  });
});

describe('headings and tables', () => {
  it.each(['#1 des ventes', '## Titre', '#######Sept', '    ##code', '```\n##code\n```', 'Un mot ##dans la ligne'])(
    'are no headings in %j',
    (text) => {
      expect(analyzeMarkdown(text).tightHeadings).toEqual([]);
    },
  );

  it.each([
    '| a | b |\n--- | --- | ---\n| c | d |\n| e | f |',
    'a | b\n--- | --- | ---\n| c | d |\n| e | f |',
    '--- | ---\n| a | b |\n| c | d |',
    '| a | b |\n| — | — |\n| 1 | 2 |',
    '|a|b|\n|-\u00A0-|---|\n|1|2|',
    '| a | b |\n| === | === |\n| 1 | 2 |',
    '> | a |\n> | - |\n> | b |\n\n| c | d |\n| e | f |',
    '> | a |\n> | - |\n| b | c |\n| d | e |',
  ])('have a suggested delimiter row: %j', (text) => {
    expect(analyzeMarkdown(text).brokenTables.map(({ dashes }) => dashes)).toEqual(['| --- | --- |']);
  });

  it.each([
    '| a | b |\n|---|:-:|\n| c | d |',
    'a | b |\n| --- | --- |\n| c | d |',
    '| un mot |',
    '```\n| a |\n| b |\n```',
    '> | a | b |\n> | --- | --- |\n> | c | d |',
    '| a | b |\n| --- | ---\n| 1 | 2 |\n| 3 | 4 |',
    '| a | b |\n--- | ---\n| 1 | 2 |\n| 3 | 4 |',
    'a | b |\n--- | --- |\n| 1 | 2 |\n| 3 | 4 |',
    'a | b\n--- | ---\n| 1 | 2 |\n| 3 | 4 |',
    'a\n--- |\n| 1 |\n| 2 |',
    '| a |\n:-\n| 1 |\n| 2 |',
    '| a \\| b | c |\n--- | ---\n| 1 | 2 |\n| 3 | 4 |',
    '| `a\\|b` | c |\n--- | ---\n| 1 | 2 |\n| 3 | 4 |',
    '- | a | b |\n  --- | ---\n  | 1 | 2 |\n  | 3 | 4 |',
    '> - a | b\n>   --- | ---\n>   | 1 | 2 |\n>   | 3 | 4 |',
    '- | a | b |\n- | c | d |',
    '| [a](/b) | c |\r\n--- | ---\r\n| 1 | 2 |\r\n| 3 | 4 |\r\n',
  ])('are ignored if they are tables, or do not look like one: %j', (text) => {
    expect(analyzeMarkdown(text).brokenTables).toEqual([]);
  });
});

/** Returns a text with the suggestions applied. */
function corrected(text: string, found: readonly { start: number; end: number; suggestion: string }[]): string {
  return [...found]
    .sort((a, b) => b.start - a.start)
    .reduce((done, { start, end, suggestion }) => done.slice(0, start) + suggestion + done.slice(end), text);
}

describe('tables split by blank lines', () => {
  it.each([
    ['| a | b |\n\n| --- | --- |\n\n| 1 | 2 |\n\nFin.', '| a | b |\n| --- | --- |\n| 1 | 2 |\n\nFin.'],
    ['| a | b |\n\n| — | — |\n\n| 1 | 2 |', '| a | b |\n| --- | --- |\n| 1 | 2 |'],
    ['| a | b |\n\n| 1 | 2 |', '| a | b |\n| --- | --- |\n| 1 | 2 |'],
    [
      '| a | b | c |\n\n| 1 | 2 | 3 |\n--- | ---\n| 4 | 5 |',
      '| a | b | c |\n| --- | --- | --- |\n| 1 | 2 | 3 |\n| 4 | 5 |',
    ],
    ['| a | b |\n\n|---|:-:|\n| 1 | 2 |\n| 3 | 4 |', '| a | b |\n|---|:-:|\n| 1 | 2 |\n| 3 | 4 |'],
    ['| a | b |\n|---|---|\n\n| 1 | 2 |\n| 3 | 4 |', '| a | b |\n|---|---|\n| 1 | 2 |\n| 3 | 4 |'],
    ['| a | b |\n|---|---|\n| 1 | 2 |\n\n| 3 | 4 |', '| a | b |\n|---|---|\n| 1 | 2 |\n| 3 | 4 |'],
    ['> | a | b |\n>\n> |---|---|\n>\n> | 1 | 2 |', '> | a | b |\n> |---|---|\n> | 1 | 2 |'],
    [
      '| a | b |\n\n|---|---|\n\n| 1 | 2 |\n\n| c | d |\n\n|---|---|\n\n| 3 | 4 |',
      '| a | b |\n|---|---|\n| 1 | 2 |\n\n| c | d |\n|---|---|\n| 3 | 4 |',
    ],
  ])('are joined: %j', (text, whole) => {
    expect(corrected(text, analyzeMarkdown(text).splitTables)).toBe(whole);
    expect(analyzeMarkdown(text).brokenTables).toEqual([]);
    const { splitTables, brokenTables } = analyzeMarkdown(whole);
    expect([splitTables, brokenTables]).toEqual([[], []]);
  });

  it.each([
    '| a | b |\n|---|---|\n| 1 | 2 |\n\n| c | d |\n|---|---|\n| 3 | 4 |',
    '| a | b |\n|---|---|\n| 1 | 2 |\n\n| une note |',
    '| un mot |\n\n| un autre |',
    '```\n| a | b |\n\n| 1 | 2 |\n```',
    '| a | b |\n\nUn texte.\n\n| 1 | 2 |',
  ])('are ignored in %j', (text) => expect(analyzeMarkdown(text).splitTables).toEqual([]));
});

describe('a text below a table', () => {
  it.each([
    ['| a | b |\n|---|---|\n| 1 | 2 |\nUn texte\nqui suit.', '| a | b |\n|---|---|\n| 1 | 2 |\n\nUn texte\nqui suit.'],
    ['> | a | b |\n> |---|---|\n> | 1 | 2 |\n> Un texte.', '> | a | b |\n> |---|---|\n> | 1 | 2 |\n> \n> Un texte.'],
  ])('is not a row of it: %j', (text, whole) => {
    expect(corrected(text, analyzeMarkdown(text).textInTables)).toBe(whole);
    expect(analyzeMarkdown(whole).textInTables).toEqual([]);
  });

  it.each([
    'a | b\n--- | ---\n1 | 2\nseul',
    '| a |\n|---|\nb',
    '| a | b |\n|---|---|\n| 1 |\n| 2 \\| 3 | 4 |',
    '| a | b |\n|---|---|\n| 1 | 2 |\n\nUn texte.',
  ])('is not found in %j', (text) => expect(analyzeMarkdown(text).textInTables).toEqual([]));
});

describe('rows of a spreadsheet', () => {
  it.each([
    ['Pain\tPrix\nLevain\t3 €', '| Pain | Prix |\n| --- | --- |\n| Levain | 3 € |'],
    [
      'Nos prix :\nPain\tPrix\r\nSeigle | épeautre\t3 €\nFin.',
      'Nos prix :\n\n| Pain | Prix |\n| --- | --- |\n| Seigle \\| épeautre | 3 € |\n\nFin.',
    ],
    ['a\t\tc\n1\t2\t3', '| a |  | c |\n| --- | --- | --- |\n| 1 | 2 | 3 |'],
  ])('become a table: %j', (text, table) => expect(corrected(text, analyzeMarkdown(text).tabbedTables)).toBe(table));

  it.each(['\ta\tb\n\tc\td', 'a\tb\n\nc\td', 'a\tb', 'a\tb\nc\td\te', '```\na\tb\nc\td\n```', '- a\tb\n- c\td'])(
    'are not found in %j',
    (text) => {
      expect(analyzeMarkdown(text).tabbedTables).toEqual([]);
    },
  );
});

/** Whether an offset is in a table on the page. */
function isInTable(text: string, at: number): boolean {
  let isFound = false;
  const look = () => (tree: Root) => {
    for (const { type, position } of tree.children) {
      const { start, end } = position ?? {};
      if (type === 'table') isFound ||= at >= (start?.offset ?? 0) && at < (end?.offset ?? 0);
    }
  };
  // biome-ignore lint/correctness/noChildrenProp: its props demand the children
  renderToStaticMarkup(createElement(Markdown, { remarkPlugins: [remarkGfm, look], children: text }));
  return isFound;
}

const line = fc.constantFrom(
  ...['| a | b |', '| 1 | 2 |', 'a | b', 'a | b |', '| a | b', '| --- | --- |', '--- | ---', '| --- | ---', '|-|:-:|'],
  ...['--- | --- |', ':-', '-|', '| a |', '| a \\| b |', '| `a|b` | c |', '| 1 | 2 | 3 |', '---', '', '# t', 'mot'],
);

it('text that looks like a table is only found if pages show none, and becomes one with the suggestion', () => {
  fc.assert(
    fc.property(fc.array(line, { minLength: 2, maxLength: 6 }), (lines) => {
      const text = lines.join('\n');
      for (const { start, end, typed, suggestion } of analyzeMarkdown(text).brokenTables) {
        const first = text.lastIndexOf(typed, start);
        const whole = corrected(text, [{ start, end, suggestion }]);
        expect([text, isInTable(text, first), isInTable(whole, first)]).toEqual([text, false, true]);
      }
      for (const found of analyzeMarkdown(text).splitTables) {
        const last = text.lastIndexOf('\n', found.end - 1) + 1;
        const whole = corrected(text, [found]);
        const moved = Math.min(last - text.length + whole.length, whole.length - 1);
        expect([text, isInTable(text, last), isInTable(whole, moved)]).toEqual([text, false, true]);
      }
    }),
  );
});

describe('asterisks', () => {
  const starsIn = (text: string) => analyzeMarkdown(text).literalMarks.map(({ start }) => start);

  it.each([
    ['Un gras** ici', 7],
    ['**un** et **deux', 10],
    ['- un\n- **deux\n- trois', 7],
    ['## Un **titre', 6],
    ['[**lien**](/x) **gras', 15],
  ])('that are shown are found: %s', (text, offset) => expect(starsIn(text)).toEqual([offset]));

  it.each([
    '**gras** et ***les deux*** et *penché*',
    '**gras *et penché* dedans**',
    '2 ** 3',
    '********',
    '**[un lien](/x)** : suite',
    '* puce **gras**',
    '*Hors taxes*, **29 €***',
  ])('that are not shown are ignored: %s', (text) => expect(starsIn(text)).toEqual([]));

  it('are found if the pages’ parser shows them', () => {
    const piece = fc.constantFrom('**', '**', '***', '*', ' ', 'a', 'é', '.', '«', ' b ', '\n');
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 9 }), (pieces) => {
        const text = `x${pieces.join('')}y`.replace(/\*{4,}/g, '**').replace(/\n\s*/g, '\nz');
        // A single asterisk may be a note after bold words, but not before them.
        const isShown = /\*\*|\*<(?:em|strong)>/.test(shown(text));
        const isApart = (text.match(/(?<=\s)\*{2,3}(?=\s)/g) ?? []).length;
        // Asterisks between spaces may be intentional: two of them are a mistake, one is not.
        if (isApart > 0) return;
        // Two single ones around words are found, too: « *mot * ».
        const found = analyzeMarkdown(text).literalMarks.filter(({ typed }) => typed !== '*');
        expect([text, found.length > 0]).toEqual([text, isShown]);
      }),
    );
  });
});
