import type { GatedService } from '../model/resolve/client-site.ts';
import type { Ads } from '../model/types.generated.ts';

/** The ads measurement of the site, with its service. */
interface AdsMeasurement {
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

/** Default consent mode. Personalised ads and analytics are never granted, because no purpose asks for them. */
const denied = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
} as const;

/** Marks the remote script, so that a withdrawal can check whether it was loaded. */
const scriptMark = 'data-ads';

/** Finds the ads entry together with its service. */
export function findMeasurement(ads: Ads | undefined, gated: GatedService[]): AdsMeasurement | undefined {
  const service = gated.find(({ id }) => id === ads?.service);
  return ads && service ? { ads, service } : undefined;
}

/** Calls `gtag`, and ignores errors, because the remote script may have replaced it. */
export const callTag: Gtag = (...command) => {
  try {
    window.gtag?.(...command);
  } catch {
    // The page and the visitor's consent do not depend on the measurement.
  }
};

/** Creates the command queue. Returns whether it existed before. */
function startGtag(): boolean {
  // An element with the id `gtag` is also a property of `window`.
  if (typeof window.gtag === 'function') return true;
  const queue: unknown[] = Array.isArray(window.dataLayer) ? window.dataLayer : [];
  window.dataLayer = queue;
  window.gtag = function gtag() {
    // biome-ignore lint/complexity/noArguments: the tag takes commands as Arguments objects and ignores arrays
    queue.push(arguments);
  };
  callTag('consent', 'default', { ...denied, wait_for_update: 500 });
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
 * Starts the measurement after the visitor's consent, in basic consent mode: nothing is loaded or sent before
 * (developers.google.com/tag-platform/security/guides/consent). If the ads entry or its service is a placeholder,
 * commands are queued in `window.dataLayer` and no script is loaded.
 */
export function grantAds(measurement: AdsMeasurement): void {
  const started = startGtag();
  callTag('consent', 'update', { ...denied, ad_storage: 'granted', ad_user_data: 'granted' });
  if (!started) {
    callTag('js', new Date());
    callTag('config', measurement.ads.id);
  }
  loadTag(measurement);
}

/** Returns the domains for which a script on this host can have set cookies, the most specific first. */
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
    // Storage is blocked, so it is empty.
  }
}

/**
 * Ends the measurement: denies consent and deletes the tag's cookies. Reloads the page if the script was loaded,
 * because it cannot be unloaded.
 */
export function withdrawAds(measurement: AdsMeasurement, reload: () => void): void {
  deleteTraces(measurement);
  callTag('consent', 'update', denied);
  if (document.querySelector(`script[${scriptMark}]`)) reload();
}
