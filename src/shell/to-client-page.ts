import type { InteractiveType } from '../blocks/interactive.ts';
import { isInteractive } from '../blocks/interactive.ts';
import type { Shell } from '../site/resolve/resolve-shell.ts';
import type { ResolvedBlockOf, ResolvedPage } from '../site/resolve/resolved.ts';
import type { ClientPage, Part } from './client-page.ts';

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

/** The part of a page that the client program is given; whatever crosses as HTML is left out. */
export function toClientPage({ page, shell, build }: { page: ResolvedPage; shell: Shell; build: string }): ClientPage {
  const popup = page.popup ? shell.popups.find(({ id }) => id === page.popup) : undefined;
  return {
    build,
    kind: page.kind,
    documentTitle: page.documentTitle,
    parts: partsOf(page),
    labels: shell.labels,
    ...(popup ? { popup } : {}),
    ...(shell.consent ? { consent: shell.consent } : {}),
    gated: shell.gated,
    ...(shell.ads ? { ads: shell.ads } : {}),
    ...(page.kind === 'not-found' ? { closest: shell.notFound.closest } : {}),
  };
}
