import { describe, expect, it } from 'vitest';
import { edit, MANIFEST, reported, reportedCodes, STORY } from '../findings.ts';

describe('placeholder/standing', () => {
  const found = (find: string, put: string) => reported(edit(MANIFEST, find, put), 'code', 'message', 'help');

  it('shows a placeholder as visitors would read it, with facts filled in', () => {
    const put = '"placeholder": true, "name": "Panier de {{business.name}}"';
    expect(found('"name": "Panier du mois"', put)).toEqual([
      ['placeholder/standing', expect.stringContaining('Panier de Boulangerie Test'), expect.anything()],
    ]);
  });

  it('shows a provisional answer with its question, and what to put there', () => {
    expect(found('"answer": "Oui, ', '"placeholder": true, "answer": "Oui, ')).toEqual([
      [
        'placeholder/standing',
        expect.stringMatching(/Question \(.+\?\)/),
        expect.stringContaining('retirez la question'),
      ],
    ]);
  });
});

describe('placeholder/unmarked', () => {
  const found = (find: string, put: string, release = false) =>
    reported({ ...edit(MANIFEST, find, put), release }, 'code', 'severity', 'pointer');

  it.each([
    ['"url": "https://boulangerie.exemples.fr"', '"url": "https://www.example.com"', '/site/url'],
    ['"phone": "04 00 00 00 01"', '"phone": "04 65 71 00 48"', '/business/phone'],
    ['"email": "pain@exemples.fr"', '"email": "pain@example.org"', '/business/email'],
    ['"phone": "04 00 00 00 02"', '"phone": "06 39 98 00 02"', '/business/legal/host/phone'],
    ['"paymentLink": "https://pay.exemples.fr/basket"', '"paymentLink": "https://pay.test/"', '/plans/0/paymentLink'],
    ['"connect": ["mail', '"image": ["*.example.net"], "connect": ["mail', '/services/0/hosts/image/0'],
    ['"to": "/contact" }] }],', '"to": "mailto:pain@four.invalid" }] }],', '/navigation/footer/columns/0/links/0/to'],
    ['"to": "/contact" }] }],', '"to": "tel:+33465710048" }] }],', '/navigation/footer/columns/0/links/0/to'],
  ])('finds values that lead nowhere: %s', (find, put, pointer) => {
    expect(found(find, put)).toEqual([['placeholder/unmarked', 'note', pointer]]);
    expect(found(find, put, true)).toEqual([['placeholder/unmarked', 'error', pointer]]);
  });

  it('ignores values that are already marked', () => {
    const put = '"placeholder": true, "url": "https://www.example.com"';
    expect(found('"url": "https://boulangerie.exemples.fr"', put)).toEqual([
      ['placeholder/standing', 'note', '/site/placeholder'],
    ]);
  });

  it('ignores examples in texts, in the manifest and in guides', () => {
    expect(found('"Cette adresse est incomplète."', '"Exemple : camille@example.com, 04 65 71 00 48."')).toEqual([]);
    const text = '[un exemple](https://www.example.com/) et `ns1.example.net`, au 04 65 71 00 48. ';
    expect(reportedCodes(edit(STORY, '[Venez', `${text}[Venez`))).toEqual([]);
  });
});
