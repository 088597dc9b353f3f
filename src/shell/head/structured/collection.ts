import type { Shell } from '../../../site/resolve/resolve-shell.ts';
import type { BlockPage, ResolvedBlockOf } from '../../../site/resolve/resolved.ts';
import { absolute, type Thing } from './thing.ts';

/** A page that leads to guides (`CollectionPage`), with the guides in their order. */
export function collectionPage(page: BlockPage, list: ResolvedBlockOf<'article-list'>, shell: Shell): Thing {
  return {
    '@type': 'CollectionPage',
    name: page.title,
    description: page.description,
    ...(page.canonical ? { url: page.canonical } : {}),
    inLanguage: shell.language,
    isPartOf: { '@type': 'WebSite', '@id': absolute(shell, '/#website'), name: shell.siteName },
    mainEntity: {
      '@type': 'ItemList',
      numberOfItems: list.articles.length,
      itemListElement: list.articles.map(({ path, title }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: title,
        url: absolute(shell, path),
      })),
    },
  };
}
