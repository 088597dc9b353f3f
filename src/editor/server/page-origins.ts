import type { RendererOf } from '../../build/pages/render-contract.ts';
import type { SiteSession } from '../../build/site-session.ts';
import type { RenderPage } from '../../entry/server.tsx';
import { isWithin } from '../../model/read/pointer.ts';
import { resolveNotFound, resolvePage } from '../../model/resolve/resolve-page.ts';
import { mapPage } from '../origins/map-page.ts';
import { pointersRead } from '../origins/name-pointer.ts';
import { type SiteOrigins, siteOrigins } from '../origins/site-origins.ts';
import type { PageOrigins } from '../origins-protocol.ts';

interface StateOrigins {
  origins: SiteOrigins;
  /** Renders pages as visitors see them; `marked` renders pages with marked texts. */
  clean: RenderPage;
  marked: RenderPage;
  pages: Map<string, PageOrigins>;
  read: Map<string, Set<string>>;
}

/** Origins of the texts and pictures on pages in the current state, computed once for each page and state. */
export interface OriginsOfPages {
  /**
   * Returns the origins of the page at a route, or of the 404 page if the route is unknown. Returns `undefined` if no
   * page can be shown.
   */
  of(route: string): Promise<PageOrigins | undefined>;
  /**
   * Returns the number of values at or below a pointer of the manifest that a page may show, without rendering the
   * page.
   */
  reads(route: string, pointer: string): Promise<number>;
}

/** Creates the lookup of origins. */
export function createPageOrigins(session: Pick<SiteSession, 'shown'>, rendererOf: RendererOf): OriginsOfPages {
  let made: StateOrigins | undefined;
  const open = async (): Promise<StateOrigins | undefined> => {
    const shown = session.shown();
    if (!shown) return undefined;
    const clean = await rendererOf(shown.model);
    if (made?.origins.model === shown.model && made.clean === clean) return made;
    const origins = siteOrigins(shown.model, shown.sources);
    const marked = await rendererOf(shown.model, origins.shell.value);
    made = { origins, clean, marked, pages: new Map(), read: new Map() };
    return made;
  };
  const pageAt = ({ origins }: StateOrigins, route: string) => {
    origins.prepare(route);
    return resolvePage(route, origins.model) ?? resolveNotFound(origins.model);
  };
  return {
    async of(route) {
      const site = await open();
      if (!site) return undefined;
      const { origins, clean, marked, pages } = site;
      const known = pages.get(route);
      if (known) return known;
      const page = pageAt(site, route);
      const shown = pages.get(page.path);
      if (shown) return shown;
      const withMarks = origins.markPage(page);
      const map = mapPage({
        site: origins,
        page,
        marked: withMarks,
        clean: clean(page),
        html: marked(withMarks.value),
      });
      pages.set(page.path, map);
      return map;
    },
    async reads(route, pointer) {
      const site = await open();
      if (!site) return 0;
      const { origins, read } = site;
      const pointers = read.get(route) ?? pointersRead(origins.markPage(pageAt(site, route)), origins);
      read.set(route, pointers);
      return [...pointers].filter((one) => isWithin(one, pointer)).length;
    },
  };
}
