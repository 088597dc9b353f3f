import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { configureConsent } from '../../consent/configure.ts';
import type { ClientSite } from '../../model/resolve/client-site.ts';
import { HYDRATED, HYDRATING, LOAD_ERROR } from '../../protocol/attributes.ts';
import { APP_ID } from '../../protocol/element-ids.ts';
import { FILE_MISSING_EVENT, HYDRATED_EVENT } from '../../protocol/events.ts';
import { listenForPresses } from '../../ui/page/after-press.ts';
import { UiProvider } from '../../ui/theme/UiProvider.tsx';
import { loadFallbackRoute } from '../not-found/load-fallback-route.ts';
import { loadBlocks } from '../page/load-blocks.ts';
import { createRouter } from '../router/create-router.tsx';
import { ignoreAbortedTransitions } from '../router/ignore-aborted-transitions.ts';
import { createPageLoader } from '../router/load-page.ts';
import { readPage } from '../router/read-page.ts';

/** Notifies the boot script that the page is hydrated; it then replays the click that it captured. */
function announceHydrated(): void {
  document.documentElement.setAttribute(HYDRATED, '');
  dispatchEvent(new Event(HYDRATED_EVENT));
}

/**
 * Notifies the boot script when a chunk fails to load: a page that was open during a deploy requests files that no
 * longer exist. The boot script then reloads the page if there is a newer one.
 */
function reportMissingChunks(): void {
  addEventListener('vite:preloadError', () => dispatchEvent(new Event(FILE_MISSING_EVENT)));
}

/**
 * Whether the address has changed to another page since the document was loaded. This happens when a visitor goes back
 * after a reload, because history entries made by `pushState` belong to the current document.
 */
function hasMoved(): boolean {
  const [load] = performance.getEntriesByType('navigation');
  if (!load?.name.startsWith('http')) return false;
  const { pathname, search } = new URL(load.name);
  return pathname + search !== location.pathname + location.search;
}

/** Waits for the end of the document, because the first interaction may happen while it is still loading. */
async function documentParsed(): Promise<void> {
  if (document.readyState !== 'loading') return;
  await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }));
}

/** Reads the page of the document, and loads the code of its blocks. `loaded` is `undefined` if there is no page. */
async function readDocument() {
  for (;;) {
    const root = document.getElementById(APP_ID);
    const loaded = readPage(document);
    const blocks = loaded ? await loadBlocks(loaded.page) : {};
    // During development, a save may have replaced the page in the meantime.
    if (import.meta.env.DEV && root && !root.isConnected) continue;
    return { root, loaded, blocks };
  }
}

/**
 * Hydrates the page of the document. `site` is the data that all pages share. Rejects if the code of a block fails to
 * load.
 */
export async function hydrate(site: ClientSite): Promise<void> {
  listenForPresses();
  reportMissingChunks();
  ignoreAbortedTransitions();
  await documentParsed();
  await loadFallbackRoute(document, window.location);
  const { consent, ads, gated } = site;
  configureConsent({ ...(consent ? { consent } : {}), ...(ads ? { ads } : {}), gated });
  const { root, loaded, blocks } = await readDocument();
  if (!root || !loaded) return;
  if (hasMoved()) {
    location.reload();
    return;
  }
  const first = { site, ...loaded, blocks };
  const router = createRouter({ first, loader: createPageLoader(), onHydrated: announceHydrated });
  // Remove the boot script's notes, because React did not render them.
  for (const note of document.querySelectorAll(`[${LOAD_ERROR}]`)) note.remove();
  if (import.meta.env.DEV) root.setAttribute(HYDRATING, '');
  // A transition keeps the page responsive, because React then hydrates in slices.
  startTransition(() => {
    hydrateRoot(
      root,
      <UiProvider>
        {/* A page that cannot be rendered is shown as sent by the server (`shell/router/ErrorFallback.tsx`). */}
        <RouterProvider router={router} onError={() => undefined} />
      </UiProvider>,
    );
  });
}
