import { describe, expect, it } from 'vitest';
import { checkMutation } from '../mutated-site.ts';

interface Redirect {
  from: string;
  to: string;
  status?: number;
}

const find = '"redirects": [{ "from": "/pains", "to": "/guides" }]';

/** Returns the findings about the base site with these redirects: code, pointer, suggestion. */
function said(redirects: Redirect[], add: Record<string, string> = {}): [string, string | null, string | null][] {
  const put = `"redirects": ${JSON.stringify(redirects)}`;
  return checkMutation({ edits: [{ file: 'site.manifest.json', find, put }], add }).map(
    ({ code, pointer, suggestion }) => [code, pointer, suggestion],
  );
}

describe('redirect/invalid-target', () => {
  it.each([
    ['https://exemple.org/{id}', 'https://exemple.org/%7Bid%7D'],
    ['https://exemple.org/a"b', 'https://exemple.org/a%22b'],
    ['https://exemple.org/a|b^c`d', 'https://exemple.org/a%7Cb%5Ec%60d'],
    ['https://exemple.org/<a>', 'https://exemple.org/%3Ca%3E'],
    ['mailto:a@exemple.org', null],
    ['tel:+33400000000', null],
  ])('reports « %s » and suggests %s', (to, suggestion) => {
    expect(said([{ from: '/pains', to }])).toEqual([['redirect/invalid-target', '/redirects/0/to', suggestion]]);
  });

  it.each([
    ['/vieux/*', 'https://exemple.org/:splat'],
    ['/vieux/:nom', 'https://exemple.org/?nom=:nom'],
    ['/vieux/:an/:nom.html', 'https://exemple.org/:an-:nom.html'],
    ['/vieux/:nom', '/contact?nom=:nom'],
  ])('reports the pattern name in « %s », which only some hosts replace: %s', (from, to) => {
    expect(said([{ from, to }])).toEqual([['redirect/invalid-target', '/redirects/0/to', null]]);
  });

  it('leaves a pattern name in a path without a page to the rule about missing pages', () => {
    expect(said([{ from: '/vieux/:nom', to: '/blog/:nom' }])).toEqual([['link/unknown-page', '/redirects/0/to', null]]);
  });

  it.each([
    ['/pains', 'https://exemple.org/Special:Search'],
    ['/pains/*', 'https://exemple.org:8443/Special:Search'],
    ['/pains/:nom', 'https://exemple.org/:prenom'],
  ])('accepts characters that no host replaces, from « %s » to %s', (from, to) => {
    expect(said([{ from, to }])).toEqual([]);
  });

  it.each([
    'https://exemple.org/a;b',
    'https://exemple.org/?q=$x&y=%7B1%7D',
    '/contact?sujet=a;b',
    'https://exemple.org/{{facts.prix}}',
  ])('accepts « %s »', (to) => {
    expect(said([{ from: '/pains', to }]).filter(([code]) => code !== 'fact/unknown')).toEqual([]);
  });
});

describe('redirect/shadows-file', () => {
  it.each(['/media/*', '/media/:nom', '/_assets/*', '/media/social/:nom'])('reports the pattern %s', (from) => {
    expect(said([{ from, to: '/contact' }])).toEqual([['redirect/shadows-file', '/redirects/0/from', null]]);
  });

  it.each(['/media/anciens/*', '/vieux/*', '/vieux/:nom', '/guides/:annee/:nom'])('accepts %s', (from) => {
    expect(said([{ from, to: '/contact' }])).toEqual([]);
  });

  it.each([
    '/404',
    '/404.html',
    '/robots.txt',
    '/sitemap.xml',
    '/feed.xml',
    '/favicon.svg',
    '/_redirects',
    '/_assets/client.js',
    '/media/social/index.png',
    '/media/wedding.svg',
  ])('reports a redirect from %s', (from) => {
    expect(said([{ from, to: '/contact' }])).toEqual([['redirect/shadows-file', '/redirects/0/from', null]]);
  });

  it('accepts a redirect from a removed file', () => {
    expect(said([{ from: '/media/tarif.pdf', to: '/contact' }])).toEqual([]);
  });
});

