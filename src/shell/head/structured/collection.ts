import type { CollectionPageLeaf } from 'schema-dts';
import type { Shell } from '../../../model/resolve/resolve-shell.ts';
import type { ArticleCard, BlockPage } from '../../../model/resolve/resolved.ts';
import { absoluteAddress } from '../../../text/addresses.ts';

/**
 * Returns a page with lists of guides (`CollectionPage`): the guides of all its lists, in order, without duplicates.
 */
export function collectionPage(page: BlockPage, guides: readonly ArticleCard[], shell: Shell): CollectionPageLeaf {
  const titles = new Map(guides.map(({ path, title }) => [path, title]));
  return {
    '@type': 'CollectionPage',
    name: page.title,
    description: page.description,
    ...(page.canonical ? { url: page.canonical } : {}),
    inLanguage: shell.language,
    isPartOf: { '@type': 'WebSite', '@id': absoluteAddress(shell, '/#website'), name: shell.siteName },
    mainEntity: {
      '@type': 'ItemList',
      numberOfItems: titles.size,
      itemListElement: [...titles].map(([path, title], index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: title,
        url: absoluteAddress(shell, path),
      })),
    },
  };
}
