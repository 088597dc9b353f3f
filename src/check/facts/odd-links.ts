import type { BrokenLink, LinkUse, SiteParts } from './site-parts.ts';

/** Links to a path of the site without a page. */
export function findBrokenLinks({ links, routeOf }: Pick<SiteParts, 'links' | 'routeOf'>): BrokenLink[] {
  const isBroken = (link: LinkUse): link is BrokenLink =>
    Boolean(link.target?.path) && routeOf(link.target?.path ?? '') === undefined;
  return links.filter(isBroken);
}

/** Links that do not begin like an address within the site. */
export function findExternalLinks({ links }: Pick<SiteParts, 'links'>): LinkUse[] {
  return links.filter(({ to, own }) => !own && !/^[/#]/.test(to));
}
