import type { InteractiveType } from '../../blocks/interactive.ts';
import { isInteractive } from '../../blocks/interactive.ts';
import type { Shell } from '../../model/resolve/resolve-shell.ts';
import type { ResolvedBlockOf, ResolvedPage } from '../../model/resolve/resolved.ts';
import { siteRootPath } from '../../text/addresses.ts';
import type { ClientPage, PageSection } from '../page/client-page.ts';

/** Key of the section with a guide's article. */
export const articleKey = 'article';

function sectionsOf(page: ResolvedPage): PageSection[] {
  const blocks: PageSection[] = page.blocks.map((block) => {
    const { key, revealAfter } = block;
    const section = revealAfter === undefined ? { key } : { key, revealAfter };
    return isInteractive(block.type) ? { ...section, block: block as ResolvedBlockOf<InteractiveType> } : section;
  });
  return page.kind === 'page' ? blocks : [{ key: articleKey }, ...blocks];
}

/** Returns the data for the list of closest pages: its heading, and the prefix of the paths in the sitemap. */
function closestOf({ notFound, siteUrl }: Shell): Pick<ClientPage, 'closest' | 'root'> {
  const root = siteRootPath(siteUrl);
  return { closest: notFound.closest, ...(root ? { root } : {}) };
}

/** Returns the data about a page that its document contains for the client program, without static content. */
export function toClientPage({ page, shell, build }: { page: ResolvedPage; shell: Shell; build: string }): ClientPage {
  return {
    build,
    kind: page.kind,
    sections: sectionsOf(page),
    ...(page.popup ? { popup: page.popup } : {}),
    ...(page.kind === 'not-found' ? closestOf(shell) : {}),
  };
}
