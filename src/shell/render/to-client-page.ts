import type { InteractiveType } from '../../blocks/interactive.ts';
import { isInteractive } from '../../blocks/interactive.ts';
import type { Shell } from '../../site/resolve/resolve-shell.ts';
import type { ResolvedBlockOf, ResolvedPage } from '../../site/resolve/resolved.ts';
import { siteRootPath } from '../../text/site-root.ts';
import type { ClientPage, Part } from '../page/client-page.ts';

/** Key of the part that holds a guide's article. */
export const articleKey = 'article';

function partsOf(page: ResolvedPage): Part[] {
  const blocks: Part[] = page.blocks.map((block) => {
    const { key, revealAfter } = block;
    const part = revealAfter === undefined ? { key } : { key, revealAfter };
    return isInteractive(block.type) ? { ...part, block: block as ResolvedBlockOf<InteractiveType> } : part;
  });
  return page.kind === 'page' ? blocks : [{ key: articleKey }, ...blocks];
}

/** What the list of closest pages needs: its words, and what addresses of the sitemap begin with. */
function closestOf({ notFound, siteUrl }: Shell): Pick<ClientPage, 'closest' | 'root'> {
  const root = siteRootPath(siteUrl);
  return { closest: notFound.closest, ...(root ? { root } : {}) };
}

/** The part of a page that the client program is given; whatever crosses as HTML is left out. */
export function toClientPage({ page, shell, build }: { page: ResolvedPage; shell: Shell; build: string }): ClientPage {
  return {
    build,
    kind: page.kind,
    parts: partsOf(page),
    ...(page.popup ? { popup: page.popup } : {}),
    ...(page.kind === 'not-found' ? closestOf(shell) : {}),
  };
}