describe('redirect/never-matches', () => {
  it.each([
    ['/?p=12', null],
    ['/contact?id=3', null],
    ['/vieux.php?id=3', '/vieux.php'],
    ['/vieux#prix', '/vieux'],
    ['/vieux/*/prix', null],
    ['/vieux*', null],
    ['/vieux/%2A/prix', null],
    ['/%2e%2e/vieux', null],
    ['/vieux/.%2E/prix', null],
    ['/vieux%2F%2E%2E', null],
    ['/%2E/vieux', null],
  ])('reports a redirect from %s and suggests %s', (from, suggestion) => {
    expect(said([{ from, to: '/contact' }])).toEqual([['redirect/never-matches', '/redirects/0/from', suggestion]]);
  });

  it.each(['/vieux/*', '/vieux/:nom/', '/r%C3%A9alisations/', '/vieux.php', '/vieux/...', '/..vieux'])(
    'accepts %s',
    (from) => {
      expect(said([{ from, to: '/contact' }])).toEqual([]);
    },
  );
});

describe('redirect/duplicate', () => {
  it.each([
    ['/vieux', '/vieux/'],
    ['/réalisations', '/r%C3%A9alisations'],
    ['/a//b', '/a/b'],
  ])('treats %s and %s as one address', (one, other) => {
    const found = said([one, other].map((from) => ({ from, to: '/contact' })));
    expect(found).toEqual([['redirect/duplicate', '/redirects/1/from', null]]);
  });
});

describe('redirect/shadows-page', () => {
  it.each(['/contact/', '/%63ontact', '//contact', '/:page', '/guides/:nom', '/guides/*', '/*'])(
    'reports %s, which matches a page',
    (from) => {
      expect(said([{ from, to: '/guides' }])).toEqual([['redirect/shadows-page', '/redirects/0/from', null]]);
    },
  );
});

describe('redirect/loop', () => {
  const pairs = (...list: [from: string, to: string][]) => list.map(([from, to]) => ({ from, to }));

  it.each([
    ['one that leads to itself', pairs(['/vieux', '/vieux'])],
    ['one that leads to itself with a slash', pairs(['/vieux', '/vieux/?a#b'])],
    ['a pattern that leads into itself', pairs(['/vieux/*', '/vieux/tout'])],
    ['two that lead to each other', pairs(['/vieux', '/autre'], ['/autre', '/vieux'])],
  ])('reports %s, once', (_, redirects) => {
    expect(said(redirects)).toEqual([['redirect/loop', '/redirects/0/to', null]]);
  });

  it('reports a redirect into a loop as a chain', () => {
    expect(said(pairs(['/a', '/b'], ['/b', '/c'], ['/c', '/b']))).toEqual([
      ['redirect/chained', '/redirects/0/to', null],
      ['redirect/loop', '/redirects/1/to', null],
    ]);
  });

  it('does not hide a removed page', () => {
    const routes = { '/vieux': { title: 'Vieux', bytes: 9 } };
    const add = { 'content/release.json': JSON.stringify({ routes }) };
    expect(said(pairs(['/vieux', '/autre'], ['/autre', '/vieux']), add).map(([code]) => code)).toEqual([
      'release/removed-page',
      'redirect/loop',
    ]);
    expect(said(pairs(['/vieux', '/contact']), add)).toEqual([]);
  });
});

it.each([
  ['/guides?jour=mardi', '/guides?jour=mardi#four'],
  ['https://exemple.org/#haut', 'https://exemple.org/?jour=lundi#haut'],
])('a link to a redirect to %s keeps its query and its anchor, unless the target has its own: %s', (to, suggestion) => {
  const edits = [
    { file: 'site.manifest.json', find, put: find.replace('/guides', to) },
    { file: 'content/textes/histoire.md', find: '(/contact)', put: '(/pains?jour=lundi#four)' },
  ];
  expect(checkMutation({ edits }).map((one) => [one.code, one.suggestion])).toEqual([['link/redirected', suggestion]]);
});

