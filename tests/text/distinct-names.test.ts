import { describe, expect, it } from 'vitest';
import { distinctNames } from '../../src/text/distinct-names.ts';

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
