import { describe, expect, it } from 'vitest';
import { both, edit, MANIFEST, reported, STORY } from '../findings.ts';

interface Redirect {
  from: string;
  to: string;
  status?: number;
}

const moved = (from: string, to: string): Redirect => ({ from, to });
const temporary = (from: string, to: string): Redirect => ({ from, to, status: 302 });

/** Returns a mistake that replaces the redirects of the base site. */
const redirecting = (...redirects: Redirect[]) =>
  edit(MANIFEST, '"redirects": [{ "from": "/pains", "to": "/guides" }]', `"redirects": ${JSON.stringify(redirects)}`);

/** Returns the findings about the base site with these redirects: code, pointer, suggestion. */
const said = (...redirects: Redirect[]) => reported(redirecting(...redirects), 'code', 'pointer', 'suggestion');

describe('redirect/invalid-target', () => {
  it.each([
    ['/pains', 'https://exemple.org/a"b', 'https://exemple.org/a%22b'],
    ['/pains', 'https://exemple.org/a|b^c`d', 'https://exemple.org/a%7Cb%5Ec%60d'],
    ['/pains', 'https://exemple.org/<a>', 'https://exemple.org/%3Ca%3E'],
    ['/pains', 'mailto:a@exemple.org', null],
    ['/pains', 'tel:+33400000000', null],
    // Only some hosts replace a name of the pattern.
    ['/vieux/*', 'https://exemple.org/:splat', null],
    ['/vieux/:nom', 'https://exemple.org/?nom=:nom', null],
    ['/vieux/:an/:nom.html', 'https://exemple.org/:an-:nom.html', null],
    ['/vieux/:nom', '/contact?nom=:nom', null],
  ])('reports a redirect from %s to %s and suggests %s', (from, to, suggestion) => {
    expect(said(moved(from, to))).toEqual([['redirect/invalid-target', '/redirects/0/to', suggestion]]);
  });

  it.each([
    ['/pains', 'https://exemple.org/Special:Search'],
    ['/pains/*', 'https://exemple.org:8443/Special:Search'],
    ['/pains/:nom', 'https://exemple.org/:prenom'],
    ['/pains', 'https://exemple.org/a;b'],
    ['/pains', 'https://exemple.org/?q=$x&y=%7B1%7D'],
    ['/pains', '/contact?sujet=a;b'],
    ['/pains', 'https://exemple.org/{{facts.prix}}'],
  ])('accepts characters that no host replaces, from %s to %s', (from, to) => {
    expect(said(moved(from, to)).filter(([code]) => code !== 'fact/unknown')).toEqual([]);
  });
});

describe('redirect/shadows-file', () => {
  it.each([
    '/media/*',
    '/media/:nom',
    '/_assets/*',
    '/media/social/:nom',
    '/404.html',
    '/robots.txt',
    '/_redirects',
    '/_assets/client.js',
    '/media/social/index.png',
    '/media/wedding.svg',
  ])('reports a redirect from %s', (from) => {
    expect(said(moved(from, '/contact'))).toEqual([['redirect/shadows-file', '/redirects/0/from', null]]);
  });

  it.each(['/media/anciens/*', '/media/tarif.pdf', '/vieux/*', '/vieux/:nom', '/guides/:annee/:nom'])(
    'accepts %s, which no file of the site has',
    (from) => {
      expect(said(moved(from, '/contact'))).toEqual([]);
    },
  );
});

describe('redirect/never-matches', () => {
  it.each([
    ['/?p=12', null],
    ['/contact?id=3', null],
    ['/vieux#prix', '/vieux'],
    ['/vieux/*/prix', null],
    ['/vieux*', null],
    ['/vieux/%2A/prix', null],
    ['/%2e%2e/vieux', null],
    ['/vieux/.%2E/prix', null],
    ['/vieux%2F%2E%2E', null],
    ['/%2E/vieux', null],
  ])('reports a redirect from %s and suggests %s', (from, suggestion) => {
    expect(said(moved(from, '/contact'))).toEqual([['redirect/never-matches', '/redirects/0/from', suggestion]]);
  });

  it.each(['/vieux/:nom/', '/r%C3%A9alisations/', '/vieux.php', '/vieux/...', '/..vieux'])('accepts %s', (from) => {
    expect(said(moved(from, '/contact'))).toEqual([]);
  });
});

it.each([
  ['/vieux', '/vieux/'],
  ['/réalisations', '/r%C3%A9alisations'],
  ['/a//b', '/a/b'],
])('redirect/duplicate treats %s and %s as one address', (one, other) => {
  const found = said(moved(one, '/contact'), moved(other, '/contact'));
  expect(found).toEqual([['redirect/duplicate', '/redirects/1/from', null]]);
});

it.each(['/contact/', '/%63ontact', '//contact', '/:page', '/guides/:nom', '/guides/*', '/*'])(
  'redirect/shadows-page reports %s, which matches a page',
  (from) => {
    expect(said(moved(from, '/guides'))).toEqual([['redirect/shadows-page', '/redirects/0/from', null]]);
  },
);

