import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { configureConsent } from '../../consent/configure.ts';
import type { ClientSite } from '../../model/resolve/client-site.ts';
import { HYDRATED, LOAD_ERROR } from '../../protocol/attributes.ts';
import { APP_ID } from '../../protocol/element-ids.ts';
import { HYDRATED_EVENT } from '../../protocol/events.ts';
import { UiProvider } from '../../ui/theme/UiProvider.tsx';
import { loadFallbackRoute } from '../not-found/load-fallback-route.ts';
import { loadBlocks } from '../page/load-blocks.ts';
import { createRouter } from '../router/create-router.tsx';
import { ignoreAbortedTransitions } from '../router/ignore-aborted-transitions.ts';
import { createPageLoader } from '../router/load-page.ts';
import { readPage } from '../router/read-page.ts';
import { reportMissingChunks } from './report-missing-chunks.ts';

/** Notifies the boot script that the page is hydrated; it then replays the click that it captured. */
function announceHydrated(): void {
  document.documentElement.setAttribute(HYDRATED, '');
  dispatchEvent(new Event(HYDRATED_EVENT));
}

/**
 * Whether the address has changed to another page since the document was loaded. It does so when a visitor goes back
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

/**
 * Hydrates the page of the document. `site` is the data that all pages share. Rejects if the code of a block fails to
 * load.
 */
export async function hydrate(site: ClientSite): Promise<void> {
  reportMissingChunks();
  ignoreAbortedTransitions();
  await documentParsed();
  await loadFallbackRoute(document, window.location);
  const root = document.getElementById(APP_ID);
  const loaded = readPage(document);
  if (!root || !loaded) return;
  const { page } = loaded;
  const { consent, ads, gated } = site;
  configureConsent({ ...(consent ? { consent } : {}), ...(ads ? { ads } : {}), gated });
  const blocks = await loadBlocks(page);
  if (hasMoved()) {
    location.reload();
    return;
  }
  const first = { ...loaded, site, blocks };
  const onHydrated = () => {
    // During development, a save may have replaced the page in the meantime, so React has hydrated the old one.
    if (import.meta.env.DEV && !root.isConnected) location.reload();
    else announceHydrated();
  };
  const router = createRouter({ first, loader: createPageLoader(), onHydrated });
  // Remove the boot script's notes, because React did not render them.
  for (const note of document.querySelectorAll(`[${LOAD_ERROR}]`)) note.remove();
  // A transition keeps the page responsive, because React then hydrates in slices.
  startTransition(() => {
    hydrateRoot(
      root,
      <UiProvider>
        {/* A page that cannot be rendered is shown as sent by the server (`ErrorFallback.tsx`). */}
        <RouterProvider router={router} onError={() => undefined} />
      </UiProvider>,
    );
  });
}
