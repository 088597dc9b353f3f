import type { Place } from '../../diagnostics/diagnostic.ts';
import { isFrontMatterFence } from './front-matter-fence.ts';
import { isParameterized, sameButForm } from './link-target.ts';
import type { LinkUse, MarkdownUse, SiteParts } from './site-parts.ts';

/** A link to a section that the linked page lacks. */
export interface AnchorUse {
  link: LinkUse;
  /** Path to write in the link; empty if the link leads to its own page. */
  path: string;
  route: string;
  anchor: string;
  /** Places of mistakes that may hide the section, in the texts of the page or in the manifest. */
  causes: readonly Place[];
  /** Place of the link. */
  locate(): Place;
}

/** The anchors that links use: existing and missing ones. */
export interface Anchored {
  unknown: AnchorUse[];
  /** Anchors used by links, as `route#anchor`. */
  reached: Set<string>;
}

function routesOf({ target, pages = [] }: LinkUse, path: string, { routeOf }: SiteParts): Iterable<string | undefined> {
  // « #prix » without a path refers to the page that contains the link. A link on every page has no single target.
  return target && path ? [routeOf(path)] : new Set(pages);
}

/** Whether the front matter of a text cannot be parsed. Such texts are reported when they are read. */
export function isUnread({ file = '' }: MarkdownUse, { sources }: Pick<SiteParts, 'sources'>): boolean {
  const source = sources.markdown.get(file);
  return source?.hasFrontMatter === true && source.data === undefined;
}

/** Resolves the links with an anchor. */
export function followAnchors(site: SiteParts): Anchored {
  // A reported part with a wrong shape may contain the section, and so may text after an unclosed comment.
  const broken = new Set(site.pages.flatMap(({ path, isCut }) => (isCut ? [path] : [])));
  const unclosed = new Map<string, Place[]>();
  for (const document of site.documents) {
    // Unparsable front matter may contain the text.
    if (isUnread(document, site)) for (const page of document.pages) broken.add(page);
    for (const range of document.analysis.unclosed) {
      const causes = [document.placeOf(range)];
      for (const page of document.pages) {
        if (isFrontMatterFence(document, range, site)) broken.add(page);
        else unclosed.set(page, [...(unclosed.get(page) ?? []), ...causes]);
      }
    }
  }
  const unknown: AnchorUse[] = [];
  const reached = new Set<string>();
  for (const link of site.links) {
    const { target } = link;
    if (!target?.anchor) continue;
    const { anchor } = target;
    const path = target.path && (sameButForm(target.path, site) ?? target.path);
    for (const route of routesOf(link, path, site)) {
      if (route === undefined || isParameterized(route) || broken.has(route)) continue;
      if (site.anchorsOf(route).has(anchor)) reached.add(`${route}#${anchor}`);
      else {
        const causes = [...(unclosed.get(route) ?? []), ...site.placesHolding(anchor)];
        unknown.push({ link, path, route, anchor, causes, locate: link.locate });
      }
    }
  }
  return { unknown, reached };
}
