import { describe, expect, it } from 'vitest';
import { createSlugger, distinctNames, slugify } from '../../src/text/names.ts';

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

describe('distinctNames', () => {
  it('keeps distinct names', () => {
    expect(distinctNames(['Guides', 'Services'], ['Menu'])).toEqual(['Guides', 'Services']);
  });

  it('numbers repeated names, also if a numbered one exists', () => {
    expect(distinctNames(['Guides', 'Guides', 'Guides (2)', 'Guides'])).toEqual([
      'Guides',
      'Guides (2)',
      'Guides (2) (2)',
      'Guides (3)',
    ]);
  });

  it('numbers names that are taken', () => {
    expect(distinctNames(['Menu', 'Menu'], ['Menu'])).toEqual(['Menu (2)', 'Menu (3)']);
  });

  it('numbers names that only differ visually', () => {
    expect(distinctNames(['Nos métiers', 'nos métiers', ' Nos  métiers'], ['nos\u00a0Métiers'])).toEqual([
      'Nos métiers (2)',
      'nos métiers (3)',
      ' Nos  métiers (4)',
    ]);
  });
});
