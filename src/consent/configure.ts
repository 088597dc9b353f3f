import { OPENS_CONSENT } from '../protocol/attributes.ts';
import { findMeasurement, grantAds, withdrawAds } from './ads.ts';
import { consentStore } from './consent.ts';
import { consentKey } from './consent-storage.ts';
import type { ConsentSettings, ConsentStore } from './consent-store.ts';

/** Starts or ends the services that need consent, to match the current consent. */
export function applyConsent(store: ConsentStore, reload: () => void): void {
  const { ads, gated = [] } = store.state().settings ?? {};
  const measurement = findMeasurement(ads, gated);
  if (!measurement) return;
  if (store.isGranted(measurement.service.purpose)) grantAds(measurement);
  else withdrawAds(measurement, reload);
}

/**
 * Configures the store, before hydration; until then every purpose but `necessaire` counts as refused. From then on an
 * answer in another tab applies here too, and a click on an element with `OPENS_CONSENT` opens the banner.
 */
export function configureConsent(settings: ConsentSettings): void {
  if (!consentStore.state().settings) {
    consentStore.subscribe(() => applyConsent(consentStore, () => location.reload()));
    addEventListener('storage', ({ key }) => {
      if (key === consentKey || key === null) consentStore.refresh();
    });
    document.addEventListener('click', ({ target }) => {
      if (target instanceof Element && target.closest(`[${OPENS_CONSENT}]`)) consentStore.open();
    });
  }
  consentStore.configure(settings);
}
