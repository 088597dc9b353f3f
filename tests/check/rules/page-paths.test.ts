import { describe, expect, it } from 'vitest';
import { both, edit, MANIFEST, reported } from '../findings.ts';

/** Returns a mistake that adds a page as the fourth one. */
function added(path: string, more: object = {}) {
  const find = '    {\n      "path": "/mentions",';
  const description =
    'Les pains de la semaine, du lundi au samedi, avec leurs farines et leurs heures de sortie du four, pour mieux choisir.';
  const sections = [{ type: 'hero', heading: 'Nos pains' }];
  const page = { path, title: 'Les pains de la semaine', description, noindex: true, sections, ...more };
  return edit(MANIFEST, find, `${JSON.stringify(page)},\n${find}`);
}

const said = (...page: Parameters<typeof added>) => reported(added(...page), 'code', 'pointer', 'suggestion');

describe('the address of a page', () => {
  it.each([
    ['/tarifs/', 'schema/bad-form', '/tarifs'],
    ['/tarifs//', 'schema/bad-form', '/tarifs'],
    ['/a//b', 'schema/bad-form', '/a/b'],
    ['//tarifs', 'schema/bad-form', '/tarifs'],
    ['/tarifs?x', 'schema/bad-form', null],
    ['/tarifs#x', 'schema/bad-form', null],
    ['/tarifs%20', 'schema/bad-form', null],
    ['/tarifs/*', 'schema/bad-form', null],
    ['/Nos Pains dorés', 'schema/bad-form', '/nos-pains-dores'],
    // The address is that of the file of another.
    ['/tarifs/index', 'page/reserved-path', null],
    ['/404', 'page/reserved-path', null],
    ['/robots.txt', 'page/reserved-path', null],
    ['/media/agenda', 'page/reserved-path', null],
    ['/_assets/tarifs', 'page/reserved-path', null],
    ['/_routes/devis/numero', 'page/reserved-path', null],
    // No host serves it.
    ['/.a', 'page/unserved-path', '/a'],
    ['/pains/..levain', 'page/unserved-path', '/pains/levain'],
    ['/.pains/.levain', 'page/unserved-path', '/pains/levain'],
    ['/.well-known/levain', 'page/unserved-path', '/well-known/levain'],
    ['/.contact', 'page/unserved-path', null],
    ['/...', 'page/unserved-path', null],
    [`/${'a'.repeat(241)}`, 'page/unserved-path', null],
    [`/${'é'.repeat(121)}`, 'page/unserved-path', null],
    ['/réalisations', 'page/odd-path', '/realisations'],
    ['/Equipe', 'page/odd-path', '/equipe'],
    ['/equipe.html', 'page/odd-path', '/equipe'],
    ['/equipe/Camille_M', 'page/odd-path', '/equipe/camille_m'],
    ['/Contact', 'page/odd-path', null],
    ['/CONTACT', 'page/odd-path', null],
  ])('is not %s: %s, the suggestion is %s', (path, code, suggestion) => {
    expect(said(path)).toEqual([[code, '/pages/3/path', suggestion]]);
  });

  it('is not the example of a route with a parameter, which has parts of at most 240 bytes, too', () => {
    expect(said('/offre/:nom', { example: 'mentions' })).toEqual([]);
    const guide = said('/guides/:nom', { example: 'choisir-son-pain' });
    expect(guide).toEqual([['page/reserved-path', '/chains/0/articles/0', null]]);
    expect(said('/offre/:nom', { example: '.a' })).toEqual([['page/unserved-path', '/pages/3/example', 'a']]);
  });

  it.each<[path: string, more?: object]>([
    ['/tarifs'],
    ['/realisations'],
    ['/index-des-pains'],
    ['/pains/404'],
    ['/equipe/camille-m'],
    ['/equipe_2'],
    ['/команда'],
    ['/v1.2'],
    [`/${'a'.repeat(240)}/${'b'.repeat(240)}`],
    ['/equipe/:userName', { example: 'camille' }],
  ])('may be %s', (...page) => {
    expect(said(...page)).toEqual([]);
  });

  it('has no link from another page if only a redirect leads to it', () => {
    const redirect = '{ "from": "/pains", "to": "/guides" }';
    const more = `${redirect}, { "from": "/anciens-pains", "to": "/nos-pains" }`;
    const mistake = both(added('/nos-pains', { noindex: false }), edit(MANIFEST, redirect, more));
    expect(reported(mistake, 'code', 'pointer')).toEqual([['page/orphan', '/pages/3/path']]);
  });
});
