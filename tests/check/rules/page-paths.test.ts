import { describe, expect, it } from 'vitest';
import { checkMutation } from '../mutated-site.ts';

const find = '    {\n      "path": "/mentions",';
const description =
  'Les pains de la semaine, du lundi au samedi, avec leurs farines et leurs heures de sortie du four, pour mieux choisir.';

/** Returns the findings about the base site with one more page and other edits: code, pointer, suggestion. */
function said(
  path: string,
  more: object = {},
  edits: { find: string; put: string }[] = [],
): [string, string | null, string | null][] {
  const sections = [{ type: 'hero', heading: 'Nos pains' }];
  const page = { path, title: 'Les pains de la semaine', description, noindex: true, sections, ...more };
  return checkMutation({
    edits: [{ find, put: `${JSON.stringify(page)},\n${find}` }, ...edits].map((one) => ({
      file: 'site.manifest.json',
      ...one,
    })),
  }).map(({ code, pointer, suggestion }) => [code, pointer, suggestion]);
}

const place = '/pages/3/path';

describe('the address of a page', () => {
  it.each([
    ['/tarifs/', '/tarifs'],
    ['/tarifs//', '/tarifs'],
    ['/a//b', '/a/b'],
    ['//tarifs', '/tarifs'],
    ['/tarifs?x', null],
    ['/tarifs#x', null],
    ['/tarifs%20', null],
    ['/tarifs/*', null],
    ['/Nos Pains dorés', '/nos-pains-dores'],
  ])('is not %s; the suggestion is %s', (path, suggestion) => {
    expect(said(path)).toEqual([['schema/bad-form', place, suggestion]]);
  });

  it.each([
    '/index',
    '/tarifs/index',
    '/404',
    '/404.html',
    '/feed.xml',
    '/robots.txt',
    '/media/agenda',
    '/_assets/tarifs',
    '/_routes/devis/numero',
  ])('is not %s, which would be the file of another', (path) => {
    expect(said(path)).toEqual([['page/reserved-path', place, null]]);
  });

  it.each([
    ['/.a', '/a'],
    ['/pains/..levain', '/pains/levain'],
    ['/.pains/.levain', '/pains/levain'],
    ['/.well-known/levain', '/well-known/levain'],
    ['/.contact', null],
    ['/...', null],
    [`/${'a'.repeat(241)}`, null],
    [`/${'é'.repeat(121)}`, null],
  ])('is not %s, which no host serves; the suggestion is %s', (path, suggestion) => {
    expect(said(path)).toEqual([['page/unserved-path', place, suggestion]]);
  });

  it('has parts of at most 240 bytes, as in an example', () => {
    expect(said(`/${'a'.repeat(240)}/${'b'.repeat(240)}`)).toEqual([]);
    expect(said('/offre/:nom', { example: '.a' })).toEqual([['page/unserved-path', '/pages/3/example', 'a']]);
  });

  it('is not the example of a route with a parameter', () => {
    expect(said('/offre/:nom', { example: 'mentions' })).toEqual([]);
    const guide = said('/guides/:nom', { example: 'choisir-son-pain' });
    expect(guide).toEqual([['page/reserved-path', '/chains/0/articles/0', null]]);
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
    ['/equipe/:userName', { example: 'camille' }],
  ])('may be %s', (path, more) => {
    expect(said(path, more)).toEqual([]);
  });

  it.each([
    ['/réalisations', '/realisations'],
    ['/Equipe', '/equipe'],
    ['/equipe.html', '/equipe'],
    ['/equipe/Camille_M', '/equipe/camille_m'],
    ['/Contact', null],
    ['/CONTACT', null],
  ])('should not be %s; the suggestion is %s', (path, suggestion) => {
    expect(said(path)).toEqual([['page/odd-path', place, suggestion]]);
  });
});

it('a page to which only a redirect leads has no link from another page', () => {
  const find = '{ "from": "/pains", "to": "/guides" }';
  const redirect = { find, put: `${find}, { "from": "/anciens-pains", "to": "/nos-pains" }` };
  expect(said('/nos-pains', { noindex: false }, [redirect])).toEqual([['page/orphan', place, null]]);
});
