import { callTag, findMeasurement, grantAds } from './ads.ts';
import { consentStore } from './consent.ts';
import type { ConsentStore } from './consent-store.ts';

/**
 * Reports the ads conversion of a callback request. Sends no personal data, only account and label. Does nothing unless
 * the manifest has an ads entry and the visitor has agreed to its purpose.
 */
export function reportConversion(store: ConsentStore = consentStore): void {
  const { ads, gated = [] } = store.state().settings ?? {};
  const measurement = findMeasurement(ads, gated);
  if (!measurement || !store.isGranted(measurement.service.purpose)) return;
  if (typeof window.gtag !== 'function') grantAds(measurement);
  callTag('event', 'conversion', { send_to: `${measurement.ads.id}/${measurement.ads.label}` });
}
