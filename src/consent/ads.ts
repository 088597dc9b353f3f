import type { GatedService } from '../site/resolve/client-site.ts';
import type { Ads } from '../site/types.generated.ts';

/** The ads measurement of a page, with the service that it belongs to. */
export interface AdsMeasurement {
  ads: Ads;
  service: GatedService;
}

type Gtag = (...command: unknown[]) => void;

declare global {
  interface Window {
    dataLayer?: unknown[];
    gtag?: Gtag;
  }
}

/** What the measurement may store. Personalised ads and audience figures are not among the purposes: never granted. */
const denied = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
} as const;

/** Marks the remote script, so that a withdrawal knows whether it was loaded. */
const scriptMark = 'data-ads';

/** Finds the ads entry together with its service. */
export function findMeasurement(ads: Ads | undefined, gated: GatedService[]): AdsMeasurement | undefined {
  const service = gated.find(({ id }) => id === ads?.service);
  return ads && service ? { ads, service } : undefined;
}

/** Gives the tag a command. The remote script may have put anything in its place: its faults end here. */
export const tellTag: Gtag = (...command) => {
  try {
    window.gtag?.(...command);
  } catch {
    // The page and the visitor's choice do not depend on the measurement.
  }
};

/** Puts the queue of commands up. Gives whether it was there before. */
function startGtag(): boolean {
  if (window.gtag) return true;
  const queue: unknown[] = Array.isArray(window.dataLayer) ? window.dataLayer : [];
  window.dataLayer = queue;
  window.gtag = function gtag() {
    // biome-ignore lint/complexity/noArguments: the tag takes commands as Arguments objects and ignores arrays
    queue.push(arguments);
  };
  tellTag('consent', 'default', { ...denied, wait_for_update: 500 });
  return false;
}

function loadTag({ ads, service }: AdsMeasurement): void {
  const host = service.hosts?.script?.[0];
  if (ads.placeholder || service.placeholder || !host) return;
  if (document.querySelector(`script[${scriptMark}]`)) return;
  const script = document.createElement('script');
  script.async = true;
  script.src = `https://${host}/gtag/js?id=${encodeURIComponent(ads.id)}`;
  script.setAttribute(scriptMark, service.id);
  document.head.append(script);
}

/**
 * Starts the measurement after the visitor's consent, in basic consent mode: before it nothing was loaded or sent,
 * not even the refusal (developers.google.com/tag-platform/security/guides/consent). The remote script is requested
 * only when neither the ads entry nor its service is a placeholder; commands queue in `window.dataLayer` regardless.
 */
export function grantAds(measurement: AdsMeasurement): void {
  const started = startGtag();
  tellTag('consent', 'update', { ...denied, ad_storage: 'granted', ad_user_data: 'granted' });
  if (!started) {
    tellTag('js', new Date());
    tellTag('config', measurement.ads.id);
  }
  loadTag(measurement);
}

/** Cookie domains under which a script of this host can have written, from the most to the least exact. */
function cookieDomains(host: string): string[] {
  const labels = host.split('.');
  return labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'));
}

function deleteTraces({ service }: AdsMeasurement): void {
  const declared = (service.cookies ?? []).map(({ name }) => name.replace(/\*$/, ''));
  const isTrace = (name: string) =>
    name.startsWith('_gcl_') || declared.some((start) => start && name.startsWith(start));
  for (const pair of document.cookie.split(';')) {
    const name = pair.split('=')[0]?.trim();
    if (!name || !isTrace(name)) continue;
    for (const domain of ['', ...cookieDomains(location.hostname)]) {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari before 18.4
      document.cookie = `${name}=; Max-Age=0; path=/${domain ? `; domain=${domain}` : ''}`;
    }
  }
  try {
    for (const name of Object.keys(localStorage)) if (isTrace(name)) localStorage.removeItem(name);
  } catch {
    // No storage, no trace.
  }
}

/**
 * Ends the measurement: consent is updated to denied and the tag's cookies go. A loaded script cannot be unloaded,
 * so the page starts again without it. Does nothing when the measurement never started.
 */
export function withdrawAds(measurement: AdsMeasurement, reload: () => void): void {
  deleteTraces(measurement);
  tellTag('consent', 'update', denied);
  if (document.querySelector(`script[${scriptMark}]`)) reload();
}
