import type { InteractiveType } from '../../blocks/interactive.ts';
import type { ClientSite } from '../../model/resolve/client-site.ts';
import type { ResolvedBlockOf } from '../../model/resolve/resolved.ts';

/** A section that is sent as HTML alone. */
export interface StaticSection {
  key: string;
  /** Delay before it shows, in milliseconds after the load. */
  revealAfter?: number;
}

/** A section that React hydrates. */
export type InteractiveSection = StaticSection & { block: ResolvedBlockOf<InteractiveType> };

/** A section of the page's main content: a block, or the article of a guide. */
export type PageSection = StaticSection | InteractiveSection;

/** Data of one page for the client program, which reads everything else from the page's HTML. */
export interface ClientPage {
  /** Build that made the page. A page of another build is left to the browser, which loads its program too. */
  build: string;
  kind: 'page' | 'guide' | 'not-found';
  sections: PageSection[];
  /** Identifier of the offer that this page makes. */
  popup?: string;
  /** Heading of the list of closest pages, on the page of unknown addresses. */
  closest?: string;
  /** Path of the site's own address there, without a trailing slash; left out where it is a host. */
  root?: string;
}

/** Server-rendered HTML of header, footer and static sections, by their key. */
export type StaticHtmlByKey = Record<string, string>;

/** A page as the client program holds it. */
export interface LoadedPage {
  page: ClientPage;
  /** What all pages share, where documents carry it: while developing. */
  site?: ClientSite;
  /** Title of its document. */
  title: string;
  /** Elements of its head that describe this page alone. */
  head: Element[];
  staticHtml: StaticHtmlByKey;
}

/** Whether React hydrates a section. */
export function isInteractiveSection(section: PageSection): section is InteractiveSection {
  return 'block' in section;
}
