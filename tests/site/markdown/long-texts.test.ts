import { describe, expect, it } from 'vitest';
import { malformedNamesIn } from '../../../src/site/markdown/find-names.ts';
import { scanMarkdown } from '../../../src/site/markdown/scan-markdown.ts';

// Each of these would take minutes if a sign were looked at from all those before it.
const LONG = 200_000;
const half = LONG / 2;

describe('a long text', () => {
  it('of braces holds no name', () => {
    expect([...malformedNamesIn('{'.repeat(LONG))]).toEqual([]);
    expect([...malformedNamesIn(`${'{'.repeat(LONG)}facts.prix}}`)]).toHaveLength(1);
  });

  it.each([
    ['brackets', '['.repeat(half) + ']'.repeat(half), 0],
    ['labels', '[a]['.repeat(half / 2), 0],
    ['links within brackets', '['.repeat(half) + '[a](/b) '.repeat(half / 8), half / 8],
    ['addresses within pictures and brackets', `${'![['.repeat(half / 3)}[a](/b) ${'www.a.fr '.repeat(half / 9)}`, 1],
    ['list items before a word', `${'- '.repeat(half)}a [b](/c)`, 1],
    ['list items before a word and an item', `${'- '.repeat(half)}a -`, 0],
    ['list items of several signs', `${'- * + '.repeat(half / 3)}a [b](/c)`, 1],
    ['cells', `|a|\n|-|\n${'|a'.repeat(LONG)}|[b](/c)|`, 1],
    ['quoted lines', `${'> a\n'.repeat(LONG)}> [b](/c)`, 1],
  ])('of %s is scanned', (_, text, atLeast) => {
    expect(scanMarkdown(text).links.length).toBeGreaterThanOrEqual(atLeast);
  });
});

describe('a label', () => {
  it('has 999 signs at most', () => {
    const linksTo = (label: string) => scanMarkdown(`[${label}] et [a][${label}]\n\n[${label}]: /b\n`).links.length;
    expect(linksTo('a'.repeat(999))).toBe(2);
    expect(linksTo('a'.repeat(1000))).toBe(0);
  });
});
