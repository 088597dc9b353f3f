import type { Choices, ConsentRecord, Purpose } from './consent-record.ts';
import { createLocalStorage } from './consent-storage.ts';
import { type ConsentStore, createConsentStore } from './consent-store.ts';

/** The page's one store. Nothing is read before `configureConsent`. */
export const consentStore: ConsentStore = createConsentStore({ storage: createLocalStorage(), now: () => Date.now() });

/** The visitor's choice, if one was made less than the manifest's months ago for the purposes as they are today. */
export function readConsent(): ConsentRecord | undefined {
  return consentStore.read();
}

/** Whether the visitor has agreed to a purpose. `necessaire` needs no agreement. */
export function isGranted(purpose: Purpose): boolean {
  return consentStore.isGranted(purpose);
}

/** Stores the visitor's answers; purposes not named keep theirs. */
export function chooseConsent(answers: Choices): void {
  consentStore.choose(answers);
}

/** Shows the choice again (« Gérer mes cookies »). */
export function openConsent(): void {
  consentStore.open();
}
