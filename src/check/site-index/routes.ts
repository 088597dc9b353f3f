import { textAt } from '../../model/read/values.ts';
import { createSlugger } from '../../text/names.ts';
import type { Guide, MarkdownUse, PageEntry, SiteParts } from './site-parts.ts';

/** Creates a function that returns the route of a path, with parameters matched: `/maquette-offerte/:domain`. */
export function routeMatcher(
  pages: PageEntry[],
  guides: Map<string, Guide>,
  examples: readonly string[] = [],
): SiteParts['routeOf'] {
  const exact = new Set([...pages.map(({ path }) => path), ...guides.keys(), ...examples]);
  const patterns = pages.filter(({ path }) => path.includes(':')).map(({ path }) => ({ path, parts: path.split('/') }));
  return (path) => {
    if (exact.has(path)) return path;
    const parts = path.split('/');
    return patterns.find(
      (pattern) =>
        pattern.parts.length === parts.length &&
        pattern.parts.every((part, index) => (part.startsWith(':') ? parts[index] !== '' : part === parts[index])),
    )?.path;
  };
}

/** Creates a function that returns the anchors of a route: those of its sections, and of the headings in its texts. */
export function anchorFinder(
  { pages, documents }: Pick<SiteParts, 'pages' | 'documents'>,
  fill: (text: string) => string,
): SiteParts['anchorsOf'] {
  const byPage = new Map<string, MarkdownUse[]>();
  for (const document of documents) {
    for (const page of document.pages) {
      const others = byPage.get(page);
      if (others) others.push(document);
      else byPage.set(page, [document]);
    }
  }
  const found = new Map<string, Set<string>>();
  return (route) => {
    const known = found.get(route);
    if (known) return known;
    const anchors = new Set<string>();
    for (const page of pages) {
      if (page.path !== route) continue;
      for (const { value } of page.sections) {
        const id = textAt(value, 'id');
        if (id !== undefined) anchors.add(id);
      }
    }
    for (const { analysis } of byPage.get(route) ?? []) {
      const slug = createSlugger();
      for (const { text } of analysis.headings) anchors.add(slug(fill(text)));
    }
    found.set(route, anchors);
    return anchors;
  };
}
