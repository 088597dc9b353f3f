import type { Action, Ads, Consent, Labels, Popup, Service } from '../types.generated.ts';
import type { Shell } from './resolve-shell.ts';

/** What the banner says: without what the footer alone says, and links without a look. */
export interface BannerTexts extends Omit<Consent, 'policy' | 'labels'> {
  policy?: Omit<Action, 'variant'>;
  labels: Omit<Consent['labels'], 'manage'>;
}

/** A service that waits for the visitor's choice. */
export interface GatedService extends Pick<Service, 'id' | 'name' | 'provider' | 'purpose' | 'placeholder'> {
  /** Of the service that measures ads only: where its script comes from, and what it leaves behind. */
  hosts?: Pick<NonNullable<Service['hosts']>, 'script'>;
  cookies?: Pick<NonNullable<Service['cookies']>[number], 'name'>[];
}

/** An offer; its link has no look of its own. */
export interface OfferTexts extends Omit<Popup, 'accept'> {
  accept: Omit<Action, 'variant'>;
}

/** Words of the interface that a hydrated page says, and parts of pages that React takes over. */
export type ClientLabels = Pick<Labels, 'navigating' | 'navigated' | 'blockFailed' | 'call' | 'noScript'>;

/**
 * What the client program needs to know of the site: what hydrated pages alone say or do, the same on all of them. It is
 * published with the program, so that no page carries it.
 */
export interface ClientSite {
  labels: ClientLabels;
  /** Offers that pages name. */
  popups: OfferTexts[];
  /** When the business is open. */
  hours: Shell['business']['hours'];
  consent?: BannerTexts;
  /** Services that wait for the visitor's choice. */
  gated: GatedService[];
  ads?: Ads;
}

/** A link without its look: what draws it here has one of its own. */
function plain({ variant: _, ...link }: Action): Omit<Action, 'variant'> {
  return link;
}

/** The banner's texts, without purposes that no service waits for. */
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

/** What the banner tells of the services that wait, and what the measurement needs of its own. */
function gatedOf({ gated, ads }: Shell): GatedService[] {
  return gated.map(({ id, name, provider, purpose, placeholder, hosts, cookies }) => ({
    id,
    name,
    provider,
    purpose,
    ...(placeholder ? { placeholder } : {}),
    // The first host is the one that its script comes from; the others are for the policy.
    ...(id === ads?.service && hosts?.script ? { hosts: { script: hosts.script.slice(0, 1) } } : {}),
    ...(id === ads?.service && cookies ? { cookies: cookies.map((cookie) => ({ name: cookie.name })) } : {}),
  }));
}

/** The part of what surrounds all pages that the client program is given. */
export function resolveClientSite(shell: Shell): ClientSite {
  const { navigating, navigated, blockFailed, call, noScript } = shell.labels;
  return {
    labels: { navigating, navigated, blockFailed, call, noScript },
    hours: shell.business.hours,
    popups: shell.popups.map((popup) => ({ ...popup, accept: plain(popup.accept) })),
    ...(shell.consent ? { consent: bannerOf(shell.consent, shell.gated) } : {}),
    gated: gatedOf(shell),
    ...(shell.ads ? { ads: shell.ads } : {}),
  };
}
