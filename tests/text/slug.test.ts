import { describe, expect, it } from 'vitest';
import { createSlugger, slugify } from '../../src/text/slug.ts';

describe('anchors of headings', () => {
  it('drops accents, ligatures and punctuation', () => {
    expect(slugify('Où héberger l’œuvre ? À Arles, 29 €')).toBe('ou-heberger-l-oeuvre-a-arles-29');
  });

  it('tells apart headings of the same words', () => {
    const slug = createSlugger();
    expect([slug('Prix'), slug('Prix'), slug('???')]).toEqual(['prix', 'prix-2', 'section']);
  });
});
