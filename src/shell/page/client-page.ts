import type { InteractiveType } from '../../blocks/interactive.ts';
import type { ClientSite } from '../../model/resolve/client-site.ts';
import type { ResolvedBlockOf } from '../../model/resolve/resolved.ts';

/** A section that is only sent as HTML. */
interface StaticSection {
  key: string;
  /** Delay before it is shown, in milliseconds after the load. */
  revealAfter?: number;
}

/** A section that React hydrates. */
type InteractiveSection = StaticSection & { block: ResolvedBlockOf<InteractiveType> };

/** A section of the page's main content: a block, or the article of a guide. */
export type PageSection = StaticSection | InteractiveSection;

/** Data of one page for the client program, which reads everything else from the page's HTML. */
export interface ClientPage {
  /** Id of the build. A page of another build is loaded by the browser itself, with the program of that build. */
  build: string;
  kind: 'page' | 'guide' | 'not-found';
  sections: PageSection[];
  /** Identifier of this page's offer. */
  popup?: string;
  /** Heading of the list of closest pages, on the 404 page. */
  closest?: string;
  /** On the 404 page, the path of the site's own address without a final slash. Absent if that address has no path. */
  root?: string;
}

/** Server-rendered HTML of header, footer and static sections, by their key. */
export type StaticHtmlByKey = Record<string, string>;

/** A page that the client program has read from its document. */
export interface LoadedPage {
  page: ClientPage;
  /** The data that all pages share. Only documents of the development server contain it. */
  site?: ClientSite;
  documentTitle: string;
  /** Elements of its head that only describe this page. */
  head: Element[];
  staticHtml: StaticHtmlByKey;
}

/** Whether React hydrates a section. */
export function isInteractiveSection(section: PageSection): section is InteractiveSection {
  return 'block' in section;
}
