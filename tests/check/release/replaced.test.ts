import { describe, expect, it } from 'vitest';
import { matchReplaced, readAddresses, unansweredPaths } from '../../../src/check/release/replaced.ts';

const none = () => undefined;

/** Addresses of a WordPress site, by sitemap: posts by month, tags, feeds, pictures. */
function wordpressAddresses(): Record<string, string[]> {
  const listed = (words: string, path = (word: string) => word) => words.split(' ').map(path);
  const numbered = (length: number, path: (index: number) => string) =>
    Array.from({ length }, (_, index) => path(index + 1));
  const months = ['2019/03', '2020/11', '2021/06', '2022/01'];
  const posts = listed(
    'creer-site-web-professionnel outils-creation-site-web erreurs-a-eviter-creation-site-web introduction-referencement-naturel techniques-avancees-seo optimiser-contenu-seo choisir-hebergeur-site-web types-hebergement-web securite-hebergement-web',
  ).map((slug, index) => `/${months[index % 4]}/${slug}/`);
  const news =
    'site-web-professionnel-2022 outils-site-web erreurs-seo choisir-son-hebergeur seo-optimiser-contenu bonne-annee nous-recrutons salon-des-entrepreneurs nouveaux-bureaux fermeture-estivale';
  const tags =
    'accueil artisan atelier avis budget cadeau charte client commerce concours couleur devis emploi facture formation fournisseur garantie horaires impression livraison logo marque newsletter ouverture paiement papeterie partenaire photo presse promotion quartier recrutement salon stage telephone';
  return {
    'post-sitemap.xml': [...posts, ...listed(news, (slug) => `/2022/05/${slug}/`)],
    'page-sitemap.xml': listed(
      '/ /contact/ /realisations/ /mentions-legales/ /Contact/ /contact.html /index.php /index.php/realisations/ /nos-services/creation-site-web/ /nos-services/referencement-seo/ /services/hebergement.php /politique-de-confidentialite/ /tarifs/ /a-propos/ /l%E2%80%99%C3%A9quipe/',
    ),
    'category-sitemap.xml': [
      ...listed(
        'creation-site-web referencement-seo hebergement-web actualites conseils non-classe',
        (name) => `/category/${name}/`,
      ),
      ...numbered(9, (page) => `/category/conseils/page/${page + 1}/`),
    ],
    'tag-sitemap.xml': listed(`seo hebergement site-web wordpress referencement ${tags}`, (tag) => `/tag/${tag}/`),
    'author-sitemap.xml': ['/author/admin/', '/author/claire/'],
    'attachment-sitemap.xml': numbered(60, (index) => `/2021/06/img_${2000 + index}/`),
    'feed-sitemap.xml': [
      ...['/feed/', '/comments/feed/', ...posts.map((post) => `${post}feed/`)],
      ...listed(tags, (tag) => `/tag/${tag}/feed/`).slice(0, 18),
    ],
    'short-sitemap.xml': numbered(20, (index) => `/?p=${index + 11}`),
  };
}

/** Reads the addresses of the WordPress site from the index of its sitemaps, without those that are missing. */
function readWordpress(...missing: string[]) {
  const addresses = wordpressAddresses();
  const loc = (path: string) => `<loc>https://www.a.example${path}</loc>`;
  const index = `<sitemapindex>${Object.keys(addresses)
    .map((name) => `<sitemap>${loc(`/${name}`)}</sitemap>`)
    .join('')}</sitemapindex>`;
  const fileOf = (name: string) =>
    missing.includes(name)
      ? undefined
      : `<urlset>${addresses[name]?.map((path) => `<url>${loc(path)}</url>`).join('\n')}</urlset>`;
  const read = readAddresses(index, 'https://a.example', fileOf);
  return { ...read, count: Object.values(addresses).flat().length };
}

describe('readAddresses', () => {
  const pathsIn = (text: string, url = 'https://a.example') => readAddresses(text, url, none).paths;

  it('reads a sitemap: entities, CDATA and blanks, but no pictures', () => {
    const xml = `<urlset><url><loc>
      https://a.example/nos%20tartes/ </loc><image:loc>https://a.example/x.jpg</image:loc></url>
      <url><loc><![CDATA[https://a.example/l%27atelier]]></loc></url><url><loc>https://a.example/a&amp;b</loc></url></urlset>`;
    expect(pathsIn(xml)).toEqual(['/nos tartes', "/l'atelier", '/a&b']);
  });

  it('reads the sitemaps of an index from the files beside it, and names those that are missing', () => {
    const { paths, queries, foreign, unread, count } = readWordpress('tag-sitemap.xml');
    expect(unread).toEqual(['tag-sitemap.xml']);
    expect([paths.length + queries.length, foreign]).toEqual([count - 40, []]);
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
  const guides = ['', '/outils-creation-site-web', '/erreurs-a-eviter-creation-site-web'];
  const pages = ['/', '/contact', '/realisations', '/mentions-legales', '/politique-confidentialite'];
  const routes = [...guides.map((name) => `/creation-site-web${name}`), ...pages];
  const { paths, queries } = readWordpress();
  const missing = unansweredPaths({ replaced: paths, routes, redirects: [], isMedia: () => false });
  const { sure, proposed, open } = matchReplaced(missing, routes);
  const lengths = [queries, sure, proposed, open].map(({ length }) => length);
  expect([paths.length - missing.length, ...lengths]).toEqual([6, 20, 6, 16, 152]);
});