describe('redirect/chained', () => {
  it('follows patterns and slashes, and suggests the end of the chain', () => {
    const redirects = [
      { from: '/a', to: '/b/c/' },
      { from: '/b/*', to: '/d?x=1' },
      { from: '/d/', to: 'https://exemple.org/' },
    ];
    expect(said(redirects)).toEqual([
      ['redirect/chained', '/redirects/0/to', 'https://exemple.org/'],
      ['redirect/chained', '/redirects/1/to', 'https://exemple.org/'],
    ]);
  });
});

it.each([
  ['https://boulangerie.exemples.fr/pains', 'link/redirected'],
  ['http://127.0.0.1:5173/pains', 'link/own-address'],
])('a link to %s gets the address of the other site to which it is redirected', (link, code) => {
  const edits = [
    { file: 'site.manifest.json', find, put: find.replace('"/guides"', '"https://exemple.org/pains"') },
    { file: 'content/textes/histoire.md', find: '[Venez le voir](/contact)', put: `Voir ${link}` },
  ];
  expect(checkMutation({ edits }).map((found) => [found.code, found.suggestion])).toEqual([
    [code, 'https://exemple.org/pains'],
  ]);
});

describe('a temporary redirect', () => {
  const STORY = 'content/textes/histoire.md';

  /** Returns the findings about a link to `/pains`, which redirects to the guides. */
  const saidOf = (link: string, status: number) =>
    checkMutation({
      edits: [
        { file: 'site.manifest.json', find, put: find.replace('"/guides"', `"/guides", "status": ${status}`) },
        { file: STORY, find: '[Venez le voir](/contact)', put: link },
      ],
    }).map(({ code, suggestion }) => [code, suggestion]);

  it.each([
    ['[Venez le voir](/pains)', 301, [['link/redirected', '/guides']]],
    ['[Venez le voir](/pains)', 302, []],
    ['[Venez le voir](https://boulangerie.exemples.fr/pains)', 301, [['link/own-address', '/guides']]],
    ['[Venez le voir](https://boulangerie.exemples.fr/pains)', 302, [['link/own-address', '/pains']]],
    ['Écrivez sur https://boulangerie.exemples.fr/pains', 302, []],
  ] as const)('keeps the links to its address: %s with %d', (link, status, findings) => {
    expect(saidOf(link, status)).toEqual(findings);
  });

  const moved = (from: string, to: string): Redirect => ({ from, to });
  const temporary = (from: string, to: string): Redirect => ({ from, to, status: 302 });

  it.each<[what: string, redirects: Redirect[], findings: (string | null)[][]]>([
    ['can be the target of another redirect', [moved('/a', '/b'), temporary('/b', '/contact')], []],
    [
      'does not lead to a permanent redirect',
      [temporary('/a', '/b'), moved('/b', '/contact')],
      [['redirect/chained', '/redirects/0/to', '/contact']],
    ],
    [
      'ends the correction of a chain',
      [moved('/a', '/b'), moved('/b', '/c'), temporary('/c', '/contact')],
      [['redirect/chained', '/redirects/0/to', '/c']],
    ],
    [
      'can be part of a loop',
      [temporary('/a', '/b'), temporary('/b', '/a')],
      [['redirect/loop', '/redirects/0/to', null]],
    ],
  ])('%s', (_, redirects, findings) => {
    expect(said(redirects)).toEqual(findings);
  });
});

describe('link/unknown-page', () => {
  it.each([
    ['/feed.xml', []],
    ['/sitemap.xml', []],
    ['/llms.txt', [['link/unknown-page', '/redirects/0/to', null]]],
  ])('checks a redirect to %s by its text', (to, expected) => {
    expect(said([{ from: '/vieux', to }])).toEqual(expected);
  });

  it('reports the feed of a site without guides', () => {
    const edits = [{ file: 'site.manifest.json', find, put: '"redirects": [{ "from": "/vieux", "to": "/feed.xml" }]' }];
    const names = ['choisir-son-pain', 'conserver-son-pain', 'recettes-de-pain-perdu'];
    const remove = names.map((name) => `content/guides/${name}.md`);
    const found = checkMutation({ edits, remove }).map(({ code, pointer }) => [code, pointer]);
    expect(found).toContainEqual(['link/unknown-page', '/redirects/0/to']);
  });
});
