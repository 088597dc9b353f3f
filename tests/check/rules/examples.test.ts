import { describe, expect, it } from 'vitest';
import { checkMutation } from '../mutated-site.ts';

const file = 'site.manifest.json';
const link = '"label": "Nous écrire", "to": "/contact"';

/** Returns the findings about a site with examples and a link in its footer. */
function foundIn(examples: object[], to: string) {
  const declared = { file, find: '"redirects": [', put: `"examples": ${JSON.stringify(examples)}, "redirects": [` };
  const linked = { file, find: link, put: link.replace('/contact', to) };
  return checkMutation({ edits: [declared, linked] }).map(({ code, suggestion }) => [code, suggestion]);
}

const mason = { path: '/exemples/macon/', starter: 'macon' };

describe('a link to an example', () => {
  it('leads to a declared one', () => {
    expect(foundIn([mason], '/exemples/macon/')).toEqual([]);
  });

  it.each([
    ['/exemples/masson/', 'link/unknown-page'],
    ['/exemples/macon/devis', 'link/unknown-page'],
    ['/exemples/macon', 'link/inexact-path'],
  ])('is an error with the address of a declared one if it leads to none: %s', (to, code) => {
    expect(foundIn([mason], to)).toEqual([[code, '/exemples/macon/']]);
  });
});

describe('examples', () => {
  it('have distinct addresses', () => {
    expect(foundIn([mason, { ...mason, starter: 'coiffure' }], '/contact')).toEqual([['page/duplicate-path', null]]);
  });

  it.each([
    [{ ...mason, starter: 'maçon' }, 'macon'],
    [{ ...mason, path: '/exemples/macon' }, '/exemples/macon/'],
    [{ ...mason, path: 'exemples/Maçon' }, '/exemples/macon/'],
  ])('have an address below /exemples/ and an existing starter', (example, suggestion) => {
    expect(foundIn([example], '/contact')).toEqual([[expect.stringMatching(/^schema\//), suggestion]]);
  });

  it('have links to their intended address: one mistake is one message', () => {
    const found = foundIn([{ ...mason, path: '/exemples/macon' }], '/exemples/macon/');
    expect(found).toEqual([['schema/bad-form', '/exemples/macon/']]);
  });
});
