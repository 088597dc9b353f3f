import { describe, expect, it } from 'vitest';
import { both, edit, MANIFEST, reported, reportedCodes, STORY } from '../findings.ts';

const SITE = 'https://boulangerie.exemples.fr';

/** Edits that change the target of the link in the story and of one in the footer, which are both `/contact`. */
const inStory = (to: string) => edit(STORY, '(/contact)', `(${to})`);
const footer = '"label": "Nous écrire", "to": "/contact"';
const inFooter = (to: string) => edit(MANIFEST, footer, footer.replace('/contact', to));

describe('an absolute link within the site', () => {
  it.each([
    [`[Venez le voir](${SITE}/contact#message)`, [['link/own-address', '/contact#message']]],
    ['[Venez le voir](http://localhost:5173/contact)', [['link/own-address', '/contact']]],
    ['http://127.0.0.1:5173/contact', [['link/own-address', `${SITE}/contact`]]],
    [`[Venez le voir](${SITE}/contcat)`, [['link/unknown-page', '/contact']]],
    [`[Venez le voir](${SITE}/Contact/)`, [['link/inexact-path', '/contact']]],
    [`[Venez le voir](${SITE}/pains)`, [['link/own-address', '/guides']]],
    [`[Venez le voir](${SITE}/pains?jour=lundi#four)`, [['link/own-address', '/guides?jour=lundi#four']]],
    ['[Venez le voir](/pains?jour=lundi#four)', [['link/redirected', '/guides?jour=lundi#four']]],
    [`Écrivez sur ${SITE}/contact`, []],
    [`Écrivez sur <${SITE}/contact>`, []],
    [`Écrivez sur ${SITE}/contcat`, [['link/unknown-page', `${SITE}/contact`]]],
    [`Écrivez sur ${SITE}/Contact`, [['link/inexact-path', `${SITE}/contact`]]],
    [`Écrivez sur ${SITE}/pains`, [['link/redirected', `${SITE}/guides`]]],
    [`Écrivez sur ${SITE}/contact#mesage`, [['link/unknown-anchor', `${SITE}/contact#message`]]],
    ['[Venez le voir](https://autre.example.com/contact)', []],
  ])('is checked like its path: %s', (link, findings) => {
    expect(reported(edit(STORY, '[Venez le voir](/contact)', link), 'code', 'suggestion')).toEqual(findings);
  });

  it('counts as a link to its page', () => {
    const mistake = both(
      edit(MANIFEST, `"links": [{ ${footer} }]`, '"links": [{ "label": "Le pain", "to": "/guides" }]'),
      edit(MANIFEST, '{ "label": "Écrivez-nous", "to": "/contact" }', '{ "label": "Un mot", "to": "/" }'),
      edit(MANIFEST, '[écrivez-nous](/contact)', 'bien sûr'),
      edit(STORY, '/contact', `${SITE}/contact`),
    );
    expect(reportedCodes(mistake)).toEqual(['link/own-address']);
  });

  it('is recognized by the address of the site, with or without a final slash', () => {
    const slashed = edit(MANIFEST, `"url": "${SITE}"`, `"url": "${SITE}/"`);
    const mistake = both(slashed, edit(STORY, '[Venez le voir](/contact)', 'http://127.0.0.1:5173/contact'));
    expect(reported(mistake, 'code', 'suggestion')).toContainEqual(['link/own-address', `${SITE}/contact`]);
  });

  it('is allowed if an absolute address is required', () => {
    expect(reportedCodes(edit(MANIFEST, 'https://pay.exemples.fr/basket', `${SITE}/contact`))).toEqual([]);
  });
});

it.each([
  ['/contact\u00A0', '/contact'],
  ['\u202F/contact', '/contact'],
  ['/con\u200Btact', '/contact'],
  ['https://four.exemples.fr/a\uFEFF', 'https://four.exemples.fr/a'],
  ['mailto:pain@exemples.fr\u00A0', 'mailto:pain@exemples.fr'],
])('an invisible space in an address is reported once, in a text and in the manifest: %j', (to, suggestion) => {
  for (const mistake of [inStory(to), inFooter(to)])
    expect(reported(mistake, 'code', 'suggestion')).toEqual([['link/odd-space', suggestion]]);
});

