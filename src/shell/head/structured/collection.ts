import type { CollectionPageLeaf } from 'schema-dts';
import type { Shell } from '../../../model/resolve/resolve-shell.ts';
import type { BlockPage, ResolvedBlockOf } from '../../../model/resolve/resolved.ts';
import { absolute } from '../absolute-address.ts';

type ArticleList = ResolvedBlockOf<'article-list'>;

/** A page with lists of guides (`CollectionPage`): the guides of all its lists, in order, each once. */
export function collectionPage(page: BlockPage, lists: readonly ArticleList[], shell: Shell): CollectionPageLeaf {
  const titles = new Map(lists.flatMap(({ articles }) => articles.map(({ path, title }) => [path, title] as const)));
  return {
    '@type': 'CollectionPage',
    name: page.title,
    description: page.description,
    ...(page.canonical ? { url: page.canonical } : {}),
    inLanguage: shell.language,
    isPartOf: { '@type': 'WebSite', '@id': absolute(shell, '/#website'), name: shell.siteName },
    mainEntity: {
      '@type': 'ItemList',
      numberOfItems: titles.size,
      itemListElement: [...titles].map(([path, title], index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: title,
        url: absolute(shell, path),
      })),
    },
  };
}
