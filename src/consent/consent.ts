import { createLocalStorage } from './consent-storage.ts';
import { type ConsentStore, createConsentStore } from './consent-store.ts';

/** The store of the page. It reads nothing before `configureConsent`. */
export const consentStore: ConsentStore = createConsentStore({ storage: createLocalStorage(), now: () => Date.now() });
