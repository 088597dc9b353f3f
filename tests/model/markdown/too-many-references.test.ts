import { describe, expect, it } from 'vitest';
import { parseMarkdown } from '../../../src/model/markdown/parse-markdown.ts';
import { tooManyReferencesIn } from '../../../src/model/markdown/too-many-references.ts';

describe('character references', () => {
  it.each(['mot&nbsp;', '&#1;', 'é&eacute;', '[a&nbsp;](b) '])('may be too many for one block: %s', (part) => {
    const text = `Avant.\n\n${part.repeat(20_000)}`;
    const range = tooManyReferencesIn(text);
    expect(text.slice(range?.start, range?.end)).toMatch(/^&#?\w+;$/);
    expect(parseMarkdown(text).children).toEqual([]);
  });

  it('may be as many as a word processor writes for a page', () => {
    expect(tooManyReferencesIn('mot&nbsp;'.repeat(2000))).toBeUndefined();
    expect(tooManyReferencesIn('mot&nbsp;mot\n\n'.repeat(20_000))).toBeUndefined();
    expect(tooManyReferencesIn('mot '.repeat(1_000_000))).toBeUndefined();
  });
});
