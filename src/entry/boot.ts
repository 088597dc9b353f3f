import {
  CLIENT_FILES,
  FORM,
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
 * The only script that a page runs by itself: at most 1.5 kB, the same bytes on every page. It loads the client program
 * at the visitor's first interaction, keeps the last click on a control until React answers it and what was typed over
 * a reload, and reveals timed sections. What differs from page to page it reads from the `html` element's data.
 */
const root = document.documentElement;
const client = root.getAttribute(CLIENT_FILES);
const RELOADED = storageKey('reloaded');
const CONTROLS = 'button,[type=submit]';
const SECTIONS = `[${SECTION}],[${STATIC_HTML}]`;

/** Where a control stands: its section, and which of the controls there that have the same words it is. */
interface Place {
  section: string | null;
  words: string | null;
  index: number;
  count: number;
}

/** 2 while the program loads, 1 for a while after it could not: then only a click asks again, not each of a hundred moves. */
let loading = 0;
/** The control whose click is kept, and where it stood. */
let held: HTMLElement | undefined;
let place: Place | undefined;
/**
 * Once something was missing, nothing that the browser keeps is believed: many a host lets it keep pages for minutes,
 * and some even « not found » for as long as the file itself.
 */
let request: RequestInit | undefined;
/** What each field held when it was last compared with the draft of its form. */
const known = new WeakMap<Element, string>();

const isHydrated = () => root.hasAttribute(HYDRATED);

/** Whether nobody sees the page yet: what moves in it then is no visitor's doing. */
const isPrerendered = () => (document as { prerendering?: boolean }).prerendering;

/** Without a mark the difference is no number, and no less than a minute. */
const isJustReloaded = () => Math.abs(Date.now() - sessionStorage[RELOADED]) < 60_000;

const controlsOf = (section: Element, words: string | null) =>
  [...section.querySelectorAll<HTMLElement>(CONTROLS)].filter(({ textContent }) => textContent === words);

const nameOf = (section: Element) => section.getAttribute(SECTION) ?? section.getAttribute(STATIC_HTML);

const placeOf = (control: HTMLElement): Place | undefined => {
  const section = control.closest<HTMLElement>(SECTIONS);
  if (!section) return undefined;
  const words = control.textContent;
  const twins = controlsOf(section, words);
  return { section: nameOf(section), words, index: twins.indexOf(control), count: twins.length };
};

/** The control at a place of a page that was drawn anew; none where it cannot be told from others. */
const controlAt = ({ section, words, index, count }: Place) => {
  const found = [...document.querySelectorAll<HTMLElement>(SECTIONS)].find((one) => nameOf(one) === section);
  const twins = found ? controlsOf(found, words) : [];
  return twins.length === count ? twins[index] : undefined;
};

/**
 * Brings fields and drafts together, where the forms look for their drafts (`forms/draft.ts`): an empty field takes the
 * draft's text when it is first seen, and a text typed since then goes into the draft. The forms do so themselves once
 * they are hydrated. Throws where nothing can be stored.
 */
const syncDrafts = () => {
  if (isHydrated()) return;
  for (const form of document.querySelectorAll<HTMLFormElement>(`[${FORM}]`)) {
    const key = draftKey(form.getAttribute(FORM) as string);
    const draft = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    const values = { ...draft.values };
    const fields = [...form.querySelectorAll<HTMLInputElement>(`[name]:not([${HONEYPOT}])`)];
    let isChanged = false;
    for (const field of fields) {
      const { name } = field;
      if (!known.has(field)) {
        known.set(field, values[name] ?? '');
        field.value ||= values[name] ?? '';
      }
      if (field.value === known.get(field)) continue;
      isChanged = true;
      values[name] = field.value;
    }
    if (!isChanged) continue;
    if (Object.values(values).some(Boolean)) sessionStorage.setItem(key, JSON.stringify({ ...draft, values }));
    else sessionStorage.removeItem(key);
    for (const field of fields) known.set(field, field.value);
  }
};

/** As `syncDrafts`; where storage is refused or full, what was typed stays in the page alone. */
const keepTyped = () => {
  try {
    syncDrafts();
  } catch {}
};

const releaseControl = () => held?.removeAttribute('aria-busy');

const showLoadError = () => {
  if (isHydrated() || !held) return;
  releaseControl();
  // It asks for a reload.
  keepTyped();
  const note = document.createElement('p');
  note.setAttribute('role', 'alert');
  note.setAttribute(LOAD_ERROR, '');
  note.textContent = root.getAttribute(LOAD_FAILED_TEXT);
  if (!held.parentElement?.querySelector('[role=alert]')) held.after(note);
};

/** Fetches a file whole. Throws where it does not come so. */
const fetchText = async (file: string) => {
  const answer = await fetch(file, request);
  if (!answer.ok) throw answer;
  return answer.text();
};

/**
 * Files are missing: loads the page anew if the site was published again since, once a minute at most. Without network
 * or storage it stays as it is.
 */
const reloadIfStale = async () => {
  request = { cache: 'reload' };
  try {
    if ((await fetchText(location.href)).includes(client as string) || isJustReloaded()) return;
    syncDrafts();
    sessionStorage[RELOADED] = Date.now();
    if (place) history.replaceState({ click: place, before: history.state }, '');
    location.reload();
  } catch {}
};

const loadProgram = async (event?: Partial<PointerEvent>) => {
  if ((event ? loading : loading > 1) || !client || isPrerendered()) return;
  // A page that appears under a pointer at rest is told of a move that is none.
  if (event?.type === 'pointermove' && !event.movementX && !event.movementY) return;
  loading = 2;
  const files = client.split(' ');
  try {
    // All are here before the first is run: most browsers remember a module that got lost on the way as missing, until
    // the page is loaded anew (HTML, « module map »), and asking for it again would fail for good.
    await Promise.all(files.map(fetchText));
    await import(/* @vite-ignore */ files[0] as string);
  } catch {
    showLoadError();
    setTimeout(() => {
      loading = 0;
    }, 5000);
    loading = 1;
    void reloadIfStale();
  }
};

/** Keeps the click on a control until the page is hydrated. */
const holdClick = (control: HTMLElement) => {
  releaseControl();
  held = control;
  place = placeOf(control);
  control.setAttribute('aria-busy', 'true');
  void loadProgram();
  setTimeout(() => control === held && showLoadError(), 5000);
};

const captureClick = (event: Event) => {
  const control = (event.target as Element).closest?.<HTMLElement>(CONTROLS);
  if (!control || isHydrated() || !event.isTrusted || control.closest(`[${NATIVE}]`)) return;
  event.preventDefault();
  event.stopPropagation();
  holdClick(control);
};

for (const type of ['pointerdown', 'pointermove', 'keydown', 'focusin', 'scroll'])
  addEventListener(type, loadProgram, { capture: true, passive: true });
addEventListener('click', captureClick, true);
addEventListener('submit', (event) => isHydrated() || event.preventDefault(), true);
addEventListener('pagehide', keepTyped);

addEventListener(HYDRATED_EVENT, () => {
  releaseControl();
  // React puts new controls there when something has meddled with the page.
  const control = held?.isConnected ? held : place && controlAt(place);
  held = place = undefined;
  control?.click();
});
addEventListener(FILE_MISSING_EVENT, reloadIfStale);

// The click that a reload has interrupted.
if (history.state?.click) {
  if (isJustReloaded()) place = history.state.click;
  history.replaceState(history.state.before, '');
}
document.addEventListener('DOMContentLoaded', () => {
  keepTyped();
  const control = place && controlAt(place);
  if (control) holdClick(control);
});

const reveal = () => {
  for (const part of document.querySelectorAll<HTMLElement>(`[${REVEAL_AFTER}]`))
    setTimeout(
      () => {
        part.setAttribute(REVEALED, '');
        for (const place of part.querySelectorAll<HTMLElement>(`[${FRAME_SOURCE}]:empty`))
          place.append(Object.assign(document.createElement('iframe'), place.dataset));
      },
      Number(part.getAttribute(REVEAL_AFTER)),
    );
};

const begin = () => {
  reveal();
  // A page that was loaded anew in the middle of a visit answers to going back, which tells a page nothing before it is
  // hydrated.
  if (root.hasAttribute(HYDRATE_ON_LOAD) || history.state) void loadProgram();
};

addEventListener(PAGE_REPLACED_EVENT, reveal);
addEventListener('load', () => {
  if (isPrerendered()) document.addEventListener('prerenderingchange', begin, { once: true });
  else begin();
});