describe('a link with a value of the manifest', () => {
  /** Returns the findings about a link in a text, after an edit of the manifest. */
  const found = (to: string, find: string, put: string) =>
    reported(both(inStory(to), edit(MANIFEST, find, put)), 'code', 'pointer', 'suggestion');

  it.each([
    ['tel:{{business.phone}}', 'phone', '04 00 00 00 01', '04 00 00 00'],
    ['sms:{{business.phone}}?body=Oui', 'phone', '04 00 00 00 01', '04 00'],
    ['mailto:{{business.email}}', 'email', 'pain@exemples.fr', 'pain@exemples'],
  ])('does not repeat a mistake of that value: %s', (to, key, find, put) => {
    const all = found(to, find, put).map(([code, pointer]) => [code, pointer]);
    expect(all).toContainEqual([`contact/malformed-${key}`, `/business/${key}`]);
    expect(all.filter(([, pointer]) => pointer === null)).toEqual([]);
  });

  it.each([
    ['tel:04 00', 'contact/malformed-phone'],
    ['tel:04 00 00 00 01', undefined],
    ['mailto:pain@exemples,fr', 'contact/malformed-email'],
    ['http://exemples.fr', 'link/not-https'],
    ['htps://exemples.fr', 'link/malformed'],
    ['/contact\u00A0', 'link/odd-space'],
    ['/Contact', 'link/inexact-path'],
    ['/contcat', 'link/unknown-page'],
    ['/contact#mesage', 'link/unknown-anchor'],
    ['/pains', 'link/redirected'],
    ['https://boulangerie.exemples.fr/contact', 'link/own-address'],
  ])('is not replaced by a correction of that value: %s', (value, code) => {
    const shop = `"facts": { "shop": { "label": "Boutique", "format": "text", "value": "${value}" },`;
    const all = found('{{facts.shop}}', '"facts": {', shop);
    const expected = code === undefined ? [] : [[code, null, null]];
    expect(all.filter(([name]) => /^(?:link|contact)\//.test(String(name)))).toEqual(expected);
  });
});

describe('an example', () => {
  const mason = { path: '/exemples/macon/', starter: 'macon' };

  /** Returns the findings about a site with examples and a link in its footer. */
  function found(to: string, ...examples: object[]) {
    const declared = edit(MANIFEST, '"redirects": [', `"examples": ${JSON.stringify(examples)}, "redirects": [`);
    return reported(both(declared, inFooter(to)), 'code', 'suggestion');
  }

  it.each([
    ['/exemples/macon/', []],
    ['/exemples/masson/', [['link/unknown-page', '/exemples/macon/']]],
    ['/exemples/macon/devis', [['link/unknown-page', '/exemples/macon/']]],
    ['/exemples/macon', [['link/inexact-path', '/exemples/macon/']]],
  ])('is what a link leads to, or is suggested for a link that leads to none: %s', (to, findings) => {
    expect(found(to, mason)).toEqual(findings);
  });

  it('has an address of its own', () => {
    expect(found('/contact', mason, { ...mason, starter: 'coiffure' })).toEqual([['page/duplicate-path', null]]);
  });

  it.each([
    [{ ...mason, starter: 'maçon' }, '/contact', 'macon'],
    [{ ...mason, path: '/exemples/macon' }, '/contact', '/exemples/macon/'],
    [{ ...mason, path: 'exemples/Maçon' }, '/contact', '/exemples/macon/'],
    [{ ...mason, path: '/exemples/macon' }, '/exemples/macon/', '/exemples/macon/'],
  ])(
    'has an address below /exemples/ and an existing starter: %j, even with a link to %s',
    (example, to, suggestion) => {
      expect(found(to, example)).toEqual([[expect.stringMatching(/^schema\//), suggestion]]);
    },
  );
});
