import type { UrlStyle } from '../../text/addresses.ts';

/** Data that documents take from a build: addresses of its files, and markup that is the same on every page. */
export interface RenderAssets {
  /** Addresses of the client program: the entry, then everything that it imports. */
  client: string[];
  /** Whether documents contain the data that all pages share; otherwise the published start file does. */
  carriesSite: boolean;
  /** Addresses of the additional chunks that each interactive block, and the list of closest pages, imports. */
  chunks: Record<string, string[]>;
  /** Address of each font file by its name. */
  fontUrls: { bricolage: string; source: string };
  /** Text of the boot script. */
  boot: string;
  /** Text of the script for dated parts; empty for a site without any. */
  dated: string;
  /** Content of the policy's meta element; empty in development. */
  csp: string;
  /** Links to icons and feed. */
  links: string;
  /** Markup that only the development server adds. */
  head: string;
  /** Identifier of the build (`ClientPage.build`). */
  build: string;
  /** Base path: the path under which the site is published, ending in a slash. */
  base: string;
  /** Whether pages are folders, whose addresses end in a slash. */
  urls: UrlStyle;
  /** Year of the build, for the copyright line. */
  year: number;
  /** Last day, not after that of the build, on which a dated part begins or has just ended; empty if there is none. */
  day: string;
}
