import type { EmotionCache } from '@emotion/cache';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Shell } from '../../site/resolve/resolve-shell.ts';
import { createStyleCache, UiProvider } from '../../ui/theme/UiProvider.tsx';
import { Footer } from '../frame/Footer.tsx';
import { Header } from '../frame/Header.tsx';
import { withoutHints } from './without-image-preloads.ts';

/** What stands around the content of every page, as HTML. */
export interface Frame {
  /** The header of a page, where the link to that page itself is marked. */
  header(path: string): string;
  footer: string;
  /** Makes a style cache that has the styles of header and footer, for the other parts of a page. */
  createPageCache(): EmotionCache;
}

/** Renders header and footer once for all pages of a site, and the header again for those that it links to. */
export function createFrame({ shell, year }: { shell: Shell; year: number }): Frame {
  const cache = createStyleCache();
  const rendered = (element: ReactElement) =>
    withoutHints(renderToStaticMarkup(<UiProvider cache={cache}>{element}</UiProvider>));
  const linked = new Set(['/', ...shell.navigation.header.links.map(({ to }) => to)]);
  const headers = new Map([['', rendered(<Header shell={shell} path="" />)]]);
  const footer = rendered(<Footer shell={shell} year={year} />);
  return {
    header(path) {
      const marked = linked.has(path) ? path : '';
      const known = headers.get(marked) ?? rendered(<Header shell={shell} path={marked} />);
      headers.set(marked, known);
      return known;
    },
    footer,
    createPageCache() {
      const page = createStyleCache();
      Object.assign(page.inserted, cache.inserted);
      Object.assign(page.registered, cache.registered);
      return page;
    },
  };
}
