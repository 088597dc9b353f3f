import type { BannerTexts, GatedService } from '../model/resolve/client-site.ts';
import type { Ads } from '../model/types.generated.ts';
import { type Choices, type ConsentRecord, isCurrent, type Purpose, parseRecord, randomId } from './consent-record.ts';
import type { ConsentStorage } from './consent-storage.ts';

/** The manifest's consent settings, and the services that need consent. */
export interface ConsentSettings {
  consent?: BannerTexts;
  ads?: Ads;
  /** Services that need an answer before they may be called. */
  gated: GatedService[];
}

/** An immutable state of the store. */
export interface ConsentState {
  settings?: ConsentSettings;
  record?: ConsentRecord;
  /** Number of times that the banner was opened since it was last closed. */
  reopened: number;
}

export interface ConsentStore {
  configure(settings: ConsentSettings): void;
  /** The valid consent, if any. */
  read(): ConsentRecord | undefined;
  isGranted(purpose: Purpose): boolean;
  /** Stores answers; other purposes keep theirs. All answers expire with the oldest one. */
  choose(answers: Choices): void;
  /** Opens the banner. */
  open(): void;
  close(): void;
  /** Reads the storage again, which another tab may have changed. */
  refresh(): void;
  state(): ConsentState;
  /** Calls `listener` after every change until the returned function is called. */
  subscribe(listener: () => void): () => void;
}

/** Returns the purposes of the manifest for which some service needs the visitor's consent. */
export function askedPurposes({ consent, gated }: ConsentSettings): BannerTexts['purposes'] {
  const waiting = new Set(gated.map(({ purpose }) => purpose));
  return (consent?.purposes ?? []).filter(({ id }) => id !== 'necessaire' && waiting.has(id));
}

/** Whether the banner is shown: a purpose has no answer, or the visitor opened it. */
export function isBannerDue({ settings, record, reopened }: ConsentState): boolean {
  if (!settings?.consent) return false;
  const asked = askedPurposes(settings);
  return asked.length > 0 && (reopened > 0 || asked.some(({ id }) => record?.choices[id] === undefined));
}

/** Creates the store. `now` returns milliseconds since 1970. */
export function createConsentStore({ storage, now }: { storage: ConsentStorage; now: () => number }): ConsentStore {
  const listeners = new Set<() => void>();
  let state: ConsentState = { reopened: 0 };

  const readRecord = (settings: ConsentSettings | undefined): ConsentRecord | undefined => {
    const { version, months } = settings?.consent ?? {};
    if (version === undefined || months === undefined) return undefined;
    const text = storage.read();
    const record = parseRecord(text);
    if (record && record.v >= version && isCurrent(record, { version: record.v, months, now: now() })) {
      // A choice about newer purposes, made in another tab, is kept for that tab, and grants nothing here.
      return record.v === version ? record : undefined;
    }
    // Removed, because the site promises to keep a consent no longer than its limit.
    if (text !== null) storage.remove();
    return undefined;
  };

  const update = (change: Partial<Pick<ConsentState, 'settings' | 'reopened'>>): void => {
    const settings = change.settings ?? state.settings;
    const record = readRecord(settings);
    state = {
      reopened: change.reopened ?? state.reopened,
      ...(settings ? { settings } : {}),
      ...(record ? { record } : {}),
    };
    for (const listener of [...listeners]) listener();
  };

  const store: ConsentStore = {
    configure: (settings) => update({ settings }),
    read: () => readRecord(state.settings),
    isGranted: (purpose) => purpose === 'necessaire' || store.read()?.choices[purpose] === true,
    choose(answers) {
      const version = state.settings?.consent?.version;
      if (version === undefined) return;
      const before = store.read();
      const isKept = Object.keys(before?.choices ?? {}).some((purpose) => !(purpose in answers));
      // The oldest date is kept, because a new answer does not renew the others.
      const date = before && isKept ? before.date : new Date(now()).toISOString();
      const choices = { ...before?.choices, ...answers };
      storage.write(JSON.stringify({ v: version, id: randomId(), date, choices }));
      update({ reopened: 0 });
    },
    open: () => update({ reopened: state.reopened + 1 }),
    close: () => update({ reopened: 0 }),
    refresh: () => update({}),
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  return store;
}
