import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider, ThemeContext } from '@emotion/react';
import DefaultPropsProvider from '@mui/material/DefaultPropsProvider';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { theme } from './theme.ts';

const defaults = theme.components as ComponentProps<typeof DefaultPropsProvider>['value'];

/** Key of the style cache; the inlined style element bears it too. */
export const styleKey = 'v';

/**
 * Leaves the prefixer out, because the supported browsers need none. One array for all caches: on the server, Emotion
 * compiles each style once for an array of plug-ins.
 */
const stylisPlugins: [] = [];

/** Creates a style cache: one a page on the server, one in the browser, which adopts the inlined styles. */
export function createStyleCache(): EmotionCache {
  const cache = createCache({ key: styleKey, stylisPlugins });
  cache.compat = true;
  return cache;
}

/**
 * Provides theme, default props and style cache, on the server and in the browser. It does what MUI's
 * `ThemeProvider` does, but for the colour schemes, which are 3.9 kB; those of the site are pure CSS.
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
