import { describe, expect, it } from 'vitest';
import { createSlugger, slugify } from '../../src/text/slug.ts';

describe('anchors of headings', () => {
  it('remove accents, ligatures and punctuation', () => {
    expect(slugify('Où héberger l’œuvre ? À Arles, 29 €')).toBe('ou-heberger-l-oeuvre-a-arles-29');
    expect(slugify('Écrivez-\u2060nous en UTF-\u20608')).toBe(slugify('Écrivez-nous en UTF-8'));
  });

  it('begin and end with a letter or a digit', () => {
    expect(slugify('« Æther » — 3 !')).toBe('aether-3');
    expect(slugify('…')).toBe('');
  });

  it('contain no underscore, which the ids of the program have', () => {
    expect(['v_app', '_', 'v_field-contact_message'].map(slugify)).toEqual(['v-app', '', 'v-field-contact-message']);
  });

  it('skip a number that another heading already has', () => {
    const slug = createSlugger();
    expect([slug('Prix 2'), slug('Prix'), slug('Prix')]).toEqual(['prix-2', 'prix', 'prix-3']);
  });

  it('distinguish headings with the same words', () => {
    const slug = createSlugger();
    expect([slug('Prix'), slug('Prix'), slug('???')]).toEqual(['prix', 'prix-2', 'section']);
  });
});
