/**
 * Returns a sitemap index and its sitemaps, by file name, as a WordPress site has them: posts by month, tags, feeds,
 * pictures.
 */
export function wordpressSitemaps(origin: string): { files: Map<string, string>; count: number } {
  const guides = [
    [
      'creation-site-web',
      ['creer-site-web-professionnel', 'outils-creation-site-web', 'erreurs-a-eviter-creation-site-web'],
    ],
    ['referencement-seo', ['introduction-referencement-naturel', 'techniques-avancees-seo', 'optimiser-contenu-seo']],
    ['hebergement-web', ['choisir-hebergeur-site-web', 'types-hebergement-web', 'securite-hebergement-web']],
  ] as const;
  const months = ['2019/03', '2020/11', '2021/06', '2022/01'];
  const posts = guides.flatMap(([, slugs]) => slugs).map((slug, index) => `/${months[index % 4]}/${slug}/`);
  const renamed = [
    'site-web-professionnel-2022',
    'outils-site-web',
    'erreurs-seo',
    'choisir-son-hebergeur',
    'seo-optimiser-contenu',
  ];
  const news = ['bonne-annee', 'nous-recrutons', 'salon-des-entrepreneurs', 'nouveaux-bureaux', 'fermeture-estivale'];
  const tags =
    'accueil artisan atelier avis budget cadeau charte client commerce concours couleur devis emploi facture formation fournisseur garantie horaires impression livraison logo marque newsletter ouverture paiement papeterie partenaire photo presse promotion quartier recrutement salon stage telephone'.split(
      ' ',
    );
  const numbered = (count: number, name: (index: number) => string) =>
    Array.from({ length: count }, (_, i) => name(i + 1));
  const groups = {
    'post-sitemap.xml': [...posts, ...[...renamed, ...news].map((slug) => `/2022/05/${slug}/`)],
    'page-sitemap.xml': [
      '/',
      '/contact/',
      '/realisations/',
      '/mentions-legales/',
      '/Contact/',
      '/contact.html',
      '/index.php',
      '/index.php/realisations/',
      '/nos-services/creation-site-web/',
      '/nos-services/referencement-seo/',
      '/services/hebergement.php',
      '/politique-de-confidentialite/',
      '/tarifs/',
      '/a-propos/',
      '/l%E2%80%99%C3%A9quipe/',
    ],
    'category-sitemap.xml': [
      ...guides.map(([hub]) => `/category/${hub}/`),
      ...['actualites', 'conseils', 'non-classe'].map((name) => `/category/${name}/`),
      ...numbered(9, (page) => `/category/conseils/page/${page + 1}/`),
    ],
    'tag-sitemap.xml': [
      ...['seo', 'hebergement', 'site-web', 'wordpress', 'referencement'].map((tag) => `/tag/${tag}/`),
      ...tags.map((tag) => `/tag/${tag}/`),
    ],
    'author-sitemap.xml': ['/author/admin/', '/author/claire/'],
    'attachment-sitemap.xml': numbered(60, (index) => `/2021/06/img_${2000 + index}/`),
    'feed-sitemap.xml': [
      '/feed/',
      '/comments/feed/',
      ...posts.map((post) => `${post}feed/`),
      ...tags.slice(0, 18).map((tag) => `/tag/${tag}/feed/`),
    ],
    'short-sitemap.xml': numbered(20, (index) => `/?p=${index + 11}`),
  };
  const loc = (address: string) => `<loc>${origin}${address.replaceAll('&', '&amp;')}</loc>`;
  const set = (addresses: readonly string[]) =>
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${addresses.map((address) => `<url>${loc(address)}</url>`).join('\n')}\n</urlset>\n`;
  const index = `<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${Object.keys(groups)
    .map((name) => `<sitemap>${loc(`/${name}`)}</sitemap>`)
    .join('')}</sitemapindex>`;
  return {
    files: new Map([
      ['sitemap_index.xml', index],
      ...Object.entries(groups).map(([name, list]) => [name, set(list)] as const),
    ]),
    count: Object.values(groups).flat().length,
  };
}
