import type { Consent } from '../site/types.generated.ts';

/** The banner's texts as the page's data carries them: the button that shows it again is HTML already. */
export interface AwakeConsent extends Omit<Consent, 'labels'> {
  labels: Omit<Consent['labels'], 'manage'>;
}
