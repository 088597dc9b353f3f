import { distinctNames } from '../../text/distinct-names.ts';
import { siteRoot } from '../../text/site-root.ts';
import type { UrlStyle } from '../../text/url-style.ts';
import type { Ads, Business, Consent, Labels, Navigation, NotFound, Popup, Service } from '../types.generated.ts';
import type { Demo, SiteModel } from './model.ts';

/** What surrounds every page: the same for all pages of a site. */
export interface Shell {
  siteName: string;
  /** Media file of the logo, as the manifest names it. */
  logo?: string;
  siteUrl: string;
  /** How addresses of pages are written. */
  urls: UrlStyle;
  /** Whether pages that bring no picture for social networks have a drawn one. */
  hasSocialPictures: boolean;
  language: string;
  verification: Record<string, string>;
  labels: Labels;
  navigation: Navigation;
  /** Names of the footer's columns as landmarks: their titles, told apart where two are alike. */
  columnNames: string[];
  business: Pick<Business, 'name' | 'phone' | 'email' | 'address' | 'hours' | 'areaServed'>;
  /** What the site is, in a sentence. */
  description?: string;
  /** Name of the home page, where the path to a page is shown (breadcrumbs). */
  home: string;
  notFound: NotFound;
  popups: Popup[];
  /** Services that wait for the visitor's choice. */
  gated: Service[];
  services: Service[];
  ads?: Ads;
  consent?: Consent;
  /** Set if the site is shown without being live. */
  demo?: Demo;
}

/** Whether a service waits for the visitor's choice. */
export function isGated({ trackers, purpose }: { trackers?: unknown; purpose?: unknown }): boolean {
  return trackers === true && purpose !== 'necessaire';
}

/** An ads id that is still a placeholder measures nothing, yet the banner shows so that it can be tried. */
export function resolveShell({ manifest, urls, social, demo }: SiteModel): Shell {
  const services = manifest.services ?? [];
  const { name, phone, email, address, hours, areaServed } = manifest.business;
  const gated = services.filter(isGated);
  return {
    siteName: manifest.site.name,
    ...(manifest.site.logo ? { logo: manifest.site.logo } : {}),
    siteUrl: siteRoot(manifest.site.url),
    urls,
    hasSocialPictures: social,
    language: manifest.site.language,
    verification: (manifest.site.verification ?? {}) as Record<string, string>,
    labels: manifest.labels,
    navigation: manifest.navigation,
    columnNames: distinctNames(
      manifest.navigation.footer.columns.map(({ title }) => title),
      [manifest.labels.mainNavigation, manifest.labels.menu],
    ),
    business: { name, phone, email, address, hours, ...(areaServed ? { areaServed } : {}) },
    ...(manifest.site.description ? { description: manifest.site.description } : {}),
    home: manifest.guides?.home ?? manifest.site.name,
    notFound: manifest.notFound,
    popups: manifest.popups ?? [],
    gated,
    services,
    ...(manifest.ads && gated.some(({ id }) => id === manifest.ads?.service) ? { ads: manifest.ads } : {}),
    ...(manifest.consent && gated.length > 0 ? { consent: manifest.consent } : {}),
    ...(demo ? { demo } : {}),
  };
}
