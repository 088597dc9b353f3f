/**
 * Returns the routes of the pages in a sitemap, or, for a sitemap index, in all of its sitemaps.
 * @param file path of the sitemap
 * @param root path of the site's own address, without a trailing slash
 * @param read returns the text of a file by its path
 */
export async function sitemapRoutes(
  file: string,
  root: string,
  read: (file: string) => Promise<string>,
): Promise<string[]> {
  const xml = await read(file);
  const paths = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) =>
    new URL(address ?? '', 'https://x').pathname.slice(root.length),
  );
  if (!xml.includes('<sitemapindex')) return paths;
  return (await Promise.all(paths.map((part) => sitemapRoutes(part, root, read)))).flat();
}
