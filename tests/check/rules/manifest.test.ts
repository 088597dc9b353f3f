import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { baseSite } from '../../fixtures/fixture-site.ts';
import { changed, type Mutation } from '../apply-mutation.ts';
import { both, edit, MANIFEST, reported, reportedCodes, STORY } from '../findings.ts';
import { checkMutation } from '../mutated-site.ts';

it.each([
  ['en', null],
  ['fr-FR', 'fr'],
  ['Français', 'fr'],
])('a site in another language than that of the pages is refused: %s', (language, suggestion) => {
  const found = checkMutation(edit(MANIFEST, '"language": "fr"', `"language": "${language}"`));
  expect(found.map((one) => [one.code, one.suggestion])).toEqual([['schema/bad-form', suggestion]]);
  expect(found[0]?.help).toContain('ne s’écrivent qu’en français');
});

it.each([
  [MANIFEST, '["monday", "tuesday"]', '["monday", "monday"]', 'monday'],
  [MANIFEST, '"plans": ["basket"]', '"plans": ["basket", "basket"]', 'basket'],
  [MANIFEST, '"items": ["camille"]', '"items": ["camille", "camille"]', 'camille'],
  [MANIFEST, '"items": ["wedding"]', '"items": ["wedding", "wedding"]', 'wedding'],
  [MANIFEST, '["conserver-son-pain"]', '["conserver-son-pain", "conserver-son-pain"]', 'conserver-son-pain'],
  ['content/guides/choisir-son-pain.md', '[bread, plate, clock]', '[bread, plate, bread]', 'bread'],
])('a repeated item of a list is reported once: %s, %s', (file, find, put, typed) => {
  expect(reported(edit(file, find, put), 'code', 'message')).toEqual([
    ['schema/repeated-item', expect.stringContaining(`« ${typed} »`)],
  ]);
});

describe('a title that looks like another', () => {
  it.each([
    ['L’heure du pain : la voici…', "L'heure du pain: la  voici...", ['seo/repeated-title']],
    ['L’été du boulanger', 'L’e\u0301te\u0301 DU BOULANGER', ['seo/repeated-title']],
    ['L’heure du pain : la voici', 'L’heure du pain : la voilà', []],
  ])('is reported, however it is typed, unless a word differs: %s, %s', (title, other, codes) => {
    const mistake = both(
      edit(MANIFEST, '"title": "Écrire à la boulangerie"', `"title": "${title}"`),
      edit(MANIFEST, '"title": "Guides du pain et du levain"', `"title": "${other}"`),
    );
    expect(reportedCodes(mistake)).toEqual(codes);
  });
});

const { pages } = JSON.parse(readFileSync(path.join(baseSite, MANIFEST), 'utf8')) as { pages: { path: string }[] };

it.each(pages.map((page, index) => ({ page, next: index + 1 })))(
  'a page copied with its path is reported once: $page.path',
  ({ page, next }) => {
    for (const change of [{}, { title: 'Un tout autre titre de page' }]) {
      const mistake = changed<{ pages: object[] }>((manifest) => {
        manifest.pages.splice(next, 0, { ...page, ...change });
      });
      expect(reported(mistake, 'code', 'pointer')).toEqual([['page/duplicate-path', `/pages/${next}/path`]]);
    }
  },
);

describe('values below a misspelt key', () => {
  const found = (...edits: Mutation[]) => reported(both(...edits), 'code', 'pointer');

  it('are checked once it is corrected, in the manifest and in front matter', () => {
    const file = 'content/guides/choisir-son-pain.md';
    const missing = edit(MANIFEST, '"media/camille.svg"', '"media/camile.svg"');
    expect(found(missing, edit(MANIFEST, '"testimonials": [', '"testimonial": ['))).toEqual([
      ['schema/unknown-key', '/testimonial'],
    ]);
    expect(found(edit(file, 'description: "Baguette', 'descripton: "{{facts.delais}} Baguette'))).toEqual([
      ['schema/unknown-key', '/descripton'],
    ]);
  });

  it('are ignored, and those of the correct key are checked, if both keys exist', () => {
    const twice = '"contant": "Bon.", "content": "{{facts.delais}}"';
    expect(found(edit(MANIFEST, '"content": "Le pain est bon."', twice))).toContainEqual([
      'fact/unknown',
      '/testimonials/0/content',
    ]);
  });
});

describe('an unused plan', () => {
  const plan =
    '{ "id": "big", "name": "Grand", "price": "59 €", "monthlyPrice": 59, "popular": false, "paymentLink": "https://pay.exemples.fr/big", "benefits": ["Un"], "hasSEO": false }';
  const withPlan = edit(MANIFEST, '"plans": [\n', `"plans": [\n    ${plan},\n`);

  it('is a note', () => {
    expect(reported(withPlan, 'code', 'severity')).toEqual([['reference/unused', 'note']]);
  });

  it.each([
    ['a block', '"plans": ["basket"]', '"plans": ["basket", "big"]', []],
    ['a text', 'Du pain, tous les jours.', 'Du pain, {{plans.big.price}} par mois.', []],
    ['a fact', '"from": "plans.basket.monthlyPrice"', '"from": "plans.big.monthlyPrice"', []],
    ['a misspelt name', '"plans": ["basket"]', '"plans": ["basket", "bigg"]', ['reference/unknown']],
  ])('is accepted if %s refers to it', (_, find, put, codes) => {
    expect(reportedCodes(both(withPlan, edit(MANIFEST, find, put)))).toEqual(codes);
  });
});

