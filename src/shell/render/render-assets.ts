import type { UrlStyle } from '../../text/url-style.ts';

/** Where the files of a build stand, for the documents that name them. */
export interface RenderAssets {
  /** Addresses of the client program: what runs first, then all that it needs before it can run. */
  client: string[];
  /** Whether documents carry what the program is told of the site, which else is published with it. */
  carriesSite: boolean;
  /** Addresses of the chunks that each interactive block, and the list of closest pages, needs besides. */
  chunks: Record<string, string[]>;
  /** Address of each font file by its name. */
  fontUrls: { bricolage: string; source: string };
  /** Text of the boot script. */
  boot: string;
  /** Content of the policy's meta element; empty in development. */
  csp: string;
  /** Links to icons and feed. */
  links: string;
  /** Markup that only the development server adds. */
  head: string;
  /** Name of the build; the client program leaves for a full load when it meets another. */
  build: string;
  /** Path under which the site is published, ending in a slash. */
  base: string;
  /** Whether pages are folders, whose addresses end in a slash. */
  urls: UrlStyle;
  /** Year of the build, for the copyright line. */
  year: number;
}
