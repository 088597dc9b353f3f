import { describe, expect, it } from 'vitest';
import { scanMarkdown } from '../../../src/site/markdown/scan-markdown.ts';

const titles = (text: string) => scanMarkdown(text).headings.map((heading) => heading.text);

describe('a list right below a paragraph', () => {
  it.each(['- # Titre', '+ # Titre', '* # Titre', '1. # Titre', '1) # Titre', '> # Titre'])(
    'begins with %j, and holds a heading',
    (line) => {
      expect(titles(`Un mot\n${line}`)).toEqual(['Titre']);
    },
  );

  it.each(['2. # Titre', '0. # Titre', '10) # Titre'])('does not begin with %j, as it does by itself', (line) => {
    expect(titles(`Un mot\n${line}`)).toEqual([]);
    expect(titles(`Un mot\n\n${line}`)).toEqual(['Titre']);
  });

  it.each(['-# Titre', '1.# Titre', '1234567890. # Titre'])('does not begin with %j, nor by itself', (line) => {
    expect(titles(`Un mot\n${line}`)).toEqual([]);
    expect(titles(line)).toEqual([]);
  });

  it('does not begin with an empty item: the sign is a word of the paragraph', () => {
    expect(titles('Un mot\n*\n===')).toEqual(['Un mot\n*']);
    expect(titles('Un mot\n1.\n===')).toEqual(['Un mot\n1.']);
    expect(titles('Un mot\n* a\n===')).toEqual([]);
  });
});

describe('what stands far off the sign of a list', () => {
  it.each([
    ['-    # Titre', ['Titre']],
    ['-     # Titre', []],
    ['1.    # Titre', ['Titre']],
    ['1.     # Titre', []],
  ])('is a part of the item up to four spaces, and code from five: %j', (line, found) => {
    expect(titles(line)).toEqual(found);
  });

  it.each([
    ['- un\n\n  # Titre', ['Titre']],
    ['- un\n\n      # Titre', []],
    ['- un\n\n # Titre', ['Titre']],
    ['[^a]: une note\n\n    # Titre', ['Titre']],
    ['[^a]: une note\n\n        # Titre', []],
  ])('is code when it stands four further in than the item: %j', (text, found) => {
    expect(titles(text)).toEqual(found);
  });
});
