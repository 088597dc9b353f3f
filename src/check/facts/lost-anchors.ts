import type { Place } from '../../diagnostics/diagnostic.ts';
import { textAt } from '../../model/read/values.ts';
import { nearest } from '../../text/nearest.ts';
import { isFrontMatterFence } from './front-matter-fence.ts';
import { isParameterized, sameButForm } from './link-target.ts';
import type { LinkUse, MarkdownUse, PageEntry, SiteParts } from './site-parts.ts';

/** A link to a section that its page lacks. */
interface LostAnchor {
  link: LinkUse;
  /** Path to write in the link; empty for the page of the link itself. */
  path: string;
  route: string;
  anchor: string;
  /** Places of mistakes in the texts of the page or in parts of the manifest, which may contain the section. */
  causes: readonly Place[];
}

/** The anchors that links use: existing and missing ones. */
export interface Anchored {
  lost: LostAnchor[];
  /** Anchors used by links, as `route#anchor`. */
  reached: Set<string>;
}

function routesOf({ target, pages = [] }: LinkUse, path: string, { routeOf }: SiteParts): (string | undefined)[] {
  // « #prix » without a path refers to the page of the link; a link on every page has no single target.
  return target && path ? [routeOf(path)] : pages;
}

/** Whether the front matter of a text cannot be parsed. Such texts are reported when they are read. */
export function isUnread({ file = '' }: MarkdownUse, { sources }: Pick<SiteParts, 'sources'>): boolean {
  const source = sources.markdown.get(file);
  return source?.hasFrontMatter === true && source.data === undefined;
}

/** Resolves the links with an anchor. */
export function followAnchors(facts: SiteParts): Anchored {
  // A reported part with a wrong form may contain the section, and so may text after an unclosed comment.
  const broken = new Set(facts.pages.flatMap(({ path, isCut }) => (isCut ? [path] : [])));
  const unclosed = new Map<string, Place[]>();
  for (const document of facts.documents) {
    // Unparsable front matter may contain the text.
    if (isUnread(document, facts)) for (const page of document.pages) broken.add(page);
    for (const range of document.analysis.unclosed) {
      const causes = [document.placeOf(range)];
      for (const page of document.pages) {
        if (isFrontMatterFence(document, range, facts)) broken.add(page);
        else unclosed.set(page, [...(unclosed.get(page) ?? []), ...causes]);
      }
    }
  }
  const lost: LostAnchor[] = [];
  const reached = new Set<string>();
  for (const link of facts.links) {
    const { target } = link;
    if (!target?.anchor) continue;
    const { anchor } = target;
    const path = target.path && (sameButForm(target.path, facts) ?? target.path);
    for (const route of routesOf(link, path, facts)) {
      if (route === undefined || isParameterized(route) || broken.has(route)) continue;
      if (facts.anchorsOf(route).has(anchor)) reached.add(`${route}#${anchor}`);
      else {
        const causes = [...(unclosed.get(route) ?? []), ...facts.placesHolding(anchor)];
        lost.push({ link, path, route, anchor, causes });
      }
    }
  }
  return { lost, reached };
}

/** A missing section to which several links lead, and its probable place. */
export interface LostSection {
  page: PageEntry;
  anchor: string;
  count: number;
  /** Pointer of the section with another name, or of the page. */
  pointer: string;
  /** Whether that is the `id` of a section. */
  isRenamed: boolean;
  causes: readonly Place[];
}

/**
 * The section that links probably refer to: one with a similar name and no links, one whose heading has that anchor, or
 * the last one whose name is unused.
 */
function meantSection({ path, sections }: PageEntry, anchor: string, { reached }: Anchored) {
  const free = sections.flatMap(({ value, pointer }) => {
    const id = textAt(value, 'id');
    return id === undefined || reached.has(`${path}#${id}`) ? [] : [{ id, pointer: `${pointer}/id` }];
  });
  const near = nearest(
    anchor,
    free.map(({ id }) => id),
  );
  const renamed = free.find(({ id }) => id === near);
  if (renamed) return { pointer: renamed.pointer, isRenamed: true };
  const nameless = sections.find(({ value }) => textAt(value, 'type') === anchor && textAt(value, 'id') === undefined);
  return nameless && { pointer: `${nameless.pointer}/type`, isRenamed: false };
}

/**
 * Sections that several links lead to but that the manifest's pages lack. The section was probably renamed; several
 * links are unlikely to have the same misspelling.
 */
export function findLostSections({
  pages,
  anchors: anchored,
}: Pick<SiteParts, 'pages'> & { anchors: Anchored }): LostSection[] {
  const counts = new Map<string, Pick<LostAnchor, 'route' | 'anchor' | 'causes'> & { links: Set<LinkUse> }>();
  for (const { link, route, anchor, causes } of anchored.lost) {
    const name = `${route}#${anchor}`;
    const one = counts.get(name) ?? { route, anchor, causes, links: new Set() };
    one.links.add(link);
    counts.set(name, one);
  }
  return [...counts.values()].flatMap(({ route, anchor, causes, links }): LostSection[] => {
    const page = pages.find(({ path }) => path === route);
    if (!page || links.size < 2) return [];
    const used = [...anchored.reached].filter((name) => name.startsWith(`${route}#`));
    const near = nearest(
      anchor,
      used.map((name) => name.slice(route.length + 1)),
    );
    // Other links use the similar name correctly, so these links are misspelt.
    if (near !== undefined) return [];
    const meant = meantSection(page, anchor, anchored) ?? { pointer: `${page.pointer}/path`, isRenamed: false };
    return [{ page, anchor, count: links.size, causes, ...meant }];
  });
}
