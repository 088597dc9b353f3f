import { describe, expect, it } from 'vitest';
import { checkMutation } from '../mutated-site.ts';

const MANIFEST = 'site.manifest.json';
const STORY = 'content/textes/histoire.md';
const SITE = 'https://boulangerie.exemples.fr';

/** Returns the findings about a link in a text. */
const said = (link: string) =>
  checkMutation({ edits: [{ file: STORY, find: '[Venez le voir](/contact)', put: link }] }).map(
    ({ code, suggestion }) => [code, suggestion],
  );

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
    expect(said(link)).toEqual(findings);
  });

  it('counts as a link to its page', () => {
    const edits = [
      {
        file: MANIFEST,
        find: '"links": [{ "label": "Nous écrire", "to": "/contact" }]',
        put: '"links": [{ "label": "Le pain", "to": "/guides" }]',
      },
      {
        file: MANIFEST,
        find: '{ "label": "Écrivez-nous", "to": "/contact" }',
        put: '{ "label": "Un mot", "to": "/" }',
      },
      { file: MANIFEST, find: '[écrivez-nous](/contact)', put: 'bien sûr' },
      { file: STORY, find: '/contact', put: `${SITE}/contact` },
    ];
    expect(checkMutation({ edits }).map(({ code }) => code)).toEqual(['link/own-address']);
  });

  it('is recognized by the address of the site, with or without a final slash', () => {
    const edits = [
      { file: MANIFEST, find: `"url": "${SITE}"`, put: `"url": "${SITE}/"` },
      { file: STORY, find: '[Venez le voir](/contact)', put: 'http://127.0.0.1:5173/contact' },
    ];
    const own = checkMutation({ edits }).filter(({ code }) => code === 'link/own-address');
    expect(own.map(({ suggestion }) => suggestion)).toEqual([`${SITE}/contact`]);
  });

  it('is allowed if an absolute address is required', () => {
    const edits = [{ file: MANIFEST, find: 'https://pay.exemples.fr/basket', put: `${SITE}/contact` }];
    expect(checkMutation({ edits })).toEqual([]);
  });
});
