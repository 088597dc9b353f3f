import { describe, expect, it } from 'vitest';
import { maskText } from '../../src/text/mask-text.ts';

describe('maskText', () => {
  it.each([
    ['Sur mon-site.fr, ou .html.', 'Sur 00000000000, ou 00000.'],
    ['Sur café-dupont.fr.', 'Sur 00000000000000.'],
    ['Le témoin _gcl_au : a@b-c.fr, {{facts.x}}.', 'Le témoin 0000000 : 00000000, 00000000000.'],
    ['Titre de /mentions-legales à compléter, et/ou 3 km/h.', 'Titre de 00000000000000000 à compléter, et/ou 3 km/h.'],
    ['Peut-être. Après-demain, - oui.', 'Peut-être. Après-demain, - oui.'],
  ])('masks addresses and facts: %s', (text, masked) => expect(maskText(text)).toBe(masked));

  // Each of these would take minutes with quadratic time.
  it.each(['-', 'a-', 'é-', 'a.', '-.', '_', 'a_-', 'a:', 'a@', 'a@b', '{{', 'www', '.é', 'a:*_', '/', '/a', '/a-'])(
    'reads a long text of %s in linear time',
    (sign) => {
      const text = `${sign.repeat(200_000)} fin`;
      expect(maskText(text)).toHaveLength(text.length);
    },
  );
});
