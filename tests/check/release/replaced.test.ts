import { describe, expect, it } from 'vitest';
import { matchReplaced, readAddresses, unansweredPaths } from '../../../src/check/release/replaced.ts';
import { wordpressSitemaps } from './wordpress-addresses.ts';

const none = () => undefined;

describe('readAddresses', () => {
  const pathsIn = (text: string, url = 'https://a.example') => readAddresses(text, url, none).paths;

  it('reads a sitemap: entities, CDATA and blanks, but no pictures', () => {
    const xml = `<urlset><url><loc>
      https://a.example/nos%20tartes/ </loc><image:loc>https://a.example/x.jpg</image:loc></url>
      <url><loc><![CDATA[https://a.example/l%27atelier]]></loc></url><url><loc>https://a.example/a&amp;b</loc></url></urlset>`;
    expect(pathsIn(xml)).toEqual(['/nos tartes', "/l'atelier", '/a&b']);
  });

  it('reads the sitemaps of an index from the files beside it, and names those that are missing', () => {
    const { files, count } = wordpressSitemaps('https://www.a.example');
    files.delete('tag-sitemap.xml');
    const read = readAddresses(files.get('sitemap_index.xml') ?? '', 'https://a.example', (name) => files.get(name));
    expect(read.unread).toEqual(['tag-sitemap.xml']);
    expect([read.paths.length + read.queries.length, read.foreign]).toEqual([count - 40, []]);
  });

  it('reads a list: paths, addresses, comments, an export of Search Console', () => {
    const text =
      '\uFEFF# ancien site\r\n/contact.html\r\n\r\nhttps://a.example/Contact/\nhttps://a.example/prix,12,300,4%,5.6\nURL,Clics';
    expect(readAddresses(text, 'https://a.example', none)).toEqual({
      paths: ['/contact.html', '/Contact', '/prix'],
      queries: [],
      foreign: [],
      unread: ['URL,Clics'],
    });
  });

  it('names addresses with a query, and keeps their path once', () => {
    const { paths, queries } = readAddresses('/page.php?id=1\n/page.php?id=2\n/?p=12', 'https://a.example', none);
    expect(paths).toEqual(['/page.php', '/']);
    expect(queries).toEqual(['/page.php?id=1', '/page.php?id=2', '/?p=12']);
  });

  it('leaves out addresses of other hosts, unless all are', () => {
    const list = 'https://www.a.example/a\nhttps://boutique.example/b';
    expect(readAddresses(list, 'https://a.example', none)).toMatchObject({
      paths: ['/a'],
      foreign: ['https://boutique.example/b'],
    });
    expect(pathsIn(list, 'https://exemple.fr')).toEqual(['/a', '/b']);
  });

  it('takes paths below the address of the site', () => {
    const read = readAddresses('https://a.example/site/b\nhttps://a.example/c', 'https://a.example/site', none);
    expect([read.paths, read.foreign]).toEqual([['/b'], ['https://a.example/c']]);
  });
});

describe('matchReplaced', () => {
  const pages = ['/', '/contact', '/bois', '/bois/chene', '/bois/noyer', '/devis/noyer', '/offre/:domain', '/l’équipe'];
  const match = (path: string) => {
    const { sure, proposed } = matchReplaced([path], pages);
    return [...sure.map(({ to }) => to), ...proposed.map(({ to }) => `? ${to}`)].join();
  };

  it.each([
    ['/contact.html', '/contact'],
    ['/CONTACT.PHP', '/contact'],
    ['/contact/index.php', '/contact'],
    ['/index.php', '/'],
    ['/L’Équipe/', '/l’équipe'],
    ['/blog/2019/03/chene', '/bois/chene'],
    ['/contacts', '? /contact'],
    ['/essences/noyer', '? /devis/noyer'],
    ['/qwxyz', ''],
  ])('from %s: %s', (path, expected) => expect(match(path)).toBe(expected));

  it('makes no redirect from what hosts read as a pattern or cannot compare', () => {
    const paths = ['/contact*', '/:contact', '/contact;x', '/robots.txt'];
    expect(matchReplaced(paths, pages)).toEqual({ sure: [], proposed: [], open: paths });
  });

  it('encodes blanks, which the manifest does not accept', () => {
    expect(matchReplaced(['/nos projets/chene'], pages).sure).toEqual([
      { from: '/nos%20projets/chene', to: '/bois/chene' },
    ]);
  });
});

describe('unansweredPaths', () => {
  const routes = ['/', '/contact', '/offre/:domain'];
  const open = (replaced: string[], urls: 'file' | 'directory' = 'file') =>
    unansweredPaths({
      replaced,
      routes,
      redirects: [{ from: '/blog/*', to: '/' }],
      isMedia: (file) => file === 'media/carte.pdf',
      urls,
    });

  it('accepts pages, redirects, files, and what hosts answer with the file of a page', () => {
    expect(open(['/', '/contact', '/offre/a.fr', '/blog/2019', '/media/carte.pdf', '/robots.txt'])).toEqual([]);
    expect(open(['/contact.html', '/index.html', '/media/autre.pdf'])).toEqual(['/media/autre.pdf']);
    expect(open(['/contact/index.html'])).toEqual(['/contact/index.html']);
    expect(open(['/contact.html', '/contact/index.html'], 'directory')).toEqual(['/contact.html']);
  });

  it('leaves out what differs from a page by case alone, because a redirect could lead to itself', () => {
    expect(open(['/Contact', '/CONTACT.html'])).toEqual(['/CONTACT.html']);
  });
});

it('takes over two hundred addresses of a WordPress site', () => {
  const { files } = wordpressSitemaps('https://www.a.example');
  const routes = ['', '/outils-creation-site-web', '/erreurs-a-eviter-creation-site-web']
    .map((name) => `/creation-site-web${name}`)
    .concat('/', '/contact', '/realisations', '/mentions-legales', '/politique-confidentialite');
  const read = readAddresses(files.get('sitemap_index.xml') ?? '', 'https://a.example', (name) => files.get(name));
  const missing = unansweredPaths({ replaced: read.paths, routes, redirects: [], isMedia: () => false });
  const { sure, proposed, open } = matchReplaced(missing, routes);
  expect({
    queries: read.queries.length,
    answered: read.paths.length - missing.length,
    sure: sure.length,
    proposed: proposed.length,
    open: open.length,
  }).toMatchInlineSnapshot(`
    {
      "answered": 6,
      "open": 152,
      "proposed": 16,
      "queries": 20,
      "sure": 6,
    }
  `);
});
