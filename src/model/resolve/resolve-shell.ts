import { siteRoot, type UrlStyle } from '../../text/addresses.ts';
import { distinctNames } from '../../text/names.ts';
import type { PictureSize } from '../pictures/size.ts';
import type { Ads, Business, Consent, Labels, Navigation, NotFound, Popup, Service } from '../types.generated.ts';
import type { Demo, SiteModel } from './model.ts';
import { type DatedNotice, resolveNotices } from './resolve-notices.ts';

/** The parts around every page, which are the same for all pages of a site. */
export interface Shell {
  siteName: string;
  /** Media file of the logo, by its name in the manifest. */
  logo?: string;
  logoSize?: PictureSize;
  siteUrl: string;
  /** Style of the addresses of pages. */
  urls: UrlStyle;
  /** Whether a social picture is drawn for pages without one of their own. */
  hasSocialPictures: boolean;
  language: string;
  verification: Record<string, string>;
  labels: Labels;
  navigation: Navigation;
  /** Landmark names of the footer's columns: their titles, made distinct. */
  columnNames: string[];
  business: Omit<Business, 'vat' | 'legal' | 'placeholder'>;
  /** Description of the site in a sentence. */
  description?: string;
  /** Name of the home page in breadcrumbs. */
  home: string;
  notFound: NotFound;
  popups: Popup[];
  /** Dated sentences at the top of pages. */
  notices: DatedNotice[];
  /** Services that require the visitor's consent. */
  gated: Service[];
  services: Service[];
  ads?: Ads;
  consent?: Consent;
  /** Set if the site is shown without being live. */
  demo?: Demo;
}

/** Whether a service requires the visitor's consent. */
export function isGated({ trackers, purpose }: { trackers?: unknown; purpose?: unknown }): boolean {
  return trackers === true && purpose !== 'necessaire';
}

/**
 * Resolves the parts around every page. If the id of the ads is a placeholder, nothing is measured, but the banner is
 * shown so that it can be tried.
 */
export function resolveShell({ manifest, urls, social, demo, pictureSize }: SiteModel): Shell {
  const { logo } = manifest.site;
  const logoSize = logo ? pictureSize(logo) : undefined;
  const services = manifest.services ?? [];
  const { vat: _, legal: __, placeholder: ___, ...business } = manifest.business;
  const gated = services.filter(isGated);
  return {
    siteName: manifest.site.name,
    ...(logo ? { logo } : {}),
    ...(logoSize ? { logoSize } : {}),
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
    business,
    ...(manifest.site.description ? { description: manifest.site.description } : {}),
    home: manifest.guides?.home ?? manifest.site.name,
    notFound: manifest.notFound,
    popups: manifest.popups ?? [],
    notices: resolveNotices(manifest),
    gated,
    services,
    ...(manifest.ads && gated.some(({ id }) => id === manifest.ads?.service) ? { ads: manifest.ads } : {}),
    ...(manifest.consent && gated.length > 0 ? { consent: manifest.consent } : {}),
    ...(demo ? { demo } : {}),
  };
}
