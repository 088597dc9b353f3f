import type { EmotionCache } from '@emotion/cache';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Shell } from '../../model/resolve/resolve-shell.ts';
import { createStyleCache, UiProvider } from '../../ui/theme/UiProvider.tsx';
import { Footer } from '../frame/Footer.tsx';
import { Header } from '../frame/Header.tsx';
import type { ShownNotice } from '../frame/Notices.tsx';
import { withoutImagePreloads } from './without-image-preloads.ts';

/** Header and footer of a site's pages, as HTML. */
interface Frame {
  /** The header of a page, with the link to the page itself marked as current. */
  header(path: string): string;
  footer: string;
  /** Creates the style cache of one page, which already contains the styles of header and footer. */
  createPageCache(): EmotionCache;
}

/** Returns the dated sentences that end on a day or later, with their positions in the document. */
export function noticesFrom({ notices }: Pick<Shell, 'notices'>, day: string): ShownNotice[] {
  return notices.filter(({ until }) => until >= day).map((notice, position) => ({ ...notice, position }));
}

interface FrameOptions {
  shell: Shell;
  year: number;
  /** As in `RenderAssets`. */
  day?: string;
}

/**
 * Renders the footer once. Renders the header once, and again for each page that it links to or that has a sentence of
 * its own.
 */
export function createFrame({ shell, year, day = '' }: FrameOptions): Frame {
  const cache = createStyleCache();
  const rendered = (element: ReactElement) =>
    withoutImagePreloads(renderToStaticMarkup(<UiProvider cache={cache}>{element}</UiProvider>));
  const notices = noticesFrom(shell, day);
  const linked = new Set([
    '/',
    ...shell.navigation.header.links.map(({ to }) => to),
    ...notices.map(({ page }) => page),
  ]);
  const renderHeader = (path: string) => {
    const shown = notices.filter(({ page = path }) => page === path);
    return rendered(<Header shell={shell} path={path} notices={shown} />);
  };
  // Pages with a sentence of their own come first, because all pages receive the styles of these headers.
  const first = new Set(['', ...notices.flatMap(({ page }) => page ?? [])]);
  const headers = new Map([...first].map((path) => [path, renderHeader(path)]));
  const footer = rendered(<Footer shell={shell} year={year} />);
  return {
    header(path) {
      const marked = linked.has(path) ? path : '';
      const header = headers.get(marked) ?? renderHeader(marked);
      headers.set(marked, header);
      return header;
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
