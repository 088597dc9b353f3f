import { useSyncExternalStore } from 'react';
import { consentStore } from './consent.ts';
import type { Purpose } from './consent-record.ts';
import type { ConsentState } from './consent-store.ts';

/** What the server knows: nobody has chosen anything, and no banner is due. */
const unknown: ConsentState = { reopened: 0 };

/** The visitor's choice; nothing on the server and while the page is being hydrated. */
export function useConsent(): ConsentState {
  return useSyncExternalStore(consentStore.subscribe, consentStore.state, () => unknown);
}

/** Whether the visitor has agreed to a purpose; false on the server. */
export function useGranted(purpose: Purpose): boolean {
  const { record } = useConsent();
  return purpose === 'necessaire' || record?.choices[purpose] === true;
}
