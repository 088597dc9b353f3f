import type { Choices, ConsentRecord, Purpose } from './consent-record.ts';
import { createLocalStorage } from './consent-storage.ts';
import { type ConsentStore, createConsentStore } from './consent-store.ts';

/** The store of the page. It reads nothing before `configureConsent`. */
export const consentStore: ConsentStore = createConsentStore({ storage: createLocalStorage(), now: () => Date.now() });

/** The visitor's consent, if it is for the current purposes and younger than the manifest's limit. */
export function readConsent(): ConsentRecord | undefined {
  return consentStore.read();
}

/** Whether a purpose is granted. `necessaire` always is. */
export function isGranted(purpose: Purpose): boolean {
  return consentStore.isGranted(purpose);
}

/** Stores the visitor's answers; other purposes keep theirs. */
export function chooseConsent(answers: Choices): void {
  consentStore.choose(answers);
}

/** Opens the banner (« Gérer mes cookies »). */
export function openConsent(): void {
  consentStore.open();
}
