import type { InteractiveType } from '../blocks/interactive.ts';
import { isInteractive } from '../blocks/interactive.ts';
import type { BannerTexts } from '../consent/banner-texts.ts';
import type { GatedService } from '../consent/gated-service.ts';
import type { Shell } from '../site/resolve/resolve-shell.ts';
import type { ResolvedBlockOf, ResolvedPage } from '../site/resolve/resolved.ts';
import type { Action } from '../site/types.generated.ts';
import { siteRootPath } from '../text/site-root.ts';
import { type ClientPage, isInteractivePart, type PageLabels, type Part } from './client-page.ts';

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

/** Only blocks that are awake say more than the page itself. */
function labelsOf(
  { labels: { navigating, navigated, blockFailed, call, noScript } }: Shell,
  parts: Part[],
): PageLabels {
  return { navigating, navigated, ...(parts.some(isInteractivePart) ? { blockFailed, call, noScript } : {}) };
}

/** A link without its look: what draws it here has one of its own. */
function plain({ variant: _, ...link }: Action): Omit<Action, 'variant'> {
  return link;
}

/** The banner's texts, without purposes that no service waits for, and without what the footer alone says. */
function consentOf({ consent, gated }: Shell): { consent?: BannerTexts } {
  if (!consent) return {};
  const { policy, purposes, labels } = consent;
  const { manage: _, ...own } = labels;
  const waiting = new Set<string>(['necessaire', ...gated.map(({ purpose }) => purpose)]);
  return {
    consent: {
      ...consent,
      ...(policy ? { policy: plain(policy) } : {}),
      purposes: purposes.filter(({ id }) => waiting.has(id)),
      labels: own,
    },
  };
}

/** What the banner tells of the services that wait, and what the measurement needs of its own. */
function gatedOf({ gated, ads }: Shell): GatedService[] {
  return gated.map(({ id, name, provider, purpose, placeholder, hosts, cookies }) => ({
    id,
    name,
    provider,
    purpose,
    ...(placeholder ? { placeholder } : {}),
    // The first host is the one that its script comes from; the others are for the policy.
    ...(id === ads?.service && hosts?.script ? { hosts: { script: hosts.script.slice(0, 1) } } : {}),
    ...(id === ads?.service && cookies ? { cookies: cookies.map((cookie) => ({ name: cookie.name })) } : {}),
  }));
}

/** What the list of closest pages needs: its words, and what addresses of the sitemap begin with. */
function closestOf({ notFound, siteUrl }: Shell): Pick<ClientPage, 'closest' | 'root'> {
  const root = siteRootPath(siteUrl);
  return { closest: notFound.closest, ...(root ? { root } : {}) };
}

/** The part of a page that the client program is given; whatever crosses as HTML is left out. */
export function toClientPage({ page, shell, build }: { page: ResolvedPage; shell: Shell; build: string }): ClientPage {
  const parts = partsOf(page);
  const popup = page.popup ? shell.popups.find(({ id }) => id === page.popup) : undefined;
  return {
    build,
    kind: page.kind,
    parts,
    labels: labelsOf(shell, parts),
    ...(popup ? { popup: { ...popup, accept: plain(popup.accept) } } : {}),
    ...consentOf(shell),
    gated: gatedOf(shell),
    ...(shell.ads ? { ads: shell.ads } : {}),
    ...(page.kind === 'not-found' ? closestOf(shell) : {}),
  };
}
