import type { BannerTexts, GatedService } from '../site/resolve/client-site.ts';
import type { Ads } from '../site/types.generated.ts';
import { type Choices, type ConsentRecord, isCurrent, type Purpose, parseRecord, randomId } from './consent-record.ts';
import type { ConsentStorage } from './consent-storage.ts';

/** What the page says about services that wait for the visitor's choice. */
export interface ConsentSettings {
  consent?: BannerTexts;
  ads?: Ads;
  /** Services that need an answer before they may be called. */
  gated: GatedService[];
}

/** The store at one moment; a new object at every change. */
export interface ConsentState {
  settings?: ConsentSettings;
  record?: ConsentRecord;
  /** How often the visitor asked to see the choice again since it was last closed. */
  reopened: number;
}

export interface ConsentStore {
  configure(settings: ConsentSettings): void;
  /** The choice that stands now, if any. */
  read(): ConsentRecord | undefined;
  isGranted(purpose: Purpose): boolean;
  /** Stores answers; purposes that are not among them keep theirs, and all are asked again when the oldest is due. */
  choose(answers: Choices): void;
  /** Shows the choice again. */
  open(): void;
  close(): void;
  /** Reads again what another tab may have changed. */
  refresh(): void;
  state(): ConsentState;
  /** Calls `listener` after every change until the returned function is called. */
  subscribe(listener: () => void): () => void;
}

/** Purposes that the visitor is asked about: those of the manifest that some gated service serves. */
export function askedPurposes({ consent, gated }: ConsentSettings): BannerTexts['purposes'] {
  const waiting = new Set(gated.map(({ purpose }) => purpose));
  return (consent?.purposes ?? []).filter(({ id }) => id !== 'necessaire' && waiting.has(id));
}

/** Whether the banner is due: some purpose has no answer, or the visitor wants to see the choice again. */
export function isBannerDue({ settings, record, reopened }: ConsentState): boolean {
  if (!settings?.consent) return false;
  const asked = askedPurposes(settings);
  return asked.length > 0 && (reopened > 0 || asked.some(({ id }) => record?.choices[id] === undefined));
}

/** Makes the store. `now` gives milliseconds since 1970. */
export function createConsentStore({ storage, now }: { storage: ConsentStorage; now: () => number }): ConsentStore {
  const listeners = new Set<() => void>();
  let state: ConsentState = { reopened: 0 };

  const readRecord = (settings: ConsentSettings | undefined): ConsentRecord | undefined => {
    const { version, months } = settings?.consent ?? {};
    if (version === undefined || months === undefined) return undefined;
    const text = storage.read();
    const record = parseRecord(text);
    if (record && isCurrent(record, { version, months, now: now() })) return record;
    // The site says how long it keeps a choice: what is past that, or nothing to go by, is not kept either.
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
      // An answer that was not given again grows no younger by one that was.
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
