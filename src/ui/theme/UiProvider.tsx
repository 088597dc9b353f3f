import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider, ThemeContext } from '@emotion/react';
import DefaultPropsProvider from '@mui/material/DefaultPropsProvider';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { dropOverridden } from './drop-overridden.ts';
import { theme } from './theme.ts';

const defaults = theme.components as ComponentProps<typeof DefaultPropsProvider>['value'];

/** Key of the style cache: also the `data-emotion` mark of the page's inlined style tag. */
export const styleKey = 'v';

/**
 * A style cache. The server makes one a page; the browser makes one, which takes over the inlined styles. Naming the
 * steps of its compilation leaves out the prefixer: the browsers that the program is compiled for need none.
 */
export function createStyleCache(): EmotionCache {
  const cache = createCache({ key: styleKey, stylisPlugins: [dropOverridden] });
  cache.compat = true;
  return cache;
}

/**
 * What every component of the site needs around it, on the server and in the browser alike. The library's own
 * provider would also ship its colour scheme machinery; the schemes here are pure CSS.
 */
export function UiProvider({ cache, children }: { cache?: EmotionCache; children: ReactNode }) {
  const [ownCache] = useState(() => cache ?? createStyleCache());
  return (
    <CacheProvider value={cache ?? ownCache}>
      <ThemeContext.Provider value={theme}>
        <DefaultPropsProvider value={defaults}>{children}</DefaultPropsProvider>
      </ThemeContext.Provider>
    </CacheProvider>
  );
}
