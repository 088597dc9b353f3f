import { useSyncExternalStore } from 'react';
import { consentStore } from './consent.ts';
import type { Purpose } from './consent-record.ts';
import type { ConsentState } from './consent-store.ts';

/** The state on the server: no consent, and no banner. */
const unknown: ConsentState = { reopened: 0 };

/** Returns the state of the store; during hydration, the state on the server. */
export function useConsent(): ConsentState {
  return useSyncExternalStore(consentStore.subscribe, consentStore.state, () => unknown);
}

/** Returns whether a purpose is granted; `false` on the server, except for `necessaire`. */
export function useGranted(purpose: Purpose): boolean {
  const { record } = useConsent();
  return purpose === 'necessaire' || record?.choices[purpose] === true;
}
