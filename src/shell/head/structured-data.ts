import type { Shell } from '../../site/resolve/resolve-shell.ts';
import type { BlockPage, ResolvedBlock, ResolvedPage } from '../../site/resolve/resolved.ts';
import { article } from './structured/article.ts';
import { breadcrumbList } from './structured/breadcrumb.ts';
import { professionalService, webSite } from './structured/business.ts';
import { collectionPage } from './structured/collection.ts';
import { videoObject } from './structured/film.ts';
import { offerCatalog } from './structured/offers.ts';
import type { Thing } from './structured/thing.ts';

function ofBlock(block: ResolvedBlock, page: BlockPage, shell: Shell): (Thing | undefined)[] {
  if (block.type === 'pricing') return [offerCatalog(block, page, shell)];
  if (block.type === 'video-gate') return [videoObject(block, page, shell)];
  if (block.type !== 'article-list') return [];
  const way = [
    { url: '/', title: shell.home },
    { url: page.path, title: page.title },
  ];
  return [collectionPage(page, block, shell), breadcrumbList(way, shell)];
}

function ofBlockPage(page: BlockPage, shell: Shell): (Thing | undefined)[] {
  const business = page.path === '/' || page.blocks.some(({ type }) => type === 'contact-details');
  return [
    ...(business ? [professionalService(shell), webSite(shell)] : []),
    ...page.blocks.flatMap((block) => ofBlock(block, page, shell)),
  ];
}

/**
 * What search engines are told of a page, as schema.org data made from the manifest. Pages that they must not show
 * tell nothing; reviews of one's own and FAQPage are left out, since search engines give businesses nothing for them.
 */
export function structuredData(page: ResolvedPage, shell: Shell): Thing[] {
  if (page.noindex) return [];
  const things =
    page.kind === 'guide' ? [article(page, shell), breadcrumbList(page.breadcrumb, shell)] : ofBlockPage(page, shell);
  return things.filter((thing) => thing !== undefined).map((thing) => ({ '@context': 'https://schema.org', ...thing }));
}
