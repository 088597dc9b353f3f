import type { Place } from '../../diagnostics/diagnostic.ts';
import { textAt } from '../../model/read/values.ts';
import { nearest } from '../../text/nearest.ts';
import { isFrontMatterFence } from './front-matter-fence.ts';
import { isParameterized, sameButForm } from './link-target.ts';
import type { LinkUse, MarkdownUse, PageEntry, SiteParts } from './site-parts.ts';

/** A link to a section that its page does not have. */
export interface LostAnchor {
  link: LinkUse;
  /** Path as the link should write it; empty: the page that it stands on. */
  path: string;
  route: string;
  anchor: string;
  /** Places of what is wrong with the texts of the page, or with parts of the manifest, which may hold the section. */
  causes: readonly Place[];
}

/** What links say of the anchors of pages. */
export interface Anchored {
  lost: LostAnchor[];
  /** Anchors that links lead to, as `route#anchor`. */
  reached: Set<string>;
}

function routesOf({ target, pages = [] }: LinkUse, path: string, { routeOf }: SiteParts): (string | undefined)[] {
  // « #prix » alone is about the page that it stands on; what stands on every page names none.
  return target && path ? [routeOf(path)] : pages;
}

/** Whether the front matter of a text is there and cannot be read, which is reported. */
export function isUnread({ file = '' }: MarkdownUse, { sources }: Pick<SiteParts, 'sources'>): boolean {
  const source = sources.markdown.get(file);
  return source?.hasFrontMatter === true && source.data === undefined;
}

/** Looks where links with an anchor lead. */
export function followAnchors(facts: SiteParts): Anchored {
  // What has the wrong form is reported, and may hold the section; so may what a comment has swallowed.
  const broken = new Set(facts.pages.flatMap(({ path, isCut }) => (isCut ? [path] : [])));
  const unclosed = new Map<string, Place[]>();
  for (const document of facts.documents) {
    // Front matter that cannot be read may hold the text.
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

/** A section that several links lead to in vain, and where it should be. */
export interface LostSection {
  page: PageEntry;
  anchor: string;
  count: number;
  /** Pointer of what is called otherwise, or of the page. */
  pointer: string;
  /** Whether that is the identifier of a section. */
  isRenamed: boolean;
  causes: readonly Place[];
}

/** The section that was probably meant: one of a near name that nothing leads to, one that could be called so, or the last whose name leads nowhere. */
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

/** Sections of the manifest's pages whose name is gone rather than misspelt in the links: several lead there. */
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
    // Others find the section of a near name: these links are misspelt.
    if (near !== undefined) return [];
    const meant = meantSection(page, anchor, anchored) ?? { pointer: `${page.pointer}/path`, isRenamed: false };
    return [{ page, anchor, count: links.size, causes, ...meant }];
  });
}
