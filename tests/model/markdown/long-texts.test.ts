import { describe, expect, it } from 'vitest';
import { analyzeMarkdown } from '../../../src/model/markdown/analyze-markdown.ts';
import { malformedNamesIn } from '../../../src/model/markdown/find-names.ts';
import { isFull } from '../../browser/routes.ts';

// Each of these would take minutes with quadratic time.
const LONG = isFull ? 200_000 : 60_000;
const half = LONG / 2;

describe('a long text', () => {
  it('of braces contains no name', () => {
    expect([...malformedNamesIn('{'.repeat(LONG))]).toEqual([]);
    expect([...malformedNamesIn(`${'{'.repeat(LONG)}facts.prix}}`)]).toHaveLength(1);
  });

  it.each([
    ['brackets', '['.repeat(half) + ']'.repeat(half), 0],
    ['labels', '[a]['.repeat(half / 2), 0],
    ['links within brackets', '['.repeat(half) + '[a](/b) '.repeat(half / 8), half / 8],
    ['addresses within pictures and brackets', `${'![['.repeat(half / 3)}[a](/b) ${'www.a.fr '.repeat(half / 9)}`, 1],
    ['cells', `|a|\n|-|\n${'|a'.repeat(LONG)}|[b](/c)|`, 1],
    ['quoted lines', `${'> a\n'.repeat(LONG)}> [b](/c)`, 1],
    ['blanks in a heading', `# a${' '.repeat(LONG)}b [c](/d)`, 1],
    ['blanks after dashes', `a | b\n- | -${' '.repeat(LONG)}c [d](/e)`, 1],
    ['blanks before a destination', `[a](${' '.repeat(LONG)}b [c](/d)`, 1],
    ['parentheses after an address', `http://a.fr/${')'.repeat(LONG)}`, 1],
    ['semicolons after an address', `http://a.fr/&${'a'.repeat(half)}${';'.repeat(half)}`, 1],
    ['invalid hosts', 'http://a.b*'.repeat(LONG / 10), 0],
    ['unclosed comments', `a ${'<!-- '.repeat(LONG / 5)}[b](/c)`, 1],
    ['unclosed instructions', `a ${'<? '.repeat(LONG / 3)}[b](/c)`, 1],
    ['unclosed declarations', `a ${'<!A '.repeat(LONG / 4)}[b](/c)`, 1],
  ])('of %s is read in linear time', (_, text, atLeast) => {
    expect(analyzeMarkdown(text).links.length).toBeGreaterThanOrEqual(atLeast);
  });
});

it('a long text of signs below a table is checked in linear time', () => {
  const long = 100_000;
  for (const part of ['`', '` ', '- ', '-a\n', '•\u00A0', '| a ', '|a|b|c|\n', 'Ã', '#\u00A0', '\n-\u00A0', '> ']) {
    expect(analyzeMarkdown(`|a|\n|-|\n${part.repeat(long / part.length)}`).headings).toEqual([]);
  }
});

it.each([
  ['items that are indented too little', '1. a\n  - b\n'.repeat(LONG / 100), 'shallowIndents'],
  ['items that are renumbered', `1. a\n${'3. b\n'.repeat(LONG / 5)}`, 'renumbered'],
  ['indented lines', `a\n\n    a${' '.repeat(LONG)}b`, 'indentedCode'],
  ['paragraphs that are code', 'a\n\n    b\n\n'.repeat(LONG / 100), 'indentedCode'],
  ['unclosed headings of wikis', `==${' '.repeat(LONG)}a\n[[b]]`, 'dialects'],
  ['containers', `a${' '.repeat(LONG)}:::\n${':::'.repeat(half)}\n[[b]]`, 'dialects'],
  ['unclosed attributes', `a {#${'a '.repeat(half)}\n[[b]]`, 'dialects'],
  ['comments on a line with words', 'a\n\n<!-- a --> b\n\n'.repeat(LONG / 100), 'visibleComments'],
  ['blanks in a comment with few dashes', `<!-${' '.repeat(LONG)}a\n<!- a ->`, 'visibleComments'],
  ['dashes in a comment with few dashes', `<!–${'-a'.repeat(half)}\n<!- a ->`, 'visibleComments'],
  ['words that are struck out', 'de 1~2 à 3~4 '.repeat(LONG / 100), 'vanishingSigns'],
  ['signs before items', '+ de 2\n'.repeat(LONG / 100), 'vanishingSigns'],
  ['definitions', '[^a]: b\n\n'.repeat(LONG / 100), 'unusedDefinitions'],
  ['lines above dashes', `${'a\n'.repeat(half)}---\n\nIl date de 1920.\n---`, 'underlined'],
  ['dashes', `a\n${'-'.repeat(LONG)}\n\nIl date de 1920.\n---`, 'underlined'],
  ['references', `${'a'.repeat(half)}${'&lt;'.repeat(half)}`, 'tooManyReferences'],
] as const)('a long text that is not shown as typed with %s is checked in linear time', (_, text, found) => {
  expect(analyzeMarkdown(text)[found].length).toBeGreaterThanOrEqual(1);
});

describe('an analysis', () => {
  it.runIf(isFull)('matches thousands of asterisks with thousands of links', () => {
    const { literalMarks, links } = analyzeMarkdown('**a** [b](/c) **d\n\n'.repeat(LONG / 20));
    expect([literalMarks.length, links.length]).toEqual([LONG / 20, LONG / 20]);
  });

  it.runIf(isFull)('matches thousands of fillers with thousands of notes', () => {
    const { fillers, provisional } = analyzeMarkdown('[à compléter ici] à compléter ici '.repeat(LONG / 40));
    expect([fillers.length, provisional.length]).toEqual([LONG / 40, LONG / 40]);
  });

  it('matches thousands of findings with thousands of code spans', () => {
    const { amounts, fillers, names } = analyzeMarkdown('`a` 3 € `4 €` TODO `TODO` {{facts.a}}\n\n'.repeat(LONG / 40));
    expect([amounts.length, fillers.length, names.length]).toEqual([LONG / 40, LONG / 40, LONG / 40]);
  });

  it.runIf(isFull)('reads the paragraph of thousands of exceptions once', () => {
    const { exceptions } = analyzeMarkdown(`a ${'<!-- check-off a/b: c --> '.repeat(LONG / 20)}`);
    expect(exceptions).toHaveLength(LONG / 20);
    expect(analyzeMarkdown(`<!-- check-off a/b: c${' '.repeat(LONG)}d -->`).exceptions).toHaveLength(1);
  });

  it('searches once for the end of an address', () => {
    expect(analyzeMarkdown(`[a](/${'b.'.repeat(half)})`).brokenLinks).toEqual([]);
  });
});
