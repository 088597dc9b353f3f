import type { RenderPage } from '../../entry/server.tsx';
import { resolveNotFound, resolvePage } from '../../model/resolve/resolve-page.ts';
import type { RendererOf } from '../../publish/pages/render-contract.ts';
import type { SiteSession } from '../../publish/site-session.ts';
import { mapPage } from '../origins/map-page.ts';
import { type SiteOrigins, siteOrigins } from '../origins/site-origins.ts';
import type { PageOrigins } from '../protocol.ts';

interface PageOriginsOptions {
  session: Pick<SiteSession, 'shown'>;
  rendererOf: RendererOf;
}

interface Made {
  origins: SiteOrigins;
  /** Renders pages as they are shown, and those whose texts are marked. */
  clean: RenderPage;
  marked: RenderPage;
  pages: Map<string, PageOrigins>;
}

/**
 * Makes what says where the texts of a page come from, in the state that is shown. Each page is looked at once a state. A
 * route that the site does not have is that of the page of unknown addresses.
 */
export function createPageOrigins({ session, rendererOf }: PageOriginsOptions) {
  let made: Made | undefined;
  const open = async (): Promise<Made | undefined> => {
    const shown = session.shown();
    if (!shown) return undefined;
    const clean = await rendererOf(shown.model);
    if (made?.origins.model === shown.model && made.clean === clean) return made;
    const origins = siteOrigins(shown.model, shown.sources);
    made = { origins, clean, marked: await rendererOf(shown.model, origins.shell.value), pages: new Map() };
    return made;
  };
  return async (route: string): Promise<PageOrigins | undefined> => {
    const site = await open();
    if (!site) return undefined;
    const { origins, clean, marked, pages } = site;
    const known = pages.get(route);
    if (known) return known;
    origins.prepare(route);
    const page = resolvePage(route, origins.model) ?? resolveNotFound(origins.model);
    const shown = pages.get(page.path);
    if (shown) return shown;
    const withMarks = origins.markPage(page);
    const map = mapPage({ site: origins, page, marked: withMarks, clean: clean(page), html: marked(withMarks.value) });
    pages.set(page.path, map);
    return map;
  };
}
