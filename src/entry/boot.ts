import {
  CHOSEN_PLAN,
  CLIENT_FILES,
  FORM,
  FORM_START,
  FRAME_SOURCE,
  HONEYPOT,
  HYDRATE_ON_LOAD,
  HYDRATED,
  LOAD_ERROR,
  LOAD_FAILED_TEXT,
  NATIVE,
  REVEAL_AFTER,
  REVEALED,
  SECTION,
  STATIC_HTML,
} from '../protocol/attributes.ts';
import { FILE_MISSING_EVENT, HYDRATED_EVENT, PAGE_REPLACED_EVENT } from '../protocol/events.ts';
import { draftKey, storageKey } from '../protocol/storage-keys.ts';

/**
 * The boot script: the only script that a page runs before the first interaction, inline and the same on every page, at
 * most 1.5 kB (brotli). It loads the client program at the first interaction, captures the last click on a control and
 * replays it once the page is hydrated, keeps typed text across a reload, and reveals timed sections.
 */
const root = document.documentElement;
const clientFiles = root.getAttribute(CLIENT_FILES);
const RELOADED = storageKey('reloaded');
/** Name of the entry with the position of a click on this page. */
const CLICK = storageKey('click') + location.pathname;
const CONTROLS = 'button,[type=submit]';
const SECTIONS = `[${SECTION}],[${STATIC_HTML}]`;
/** Time after which a note answers a captured click, and after which other interactions retry a failed load. */
const LOAD_TIMEOUT_MS = 5000;

/** Identifies a control across renders: its section, and its index among the controls there with the same text. */
interface ControlPosition {
  section: string | null;
  /** Its text. The storage contains positions, so these properties keep their names. */
  words: string | null;
  index: number;
  count: number;
}

/** `failed` lasts for `LOAD_TIMEOUT_MS`: until then only a click retries, because pointers move hundreds of times. */
let loadState: 'idle' | 'loading' | 'failed' = 'idle';
/** The control whose click was captured, and its position. */
let captured: HTMLElement | undefined;
let position: ControlPosition | undefined;
/** Bypasses the HTTP cache once a file was missing, because hosts may let browsers cache a page, or even its 404. */
let request: RequestInit | undefined;
/** Value of each field when it was last compared with the draft of its form. */
const knownValues = new WeakMap<Element, string>();

const isHydrated = () => root.hasAttribute(HYDRATED);

/** Whether the page is prerendered and not shown yet: then its events are not the visitor's. */
const isPrerendered = () => (document as { prerendering?: boolean }).prerendering;

/** Whether this script reloaded the page within the last minute. Without an entry the difference is `NaN`. */
const isJustReloaded = () => Math.abs(Date.now() - sessionStorage[RELOADED]) < 60_000;

const controlsIn = (section: Element, text: string | null) =>
  [...section.querySelectorAll<HTMLElement>(CONTROLS)].filter(({ textContent }) => textContent === text);

const keyOf = (section: Element) => section.getAttribute(SECTION) ?? section.getAttribute(STATIC_HTML);

const positionOf = (control: HTMLElement): ControlPosition | undefined => {
  const section = control.closest(SECTIONS);
  if (!section) return undefined;
  const text = control.textContent;
  const controls = controlsIn(section, text);
  return { section: keyOf(section), words: text, index: controls.indexOf(control), count: controls.length };
};

/** Returns the control at a position; `undefined` if its section has a different number of controls with that text. */
const controlAt = ({ section, words, index, count }: ControlPosition) => {
  const found = [...document.querySelectorAll(SECTIONS)].find((one) => keyOf(one) === section);
  const controls = found ? controlsIn(found, words) : [];
  return controls.length === count ? controls[index] : undefined;
};

/**
 * Fills empty fields from the drafts of their forms (`forms/draft.ts`) when they are first seen, and stores text typed
 * since in the drafts. Hydrated forms do so themselves. Throws if storage is refused or full.
 */
const syncDrafts = () => {
  if (isHydrated()) return;
  for (const form of document.querySelectorAll(`[${FORM}]`)) {
    const key = draftKey(form.getAttribute(FORM) as string);
    const draft = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    const values = { ...draft.values };
    const fields = [...form.querySelectorAll<HTMLInputElement>(`[name]:not([${HONEYPOT}])`)];
    let isChanged = false;
    for (const field of fields) {
      // The name in the manifest. The name of the control has the name of its form before it (`controlName`).
      const name = field.name.split('_')[1] as string;
      if (!knownValues.has(field)) {
        knownValues.set(field, values[name] ?? '');
        field.value ||= values[name] ?? '';
      }
      if (field.value === knownValues.get(field)) continue;
      isChanged = true;
      values[name] = field.value;
    }
    if (!isChanged) continue;
    if (Object.values(values).some(Boolean)) sessionStorage.setItem(key, JSON.stringify({ ...draft, values }));
    else sessionStorage.removeItem(key);
    for (const field of fields) knownValues.set(field, field.value);
  }
};

/** Calls `syncDrafts`, and ignores the error if storage is refused or full. */
const trySyncDrafts = () => {
  try {
    syncDrafts();
  } catch {}
};

const releaseControl = () => captured?.removeAttribute('aria-busy');

