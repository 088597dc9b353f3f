import type { BreadcrumbListLeaf } from 'schema-dts';
import type { Shell } from '../../../model/resolve/resolve-shell.ts';
import type { PageLink } from '../../../model/resolve/resolved.ts';
import { absoluteAddress } from '../../../text/addresses.ts';

/** Returns the path from the home page to a page (`BreadcrumbList`); its last item is the page itself. */
export function breadcrumbList(steps: readonly PageLink[], shell: Pick<Shell, 'siteUrl' | 'urls'>): BreadcrumbListLeaf {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ url, title }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      item: absoluteAddress(shell, url),
    })),
  };
}
