import type { EmotionCache } from '@emotion/cache';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Shell } from '../../model/resolve/resolve-shell.ts';
import { createStyleCache, UiProvider } from '../../ui/theme/UiProvider.tsx';
import { Footer } from '../frame/Footer.tsx';
import { Header } from '../frame/Header.tsx';
import { withoutImagePreloads } from './without-image-preloads.ts';

/** Header and footer of a site's pages, as HTML. */
interface Frame {
  /** The header of a page, with the link to the page itself marked as current. */
  header(path: string): string;
  footer: string;
  /** Creates a style cache for one page that already contains the styles of header and footer. */
  createPageCache(): EmotionCache;
}

/** Renders the footer once, and the header once, plus once for each page that it links to. */
export function createFrame({ shell, year }: { shell: Shell; year: number }): Frame {
  const cache = createStyleCache();
  const rendered = (element: ReactElement) =>
    withoutImagePreloads(renderToStaticMarkup(<UiProvider cache={cache}>{element}</UiProvider>));
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
