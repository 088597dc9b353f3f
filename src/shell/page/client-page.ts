import type { InteractiveType } from '../../blocks/interactive.ts';
import type { ClientSite } from '../../site/resolve/client-site.ts';
import type { ResolvedBlockOf } from '../../site/resolve/resolved.ts';

/** A part of the page that crosses as HTML, named by its fragment. */
export interface StaticPart {
  key: string;
  /** Delay before it shows, in milliseconds after the load. */
  revealAfter?: number;
}

/** A part of the page that React takes over. */
export type InteractivePart = StaticPart & { block: ResolvedBlockOf<InteractiveType> };

/** A part of the page's main content. */
export type Part = StaticPart | InteractivePart;

/** What the client program needs to know of a page alone; everything else it takes from the page's HTML. */
export interface ClientPage {
  /** Build that made the page: the program leaves for a full load when it meets another. */
  build: string;
  kind: 'page' | 'guide' | 'not-found';
  parts: Part[];
  /** Offer of the site that this page makes. */
  popup?: string;
  /** Words of the list of closest pages, on the page of unknown addresses. */
  closest?: string;
  /** Path of the site's own address there, without a trailing slash; left out where it is a host. */
  root?: string;
}

/** HTML of the static parts, by their key. */
export type Fragments = Record<string, string>;

/** A page as the client program holds it. */
export interface LoadedPage {
  page: ClientPage;
  /** What all pages share, where documents carry it: while developing. */
  site?: ClientSite;
  /** Title of its document. */
  title: string;
  /** What else the head of its document says of it alone. */
  head: Element[];
  fragments: Fragments;
}

/** Whether React takes a part over. */
export function isInteractivePart(part: Part): part is InteractivePart {
  return 'block' in part;
}
