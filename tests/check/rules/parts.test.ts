import { describe, expect, it } from 'vitest';
import { changed, type Mutation } from '../apply-mutation.ts';
import { checkMutation } from '../mutated-site.ts';

const MANIFEST = 'site.manifest.json';

type Manifest = Record<string, unknown> & { plans: Record<string, unknown>[]; chains: { articles: string[] }[] };

const edit = (find: string, put: string): Mutation => ({ edits: [{ file: MANIFEST, find, put }] });

const found = (mistake: Mutation) =>
  checkMutation(mistake).map(({ code, pointer, suggestion }) => [code, pointer, suggestion]);

describe('reference/missing-part', () => {
  it('reports every form of a site without a mail service', () => {
    const mistake = changed<Manifest>((manifest) => {
      delete manifest.mail;
    });
    expect(checkMutation(mistake).filter(({ code }) => code === 'reference/missing-part')).toMatchObject([
      {
        pointer: '/pages/2/sections/2/type',
        message: '« contact » a besoin de la partie « Envoi » du manifeste, qui n’y est pas.',
      },
    ]);
  });

  it('requires no part that neither a chain nor a form needs', () => {
    const mistake = changed<Manifest>((manifest) => {
      manifest.chains = [];
      delete manifest.guides;
    });
    expect(found(mistake).map(([code]) => code)).not.toContain('reference/missing-part');
  });
});

describe('service/undeclared-host', () => {
  it('treats a port as part of a host, like browsers', () => {
    const declared = 'https://agenda.exemples.fr/pain';
    expect(found(edit(declared, 'https://agenda.exemples.fr:8443/pain'))).toEqual([
      ['service/undeclared-host', '/pages/2/sections/1/url', declared],
    ]);
    expect(found(edit(declared, 'https://agenda.exemples.fr:443/pain'))).toEqual([]);
  });

  it('matches subdomains with a star, and no other hosts', () => {
    const declared = '"connect": ["mail.exemples.fr"]';
    expect(found(edit(declared, '"connect": ["*.exemples.fr"]'))).toEqual([]);
    expect(found(edit(declared, '"connect": ["*.autre.exemples.fr"]'))).toEqual([
      ['service/undeclared-host', '/mail/origin', null],
    ]);
  });
});

describe('names between braces', () => {
  it('are reported once in a Markdown text, in a file and in the manifest', () => {
    const inFile: Mutation = {
      edits: [
        { file: 'content/textes/histoire.md', find: '[Venez le voir]', put: '{{facts.inconnu}} [Venez le voir]' },
      ],
    };
    for (const mistake of [inFile, edit('"Oui, [écrivez-nous]', '"Oui, {{facts.inconnu}}, [écrivez-nous]')]) {
      expect(found(mistake).map(([code]) => code)).toEqual(['fact/unknown']);
    }
  });

  it('of an order are only known in its mail', () => {
    expect(
      found(edit('"Du pain, tous les jours."', '"Du pain {{pack}}, tous les jours."')).map(([code]) => code),
    ).toEqual(['fact/unknown']);
  });
});

describe('price/text-differs', () => {
  it('has nothing to compare if a plan has no price text', () => {
    const mistake = changed<Manifest>(({ plans: [plan] }) => {
      delete plan?.price;
    });
    expect(found(mistake).map(([code]) => code)).not.toContain('price/text-differs');
  });
});

describe('a price in words', () => {
  const differing = (price: string, monthlyPrice = 29) =>
    found(edit('"price": "29 €",\n      "monthlyPrice": 29', `"price": "${price}", "monthlyPrice": ${monthlyPrice}`))
      .filter(([code]) => code === 'price/text-differs')
      .map(([, , suggestion]) => suggestion);

  it.each([
    ['1er mois offert, puis 29 €', 29],
    ['1 séance : 12 €', 12],
    ['29€90', 29.9],
    ['240 € par an, soit 20 € par mois', 20],
    ['de 20 à 30 €', 20],
    ['29 par mois', 29],
    ['2.400 €', 2400],
    ['Dès 1’440 €', 1440],
    ['1er mois offert, puis 29 CHF', 29],
    ['29 à 39 €', 39],
  ])('is that of the plan: %s', (price, monthlyPrice) => {
    expect(differing(price, monthlyPrice)).toEqual([]);
  });

  it.each([
    ['1er mois offert, puis 19 €', 29, '1er mois offert, puis 29 €'],
    ['1 séance : 1 200 € TTC', 1250.5, '1 séance : 1 250,50 € TTC'],
    ['29€90 par mois', 35, '35€ par mois'],
    ['29€90', 29, '29€'],
    ['19 par mois', 29, '29 par mois'],
    ['19 € ou 24 €', 29, null],
    ['1er mois offert, puis 19 CHF', 29, null],
    ['19 à 39 €', 29, null],
    ['10€24h', 29, '29€24h'],
  ])('differs from that of the plan: %s', (price, monthlyPrice, suggestion) => {
    expect(differing(price, monthlyPrice)).toEqual([suggestion]);
  });

  it('with euros and cents is not a price in whole euros', () => {
    const mistake = edit('Commandez {{facts.delay}} à l’avance.', 'Le panier coûte 29€90.');
    expect(found(mistake).map(([code]) => code)).not.toContain('fact/typed-by-hand');
  });
});

describe('chain/lost-guide', () => {
  it('only suggests unlisted texts in the folder of the hub', () => {
    const misspelt = edit('"choisir-son-pain"', '"choisir-son-pian"');
    expect(found(misspelt)).toEqual([['chain/lost-guide', '/chains/0/articles/0', 'choisir-son-pain']]);
    const doubled = edit('"conserver-son-pain"', '"conserver-son-pain", "conserver-son-pian"');
    expect(found(doubled).filter(([code]) => code === 'chain/lost-guide')).toEqual([
      ['chain/lost-guide', '/chains/0/articles/2', null],
    ]);
    const gone = checkMutation({ remove: ['content/guides/choisir-son-pain.md'] });
    expect(gone.filter(({ code }) => code === 'chain/lost-guide').map(({ suggestion }) => suggestion)).toEqual([null]);
  });
});