describe('a text that contains itself', () => {
  const found = (...edits: Mutation[]) => reported(both(...edits), 'code', 'pointer');

  it('is found in both texts that contain each other, and in none that is only contained', () => {
    expect(
      found(
        edit(MANIFEST, '"site": { "name": "Boulangerie Test"', '"site": { "name": "{{business.name}}"'),
        edit(MANIFEST, '"business": {\n    "name": "Boulangerie Test"', '"business": {\n    "name": "{{site.name}}"'),
        edit(MANIFEST, '"name": "Panier du mois"', '"name": "Panier de {{business.name}}"'),
      ),
    ).toEqual([
      ['fact/circular', '/site/name'],
      ['fact/circular', '/business/name'],
    ]);
  });

  it('is found in a fact', () => {
    const fact = '"echo": { "label": "Écho", "format": "text", "value": "Voir {{facts.echo}}" },';
    expect(found(edit(MANIFEST, '"facts": {', `"facts": {\n    ${fact}`))).toEqual([
      ['fact/circular', '/facts/echo/value'],
    ]);
  });
});

describe('a code of a check', () => {
  /** Returns the findings with these checks in the manifest, and a text before the link of the story. */
  function found(checks: object, text = '') {
    const put = `"checks": ${JSON.stringify(checks)},\n  "site": {`;
    return checkMutation(both(edit(MANIFEST, '"site": {', put), edit(STORY, '[Venez', `${text}[Venez`)));
  }

  it('that is unknown is underlined, wherever it is typed, and is replaced by the suggestion', () => {
    const [unknown, length] = ['checks/unknown-code', 'page/orfan'.length];
    const said = (...args: Parameters<typeof found>) =>
      found(...args).map(({ code, file, pointer, column, endColumn, suggestion }) => [
        ...[code, file, pointer, endColumn - column],
        suggestion,
      ]);
    expect(said({ rules: { 'page/orphan': 'off' } })).toEqual([]);
    expect(said({ rules: { 'page/orfan': 'off', 'tout/autre-chose': 'note' } })).toEqual([
      [unknown, MANIFEST, '/checks/rules/page~1orfan', length, 'page/orphan'],
      [unknown, MANIFEST, '/checks/rules/tout~1autre-chose', '"tout/autre-chose"'.length, null],
    ]);
    expect(said({ silenced: [{ code: 'page/orfan', reason: 'Une page à part.' }] })).toEqual([
      [unknown, MANIFEST, '/checks/silenced/0/code', length, 'page/orphan'],
    ]);
    expect(said({}, '<!-- check-off page/orfan: une page à part -->\n')).toEqual([
      [unknown, STORY, null, length, 'page/orphan'],
    ]);
  });

  it.each([
    ['removed', 'editor/stale-suggestions', null],
    ['renamed', 'chain/article-in-no-chain', 'chain/lost-guide'],
  ])('that was %s is accepted, wherever it is typed, and replaced by its new name: %s', (_, code, now) => {
    const checks = { rules: { [code]: 'off' }, silenced: [{ code, reason: 'Un brouillon.' }] };
    const said = found(checks, `<!-- check-off ${code}: un brouillon -->\n`);
    expect(said.map((one) => [one.code, one.severity, one.file, one.pointer, one.suggestion])).toEqual([
      ['checks/retired-code', 'note', STORY, null, now],
      ['checks/retired-code', 'note', MANIFEST, `/checks/rules/${code.replace('/', '~1')}`, now],
      ['checks/retired-code', 'note', MANIFEST, '/checks/silenced/0/code', now],
    ]);
  });
});

describe('a missing part of the manifest', () => {
  const partsMissing = (change: (manifest: Record<string, unknown>) => void) =>
    reported(changed(change), 'code', 'pointer', 'message').filter(([code]) => code === 'reference/missing-part');

  it('is reported at every form of a site without a mail service', () => {
    expect(partsMissing((manifest) => delete manifest.mail)).toEqual([
      [
        'reference/missing-part',
        '/pages/2/sections/2/type',
        '« contact » a besoin de la partie « Envoi » du manifeste, qui n’y est pas.',
      ],
    ]);
  });

  it('is accepted if neither a chain nor a form needs it', () => {
    const unneeded = (manifest: Record<string, unknown>) => {
      manifest.chains = [];
      delete manifest.guides;
    };
    expect(partsMissing(unneeded)).toEqual([]);
  });
});

describe('a name between braces', () => {
  it.each([
    ['in a Markdown text of the manifest', '"Oui, [écrivez-nous]', '"Oui, {{facts.inconnu}}, [écrivez-nous]'],
    ['of an order outside of its mail', '"Du pain, tous les jours."', '"Du pain {{pack}}, tous les jours."'],
  ])('is reported once %s', (_, find, put) => {
    expect(reportedCodes(edit(MANIFEST, find, put))).toEqual(['fact/unknown']);
  });
});

describe('a price in words', () => {
  const differing = (price: string, monthlyPrice: number) => {
    const put = `"price": "${price}", "monthlyPrice": ${monthlyPrice}`;
    return reported(edit(MANIFEST, '"price": "29 €",\n      "monthlyPrice": 29', put), 'code', 'suggestion')
      .filter(([code]) => code === 'price/text-differs')
      .map(([, suggestion]) => suggestion);
  };

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

  it('is compared with nothing if it is missing, and with no fact in whole euros if it has cents', () => {
    const missing = changed<{ plans: { price?: string }[] }>(({ plans }) => delete plans[0]?.price);
    expect(reportedCodes(missing)).not.toContain('price/text-differs');
    const cents = edit(MANIFEST, 'Commandez {{facts.delay}} à l’avance.', 'Le panier coûte 29€90.');
    expect(reportedCodes(cents)).not.toContain('fact/typed-by-hand');
  });
});