describe('redirects that lead to redirects', () => {
  const loop = (index: number) => ['redirect/loop', `/redirects/${index}/to`, null];
  const chained = (index: number, end: string | null) => ['redirect/chained', `/redirects/${index}/to`, end];

  it.each<[what: string, redirects: Redirect[], findings: unknown[][]]>([
    ['are a loop: one to itself', [moved('/vieux', '/vieux')], [loop(0)]],
    ['are a loop: one to itself with a slash', [moved('/vieux', '/vieux/?a#b')], [loop(0)]],
    ['are a loop: a pattern into itself', [moved('/vieux/*', '/vieux/tout')], [loop(0)]],
    ['are a loop: temporary ones', [temporary('/a', '/b'), temporary('/b', '/a')], [loop(0)]],
    ['are a chain into a loop', [moved('/a', '/b'), moved('/b', '/c'), moved('/c', '/b')], [chained(0, null), loop(1)]],
    [
      'are a chain of patterns and slashes, whose end is suggested',
      [moved('/a', '/b/c/'), moved('/b/*', '/d?x=1'), moved('/d/', 'https://exemple.org/')],
      [chained(0, 'https://exemple.org/'), chained(1, 'https://exemple.org/')],
    ],
    ['are a chain from a temporary one', [temporary('/a', '/b'), moved('/b', '/contact')], [chained(0, '/contact')]],
    [
      'are a chain whose suggestion ends at a temporary one',
      [moved('/a', '/b'), moved('/b', '/c'), temporary('/c', '/contact')],
      [chained(0, '/c')],
    ],
    ['are accepted if the target is temporary', [moved('/a', '/b'), temporary('/b', '/contact')], []],
  ])('%s', (_, redirects, findings) => {
    expect(said(...redirects)).toEqual(findings);
  });

  it('do not hide a removed page in a loop', () => {
    const add = { 'content/release.json': JSON.stringify({ routes: { '/vieux': { title: 'Vieux', bytes: 9 } } }) };
    const codes = (...redirects: Redirect[]) => reported(both(redirecting(...redirects), { add }), 'code').flat();
    expect(codes(moved('/vieux', '/autre'), moved('/autre', '/vieux'))).toEqual([
      'release/removed-page',
      'redirect/loop',
    ]);
    expect(codes(moved('/vieux', '/contact'))).toEqual([]);
  });
});

describe('a link to a redirect', () => {
  const SITE = 'https://boulangerie.exemples.fr';
  const linked = '[Venez le voir](/pains?jour=lundi#four)';

  it.each<[text: string, target: Redirect, findings: string[][]]>([
    // Its query and its anchor are kept, unless the target has its own.
    [linked, moved('/pains', '/guides?jour=mardi'), [['link/redirected', '/guides?jour=mardi#four']]],
    [
      linked,
      moved('/pains', 'https://exemple.org/#haut'),
      [['link/redirected', 'https://exemple.org/?jour=lundi#haut']],
    ],
    [`${SITE}/pains`, moved('/pains', 'https://exemple.org/a'), [['link/redirected', 'https://exemple.org/a']]],
    [
      'http://127.0.0.1:5173/pains',
      moved('/pains', 'https://exemple.org/a'),
      [['link/own-address', 'https://exemple.org/a']],
    ],
    ['[Venez le voir](/pains)', temporary('/pains', '/guides'), []],
    [`[Venez le voir](${SITE}/pains)`, moved('/pains', '/guides'), [['link/own-address', '/guides']]],
    [`[Venez le voir](${SITE}/pains)`, temporary('/pains', '/guides'), [['link/own-address', '/pains']]],
    [`Écrivez sur ${SITE}/pains`, temporary('/pains', '/guides'), []],
  ])('is replaced by its target, unless it is temporary: %s, %j', (text, target, findings) => {
    const mistake = both(redirecting(target), edit(STORY, '[Venez le voir](/contact)', text));
    expect(reported(mistake, 'code', 'suggestion')).toEqual(findings);
  });
});

describe('link/unknown-page', () => {
  it.each([
    ['/vieux', '/feed.xml', []],
    ['/vieux', '/sitemap.xml', []],
    ['/vieux', '/llms.txt', [['link/unknown-page', '/redirects/0/to', null]]],
    ['/vieux/:nom', '/blog/:nom', [['link/unknown-page', '/redirects/0/to', null]]],
  ])('checks a redirect from %s to %s by its text', (from, to, expected) => {
    expect(said(moved(from, to))).toEqual(expected);
  });

  it('reports the feed of a site without guides', () => {
    const names = ['choisir-son-pain', 'conserver-son-pain', 'recettes-de-pain-perdu'];
    const remove = names.map((name) => `content/guides/${name}.md`);
    const found = reported(both(redirecting(moved('/vieux', '/feed.xml')), { remove }), 'code', 'pointer');
    expect(found).toContainEqual(['link/unknown-page', '/redirects/0/to']);
  });
});