/** Shows a note next to the control that cannot react. The note asks for a reload, so drafts are written first. */
const showLoadError = () => {
  if (isHydrated() || !captured) return;
  releaseControl();
  trySyncDrafts();
  const note = document.createElement('p');
  note.setAttribute('role', 'alert');
  note.setAttribute(LOAD_ERROR, '');
  note.textContent = root.getAttribute(LOAD_FAILED_TEXT);
  if (!captured.parentElement?.querySelector('[role=alert]')) captured.after(note);
};

/** Returns the text of a file. Throws if it cannot be loaded completely. */
const fetchText = async (file: string) => {
  const response = await fetch(file, request);
  if (!response.ok) throw response;
  return response.text();
};

/**
 * Called when a file of the program is missing: reloads the page if a newer one was published, at most once a minute.
 * Without network or storage, does nothing.
 */
const reloadIfStale = async () => {
  request = { cache: 'reload' };
  try {
    if ((await fetchText(location.href)).includes(clientFiles as string) || isJustReloaded()) return;
    syncDrafts();
    sessionStorage[RELOADED] = Date.now();
    // Stored last, because visitors may also click while the new page is being loaded.
    window.onpagehide = () => {
      if (position) sessionStorage[CLICK] = JSON.stringify(position);
    };
    location.reload();
  } catch {}
};

/**
 * Loads the client program, which hydrates the page. If it is called with an event soon after a failed load, it does
 * nothing.
 */
const loadProgram = async (event?: Partial<PointerEvent>) => {
  if (loadState === 'loading' || (event && loadState === 'failed') || !clientFiles || isPrerendered()) return;
  // Browsers report a move without movement when a page appears under a resting pointer.
  if (event?.type === 'pointermove' && !event.movementX && !event.movementY) return;
  loadState = 'loading';
  const files = clientFiles.split(' ');
  try {
    // All files are fetched before the first is imported, because most browsers never retry a module that failed to
    // load (HTML, « module map »).
    await Promise.all(files.map(fetchText));
    await import(/* @vite-ignore */ files[0] as string);
  } catch {
    showLoadError();
    setTimeout(() => {
      loadState = 'idle';
    }, LOAD_TIMEOUT_MS);
    loadState = 'failed';
    void reloadIfStale();
  }
};

/** Marks a control as busy until the page is hydrated and its click replayed. */
const holdClick = (control: HTMLElement) => {
  releaseControl();
  captured = control;
  position = positionOf(control);
  control.setAttribute('aria-busy', 'true');
  void loadProgram();
  setTimeout(() => control === captured && showLoadError(), LOAD_TIMEOUT_MS);
};

const captureClick = (event: Event) => {
  const target = event.target as Element;
  const plan = target.closest?.(`[${CHOSEN_PLAN}]`)?.getAttribute(CHOSEN_PLAN);
  if (plan) root.setAttribute(CHOSEN_PLAN, plan);
  const control = target.closest?.<HTMLElement>(CONTROLS);
  if (!control || isHydrated() || control.closest(`[${NATIVE}]`)) return;
  event.preventDefault();
  event.stopPropagation();
  holdClick(control);
};

/** Handles a form that a script submits: its button is clicked once the page is hydrated. */
const captureSubmit = (event: Event) => {
  if (isHydrated()) return;
  event.preventDefault();
  const control = (event.target as Element).querySelector<HTMLElement>('[type=submit]');
  if (control) holdClick(control);
};

for (const type of ['pointerdown', 'pointermove', 'keydown', 'focusin', 'scroll'])
  addEventListener(type, loadProgram, { capture: true, passive: true });
addEventListener('click', captureClick, true);
addEventListener('submit', captureSubmit, true);
addEventListener('pagehide', trySyncDrafts);

addEventListener(HYDRATED_EVENT, () => {
  releaseControl();
  // React replaces controls if an extension has changed the page.
  const control = captured?.isConnected ? captured : position && controlAt(position);
  captured = position = undefined;
  control?.click();
});
addEventListener(FILE_MISSING_EVENT, reloadIfStale);

// Restore the click that was captured before the reload.
try {
  // Throws if there is none.
  if (isJustReloaded()) position = JSON.parse(sessionStorage[CLICK]);
  delete sessionStorage[CLICK];
} catch {}
document.addEventListener('DOMContentLoaded', () => {
  trySyncDrafts();
  const control = position && controlAt(position);
  if (control) holdClick(control);
});

/**
 * Shows timed sections when they are due, with their frames. `shell/page/reveal-sections.ts` does so after hydration.
 */
const revealSections = () => {
  for (const section of document.querySelectorAll(`[${REVEAL_AFTER}]`))
    setTimeout(
      () => {
        section.setAttribute(REVEALED, '');
        for (const placeholder of section.querySelectorAll<HTMLElement>(`[${FRAME_SOURCE}]:empty`))
          placeholder.append(Object.assign(document.createElement('iframe'), placeholder.dataset));
      },
      Number(section.getAttribute(REVEAL_AFTER)),
    );
};

const start = () => {
  revealSections();
  // A page that was reloaded during a visit needs the router, because going back changes its address without a load.
  // Arriving at a form that a button begins counts as the first interaction.
  if (root.hasAttribute(HYDRATE_ON_LOAD) || history.state || document.querySelector(`:target [${FORM_START}]`))
    void loadProgram();
};

addEventListener(PAGE_REPLACED_EVENT, revealSections);
addEventListener('load', () => {
  if (isPrerendered()) document.addEventListener('prerenderingchange', start, { once: true });
  else start();
});
