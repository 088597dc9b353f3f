import type { SiteModel } from '../../site/resolve/model.ts';
import { outlinePage, routesOf } from '../../site/resolve/resolve-page.ts';
import { resolveShell } from '../../site/resolve/resolve-shell.ts';
import { hashOf } from '../files/hash.ts';

/** Most pages of a site whose states are compared: beyond that it would take longer than the change itself. */
const MOST_PAGES = 500;

/** What each page shows, by its route, and what surrounds all of them. */
interface Prints {
  shell: string;
  pages: Map<string, string>;
}

/** Says which pages two states of a site show differently. */
export interface RouteComparer {
  /** Nothing where the site is too large to say. */
  changed(before: SiteModel, after: SiteModel): string[] | undefined;
}

/** Makes a comparer, which keeps what it knows of a state as long as somebody has that. */
export function createRouteComparer(): RouteComparer {
  const known = new WeakMap<SiteModel, Prints>();
  const printsOf = (model: SiteModel): Prints => {
    const prints = known.get(model);
    if (prints) return prints;
    const pages = new Map<string, string>();
    for (const route of routesOf(model)) {
      const outline = outlinePage(route, model);
      if (outline)
        pages.set(route, hashOf(JSON.stringify(outline.page), outline.guide ? model.bodyKeyOf(outline.guide) : ''));
    }
    const { theme, labels } = model.manifest;
    const made = { shell: hashOf(JSON.stringify([resolveShell(model), theme, labels])), pages };
    known.set(model, made);
    return made;
  };
  return {
    changed(before, after) {
      if (routesOf(after).length > MOST_PAGES) return undefined;
      const [old, now] = [printsOf(before), printsOf(after)];
      const routes = [...now.pages.keys()];
      return old.shell === now.shell ? routes.filter((route) => old.pages.get(route) !== now.pages.get(route)) : routes;
    },
  };
}
