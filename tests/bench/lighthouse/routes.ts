import type { SiteModel } from '../../../src/model/resolve/model.ts';

/**
 * Returns one page of each kind: the home page, a hub, a guide, and one page for each of the heaviest block types. A
 * route with a parameter is opened at its example.
 */
export function routesToMeasure({ manifest }: SiteModel): string[] {
  const { pages, chains = [] } = manifest;
  const withBlock = (type: string) =>
    pages.find((page) => page.path !== '/' && page.sections.some((section) => section.type === type));
  const open = (page: (typeof pages)[number] | undefined) =>
    page ? [page.path.replace(/:\w+/, page.example ?? 'example.com')] : [];
  const [chain] = chains;
  return [
    ...new Set([
      '/',
      ...(chain ? [chain.hub, `${chain.hub}/${chain.articles[0]}`] : []),
      ...open(withBlock('contact-details')),
      ...open(withBlock('backlink-packs')),
      ...open(pages.find((page) => page.path.includes(':'))),
    ]),
  ];
}
