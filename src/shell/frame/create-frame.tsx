import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Shell } from '../../site/resolve/resolve-shell.ts';
import { withoutHints } from '../without-hints.ts';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';

/** What stands around the content of every page, as HTML. */
export interface Frame {
  /** The header of a page, where the link to that page itself is marked. */
  header(path: string): string;
  footer: string;
}

const rendered = (element: ReactElement) => withoutHints(renderToStaticMarkup(element));

/**
 * Renders header and footer once for all pages of a site, and the header again for those that it links to. Their styles
 * are those of `frame-css.ts`: nothing in them may bring styles of its own.
 */
export function createFrame({ shell, year }: { shell: Shell; year: number }): Frame {
  const linked = new Set(['/', ...shell.navigation.header.links.map(({ to }) => to)]);
  const headers = new Map<string, string>();
  return {
    header(path) {
      const marked = linked.has(path) ? path : '';
      const known = headers.get(marked) ?? rendered(<Header shell={shell} path={marked} />);
      headers.set(marked, known);
      return known;
    },
    footer: rendered(<Footer shell={shell} year={year} />),
  };
}
