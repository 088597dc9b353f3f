import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { configureConsent } from '../../consent/configure.ts';
import { HYDRATED, LOAD_ERROR } from '../../protocol/attributes.ts';
import { APP_ID } from '../../protocol/element-ids.ts';
import { HYDRATED_EVENT } from '../../protocol/events.ts';
import type { ClientSite } from '../../site/resolve/client-site.ts';
import { UiProvider } from '../../ui/theme/UiProvider.tsx';
import { takeOver } from '../not-found/load-fallback-route.ts';
import { loadBlocks } from '../page/load-blocks.ts';
import { createRouter } from '../router/create-router.tsx';
import { quietTransitions } from '../router/ignore-aborted-transitions.ts';
import { createPageLoader } from '../router/load-page.ts';
import { readPage } from '../router/read-page.ts';
import { reportMissingChunks } from './report-missing-chunks.ts';

/** Tells the boot script that controls now answer; it replays the click that it kept. */
function announceAwake(): void {
  document.documentElement.setAttribute(HYDRATED, '');
  dispatchEvent(new Event(HYDRATED_EVENT));
}

/**
 * Whether the address has become another page's since the document was loaded. After a reload, the entries that the
 * program made before are still this document's: going back to one of them loads nothing.
 */
function hasMoved(): boolean {
  const [load] = performance.getEntriesByType('navigation');
  if (!load?.name.startsWith('http')) return false;
  const { pathname, search } = new URL(load.name);
  return pathname + search !== location.pathname + location.search;
}

/** Waits until the whole page has come: the touch that wakes it may be made while it still arrives. */
async function wholeDocument(): Promise<void> {
  if (document.readyState !== 'loading') return;
  await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }));
}

/**
 * Turns the finished page into an application, in slices that never hold up the visitor. `site` is what all pages share.
 */
export async function wake(site: ClientSite): Promise<void> {
  reportMissingChunks();
  quietTransitions();
  await wholeDocument();
  await takeOver(document, window.location);
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
  // A page that cannot be drawn is left as it stood (`LeftInPlace.tsx`), and is never announced.
  const router = createRouter({ first, loader: createPageLoader(), onHydrated: announceAwake });
  // The boot script's apology for being late is no part of what React expects to find.
  for (const note of document.querySelectorAll(`[${LOAD_ERROR}]`)) note.remove();
  startTransition(() => {
    hydrateRoot(
      root,
      <UiProvider>
        <RouterProvider router={router} onError={() => undefined} />
      </UiProvider>,
    );
  });
}
