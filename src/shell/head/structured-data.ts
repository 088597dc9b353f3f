import { definitionOf } from '../../blocks/definitions.ts';
import type { Thing } from '../../blocks/thing.ts';
import type { Shell } from '../../model/resolve/resolve-shell.ts';
import type { BlockPage, ResolvedPage } from '../../model/resolve/resolved.ts';
import { article } from './structured/article.ts';
import { breadcrumbList } from './structured/breadcrumb.ts';
import { localBusiness, webSite } from './structured/business.ts';
import { collectionPage } from './structured/collection.ts';

/**
 * Returns the data about a page's lists of guides, one entry for all of them. The home page gets none, because it is
 * more than a list.
 */
function listData(page: BlockPage, shell: Shell): Thing[] {
  const lists = page.blocks.map((block) => definitionOf(block).guides?.(block)).filter((list) => list !== undefined);
  if (page.path === '/' || lists.length === 0) return [];
  const breadcrumb = [
    { url: '/', title: shell.home },
    { url: page.path, title: page.title },
  ];
  return [collectionPage(page, lists.flat(), shell), breadcrumbList(breadcrumb, shell)];
}

function blockPageData(page: BlockPage, shell: Shell): (Thing | undefined)[] {
  const business = page.path === '/' || page.blocks.some((block) => definitionOf(block).presentsBusiness);
  const ofBlocks = page.blocks.map((block) => definitionOf(block).structuredData?.(block, page, shell));
  const offers = ofBlocks.flatMap((thing) =>
    thing?.['@type'] === 'OfferCatalog' && thing['@id'] ? [{ '@id': thing['@id'] }] : [],
  );
  return [
    ...(business ? [{ ...localBusiness(shell), ...(offers.length > 0 && { hasOfferCatalog: offers }) }] : []),
    ...(business ? [webSite(shell)] : []),
    ...ofBlocks,
    ...listData(page, shell),
  ];
}

/**
 * Returns the schema.org data of a page; none for `noindex` pages. Reviews and `FAQPage` are left out, because search
 * engines ignore them on a business's own site.
 */
export function structuredData(page: ResolvedPage, shell: Shell): Thing[] {
  if (page.noindex) return [];
  const things =
    page.kind === 'guide' ? [article(page, shell), breadcrumbList(page.breadcrumb, shell)] : blockPageData(page, shell);
  return things.filter((thing) => thing !== undefined).map((thing) => ({ '@context': 'https://schema.org', ...thing }));
}
