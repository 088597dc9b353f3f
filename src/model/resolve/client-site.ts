import { timeZoneOf } from '../../text/time-zone.ts';
import type { Action, Ads, Consent, Labels, Popup, Service } from '../types.generated.ts';
import type { Shell } from './resolve-shell.ts';

/** Texts of the consent banner: without those that only the footer shows, and with plain links. */
export interface BannerTexts extends Omit<Consent, 'policy' | 'labels'> {
  policy?: Omit<Action, 'variant'>;
  labels: Omit<Consent['labels'], 'manage'>;
}

/** A service that requires the visitor's consent. */
export interface GatedService extends Pick<Service, 'id' | 'name' | 'provider' | 'purpose' | 'placeholder'> {
  /** For the service that measures ads: the host of its script (`hosts`), and the names of its cookies (`cookies`). */
  hosts?: Pick<NonNullable<Service['hosts']>, 'script'>;
  cookies?: Pick<NonNullable<Service['cookies']>[number], 'name'>[];
}

/** An offer; its link has no variant. */
export interface OfferTexts extends Omit<Popup, 'accept'> {
  accept: Omit<Action, 'variant'>;
}

/** Texts that only a hydrated page shows, and texts of the parts that React takes over. */
export type ClientLabels = Pick<Labels, 'navigating' | 'navigated' | 'blockFailed' | 'call' | 'noScript'>;

/**
 * Data of the site for the client program on hydrated pages. It is the same on all pages, and is published with the
 * program, so that pages need not include it.
 */
export interface ClientSite {
  labels: ClientLabels;
  /** Offers that pages refer to. */
  popups: OfferTexts[];
  /** Opening hours of the business. */
  hours: Shell['business']['hours'];
  /** Additional days on which the business is closed. */
  closures?: Shell['business']['closures'];
  /** Time zone of the business, if it is known. */
  timeZone?: string | undefined;
  consent?: BannerTexts;
  /** Services that require the visitor's consent. */
  gated: GatedService[];
  ads?: Ads;
}

/** Returns a link without its variant, because the component that shows it sets the variant. */
function plain({ variant: _, ...link }: Action): Omit<Action, 'variant'> {
  return link;
}

/** Returns the texts of the banner, without purposes that have no gated service. */
function bannerOf({ policy, purposes, labels, ...consent }: Consent, gated: readonly Service[]): BannerTexts {
  const { manage: _, ...own } = labels;
  const waiting = new Set<string>(['necessaire', ...gated.map(({ purpose }) => purpose)]);
  return {
    ...consent,
    ...(policy ? { policy: plain(policy) } : {}),
    purposes: purposes.filter(({ id }) => waiting.has(id)),
    labels: own,
  };
}

/**
 * Returns the gated services for the banner. The service that measures ads also has its script host and its cookies.
 */
function gatedOf({ gated, ads }: Shell): GatedService[] {
  return gated.map(({ id, name, provider, purpose, placeholder, hosts, cookies }) => ({
    id,
    name,
    provider,
    purpose,
    ...(placeholder ? { placeholder } : {}),
    // The first host is the host of the script. The content security policy contains the others.
    ...(id === ads?.service && hosts?.script ? { hosts: { script: hosts.script.slice(0, 1) } } : {}),
    ...(id === ads?.service && cookies ? { cookies: cookies.map((cookie) => ({ name: cookie.name })) } : {}),
  }));
}

/** Returns the part of the shell that the client program receives. */
export function resolveClientSite(shell: Shell): ClientSite {
  const { navigating, navigated, blockFailed, call, noScript } = shell.labels;
  return {
    labels: { navigating, navigated, blockFailed, call, noScript },
    hours: shell.business.hours,
    timeZone: timeZoneOf(shell.business.address.country),
    ...(shell.business.closures ? { closures: shell.business.closures } : {}),
    popups: shell.popups.map((popup) => ({ ...popup, accept: plain(popup.accept) })),
    ...(shell.consent ? { consent: bannerOf(shell.consent, shell.gated) } : {}),
    gated: gatedOf(shell),
    ...(shell.ads ? { ads: shell.ads } : {}),
  };
}
