import { describe, expect, it } from 'vitest';
import { withoutMarkup } from '../../src/text/without-markup.ts';

describe('withoutMarkup', () => {
  it.each([
    ['Nos **pièces** montées', 'Nos pièces montées'],
    ['**Tout**', 'Tout'],
    ['__Tout__ de suite', 'Tout de suite'],
    ['Voir [nos tarifs](/tarifs) et [écrire](mailto:a@b.fr)', 'Voir nos tarifs et écrire'],
    ['![Un four](media/four.jpg)', 'Un four'],
    ['Un <b>vrai</b> <span class="x">pain</span>', 'Un vrai pain'],
    ['<strong><em>Un</em></strong> pain', 'Un pain'],
    ['Un pain<br/>et un four', 'Un pain et un four'],
    ['Un pain <BR> et un four', 'Un pain et un four'],
    ['## Nos pains', 'Nos pains'],
    ['Pain &amp; four&nbsp;!', 'Pain & four !'],
  ])('keeps the readable text of « %s »', (typed, plain) => {
    expect(withoutMarkup(typed)).toBe(plain);
  });

  it.each([
    'À quoi sert la balise <title> ?',
    'Les balises <b> et <strong>',
    'Un prix* sans surprise (*hors options)',
    '5 ** 2, ou 2 * 3 * 4',
    'Le fichier __init__.py et mon__fichier__final',
    'À compléter [SIREN à compléter] (voir plus bas)',
    '[un](deux)',
    '#pain n° 1',
    'Question & réponse',
    'a < b et b > a',
    '**',
  ])('does not change « %s »', (text) => {
    expect(withoutMarkup(text)).toBe(text);
  });

  // Each of these would take minutes with quadratic time.
  it.each(['**', '__', '[a](', '<b>', '<b', '[', ' ', '__a ', '[a](/', '<b>a'])(
    'does not change a long run of « %s »',
    (sign) => {
      const long = sign.repeat(200_000);
      expect(withoutMarkup(long) === long).toBe(true);
    },
  );

  it('reads a long run of pairs in linear time', () => {
    expect(withoutMarkup('**a** '.repeat(100_000)) === 'a '.repeat(100_000)).toBe(true);
  });
});
