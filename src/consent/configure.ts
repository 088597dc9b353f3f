import { OPENS_CONSENT } from '../protocol/attributes.ts';
import { findMeasurement, grantAds, withdrawAds } from './ads.ts';
import { consentStore } from './consent.ts';
import { consentKey } from './consent-storage.ts';
import type { ConsentSettings, ConsentStore } from './consent-store.ts';

/** Starts or ends what waits for the visitor's choice, so that it matches the choice that stands. */
export function applyConsent(store: ConsentStore, reload: () => void): void {
  const { ads, gated = [] } = store.state().settings ?? {};
  const measurement = findMeasurement(ads, gated);
  if (!measurement) return;
  if (store.isGranted(measurement.service.purpose)) grantAds(measurement);
  else withdrawAds(measurement, reload);
}

/**
 * Tells the store what the page's services are. The shell calls it when the program wakes, before it renders: until
 * then every purpose but `necessaire` counts as refused. From then on a choice made in another tab applies here as
 * well, and any element with `OPENS_CONSENT` shows the choice again when it is clicked.
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
