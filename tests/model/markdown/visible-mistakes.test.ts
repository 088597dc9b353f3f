import { describe, expect, it } from 'vitest';
import { analyzeMarkdown } from '../../../src/model/markdown/analyze-markdown.ts';

const suggested = (found: { suggestion?: string }[]) => found.map(({ suggestion }) => suggestion);

describe('list items', () => {
  it.each([
    ['-\u00A0un', '- un'],
    ['Avant.\n\n-un\n-deux', '- un', '- deux'],
    ['> *\u202Fun', '* un'],
    ['• un', '- un'],
    ['- [] faire', '- [ ] faire'],
    ['- [x]fait', '- [x] fait'],
  ])('have a suggestion: %j', (text, ...items) => {
    expect(suggested(analyzeMarkdown(text).brokenItems)).toEqual(items);
  });

  it.each([
    '- un',
    '- [ ] un',
    '- [x] un',
    '- [x](/a)',
    '---',
    '-5 °C',
    'lui\n-même',
    '```\n-un\n```',
    '    -un',
    '`a\n-un`',
  ])('are not found in %j', (text) => {
    expect(analyzeMarkdown(text).brokenItems).toEqual([]);
  });
});

describe('headings', () => {
  it.each([
    ['##\u00A0Titre', '## Titre'],
    ['#\u202FTitre', '# Titre'],
  ])('are found with a no-break space after their number signs: %j', (text, heading) => {
    expect(suggested(analyzeMarkdown(text).tightHeadings)).toEqual([heading]);
  });
});

describe('rows of tables', () => {
  const cellsOf = (text: string) => analyzeMarkdown(text).extraCells.map(({ start, end }) => text.slice(start, end));

  it('lose cells beyond the columns of the table', () => {
    expect(cellsOf('| a | b |\n|---|---|\n| 1 | 2 | 3 | 4 |\n| 5 |')).toEqual(['3 | 4']);
    expect(cellsOf('> a | b\n> --- | ---\n> 1 | 2 | 3')).toEqual(['3']);
  });

  it('lose nothing with the same number of cells, empty ones, and escaped bars', () => {
    expect(cellsOf('| a | b |\n|---|---|\n| 1 | 2 | |\n| `x\\|y` | 2 |\n| 3 |')).toEqual([]);
  });

  it.each([
    ['| a | b |\n|---|---|\n| 1 | 2 |\n| 3 |', '| 3 |'],
    ['> | a | b |\n> |---|---|\n> | x \\| 3 |', '| x \\| 3 |'],
    ['a | b\n--- | ---\n1 | 2\nseul', 'seul'],
  ])('lack cells of their columns: %j', (text, row) => {
    expect(analyzeMarkdown(text).missingCells.map(({ start, end }) => text.slice(start, end))).toEqual([row]);
  });

  it.each([
    '| a | b |\n|---|---|\n| 1 | 2 |\n| | |',
    '| a | b |\n|---|---|\n| 1 | 2 |\nUn texte.',
    '| a |\n|---|\n| 1 |',
  ])('lack none in %j', (text) => {
    expect(analyzeMarkdown(text).missingCells).toEqual([]);
  });
});

describe('backticks', () => {
  it.each([
    ['Un `mot sans fin', 1],
    ['l`eau et `code`', 1],
    ['``a`', 2],
    ['`a` ``b`c`` \\` ```d```', 0],
    ['```\n`\n```', 0],
    ['<!-- ` -->', 0],
  ])('without a pair are found: %j', (text, count) => {
    expect(analyzeMarkdown(text).loneTicks).toHaveLength(count);
  });
});

describe('damaged characters', () => {
  it.each([
    ['chauffÃ©', 'é'],
    ['lâ€™eau', '’'],
    ['29 â‚¬', '€'],
    ['Â«', '«'],
    ['a\uFFFDb', undefined],
    ['a\u0000b', undefined],
    ['a\u000Bb', undefined],
  ])('are found in %j', (text, meant) => {
    expect(suggested(analyzeMarkdown(text).damage)).toEqual([meant]);
  });

  it.each(['CHÂTEAU, pâte, Â', 'a\tb\r\nc', 'L’encodage `Ã©`', '« ça » — œuvre…'])('are not found in %j', (text) => {
    expect(analyzeMarkdown(text).damage).toEqual([]);
  });
});

it('visible mistakes are found in linear time', () => {
  const long = 100_000;
  for (const part of ['`', '` ', '- ', '-a\n', '•\u00A0', '| a ', '|a|b|c|\n', 'Ã', '#\u00A0', '\n-\u00A0', '> ']) {
    expect(analyzeMarkdown(`|a|\n|-|\n${part.repeat(long / part.length)}`).headings).toEqual([]);
  }
});
