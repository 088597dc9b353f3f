/**
 * Sets the first page that a visitor opens in its own letters as soon as they have come. It was painted in letters that
 * the visitor has, so that nothing waited for a font, and nothing on the screen may move now: texts that would move, or
 * move others, keep the letters that they have. Every step is a short task of its own, what is on the screen first.
 * Later pages begin in their own letters (see the boot script).
 */
import {
  cornerOf,
  hasMoved,
  heightOf,
  isOnScreen,
  isReached,
  isSeen,
  marksOf,
  movesOf,
  type Place,
  partsOf,
  startsOf,
  textsOf,
  UNSEEN,
} from './letters/places.ts';
import { breathe, pause, stepsOf } from './letters/slices.ts';

/** Characters of the first step, on the screen and off it; how long a step takes decides about the next one. */
const STEPS = { seen: 60, unseen: 300 };

/** Spaces between letters that are smaller, in ems, are not seen. */
const SPACE = 1 / 25;

/** A space between letters to try, in pixels. */
const TRIED = 0.1;

/** What has joined the page beside the program: the banner, the offer. */
const JOINED = 'body>:not(#app,script,style,noscript)';

const root = document.documentElement;

/** Collects boxes on the screen. What stands in a line of text is none: the places of the text tell where it is. */
async function collectBoxes(element: Element, into: HTMLElement[]): Promise<void> {
  await breathe();
  if (!isOnScreen(element)) return;
  if (element instanceof HTMLElement && getComputedStyle(element).display !== 'inline') into.push(element);
  for (const child of element.children) await collectBoxes(child, into);
}

/** Puts the site's fonts before their stand-ins, whose names are the same and a word more. */
function setFonts(texts: readonly HTMLElement[]): void {
  const fonts = texts.map((text) => getComputedStyle(text).fontFamily);
  texts.forEach(({ style }, index) => {
    style.fontFamily = fonts[index]?.replace(/^"(\w+) local"/, '$1,$&') ?? '';
  });
}

/** Leaves texts in the letters that stand in, whatever the page is set in later. */
function keepFonts(texts: readonly HTMLElement[]): void {
  const fonts = texts.map((text) => getComputedStyle(text).fontFamily);
  texts.forEach(({ style }, index) => {
    style.fontFamily = fonts[index]?.replace(/^\w+, */, '') ?? '';
  });
  for (const { parentElement: part } of texts.flatMap(partsOf))
    if (part?.style.letterSpacing) part.style.letterSpacing = '';
}

/** Has the parts of a text begin and end where they did, by spaces between the letters that nobody sees. */
function spread(text: Element, before: readonly Place[]): void {
  const parts = partsOf(text);
  const spaced = new Set<Element>();
  for (const [index, { parentElement }] of parts.entries()) {
    const [left, top] = before[index + 1] ?? [];
    if (!parentElement || spaced.has(parentElement) || left === undefined) continue;
    spaced.add(parentElement);
    const { style } = parentElement;
    const { fontSize, letterSpacing } = getComputedStyle(parentElement);
    const size = parseFloat(fontSize);
    const usual = parseFloat(letterSpacing) || 0;
    const [from = 0, now] = marksOf(parts)[index + 1] ?? [];
    // On another line, nothing brings it back.
    if (isSeen([0, (now ?? 0) - (top ?? 0)])) return;
    style.letterSpacing = `${usual + TRIED}px`;
    const [to = 0] = marksOf(parts)[index + 1] ?? [];
    // A little less: a text that fills its line must not be rounded up.
    const space = ((left - from - TRIED) * TRIED) / (to - from);
    style.letterSpacing = Math.abs(space) < SPACE * size ? `${usual + space}px` : '';
  }
}

/** Has a text that needs more lines need as many as it did, if it is enough for that to bring its letters closer. */
function tighten(text: HTMLElement, height: number): void {
  const isTaller = () => heightOf(text) - height >= UNSEEN;
  if (!isTaller()) return;
  const { fontSize, letterSpacing } = getComputedStyle(text);
  for (let space = SPACE / 4; space < SPACE && isTaller(); space += SPACE / 4)
    text.style.letterSpacing = `${(parseFloat(letterSpacing) || 0) - space * parseFloat(fontSize)}px`;
}

/** Keeps the sizes of boxes, until the window gets another: letters that need less room leave the rest of it empty. */
async function keepSizes(boxes: readonly HTMLElement[]): Promise<void> {
  const kept = boxes.filter((box) => box.closest('[data-fragment]'));
  const sizes: { width: string; height: string }[] = [];
  for (const box of kept) {
    await breathe();
    // Computed sizes are those before any turning of the box. The width of what holds several things is not theirs to set.
    const { width, height } = getComputedStyle(box);
    const isWhole = box.getBoundingClientRect().bottom <= innerHeight;
    sizes.push({ width: box.childElementCount > 1 ? '' : width, height: isWhole ? height : '' });
  }
  kept.forEach(({ style }, index) => {
    const { width = '', height = '' } = sizes[index] ?? {};
    style.minWidth = width;
    style.minHeight = height;
  });
  const free = () => {
    for (const { style } of kept) style.minWidth = style.minHeight = '';
    for (const { style } of document.querySelectorAll<HTMLElement>('[style*=letter-spacing]')) style.letterSpacing = '';
  };
  addEventListener('resize', free, { once: true });
}

/** A box on the screen, and how far all steps together have moved it. */
interface Watched {
  box: HTMLElement;
  moved: Place;
}

/** Sets texts, as far as no box on the screen moves, and no part of the texts themselves; gives those that it left. */
function setStep(texts: readonly HTMLElement[], watched: readonly Watched[], isSpread = false): HTMLElement[] {
  const corners = () => watched.map(({ box }) => cornerOf(box));
  const seen = texts.filter(isOnScreen);
  const starts = seen.map(startsOf);
  const marks = isSpread ? seen.map((text) => marksOf(partsOf(text))) : [];
  const heights = seen.map(heightOf);
  const before = corners();
  setFonts(texts);
  for (const [index, places] of marks.entries()) {
    const text = seen[index];
    if (!text) continue;
    spread(text, places);
    tighten(text, heights[index] ?? 0);
  }
  const left = seen.filter((text, index) => hasMoved(starts[index] ?? [], startsOf(text)));
  keepFonts(left);
  const moves = movesOf(before, corners()).map(([across, down], index): Place => {
    const [pastAcross, pastDown] = watched[index]?.moved ?? [0, 0];
    return [pastAcross + across, pastDown + down];
  });
  if (moves.some(isSeen)) {
    keepFonts(texts);
    return [...texts];
  }
  for (const [index, moved] of moves.entries()) Object.assign(watched[index] ?? {}, { moved });
  return left;
}

/** Sets texts of the screen. What would move, or move others, is tried once more by itself, with its width kept. */
async function setSeen(texts: readonly HTMLElement[], watched: readonly Watched[]): Promise<void> {
  for await (const step of stepsOf(texts, STEPS.seen)) {
    for (const text of setStep(step, watched)) {
      await pause();
      setStep([text], watched, true);
    }
  }
}

/** Sets what joins the page from now on in its own letters at once: they are here. */
function watchWhatComes(): void {
  new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(node instanceof Element)) continue;
      // Parts that are left as they were hand their letters down; the rest of the page is lettered in the end.
      if (!('lettered' in root.dataset) || node.parentElement?.closest(`[data-fragment],${JOINED}`))
        setFonts(textsOf(node));
    }
  }).observe(document.body, { childList: true, subtree: true });
}

/** Has pages begin in their own letters from now on. In this one, signs that no text holds stay as they are. */
function setWhatComes(): void {
  const standIns = getComputedStyle(root);
  const heading = standIns.getPropertyValue('--v-heading');
  const text = standIns.getPropertyValue('--v-text');
  for (const { style } of document.querySelectorAll<HTMLElement>(`[data-fragment]>*,${JOINED}`)) {
    style.setProperty('--v-heading', heading);
    style.setProperty('--v-text', text);
    style.fontFamily ||= text;
  }
  root.dataset.lettered = '';
}

async function setPage(): Promise<void> {
  const own: FontFace[] = [];
  const standIns: FontFace[] = [];
  for (const face of document.fonts) (/local/.test(face.family) ? standIns : own).push(face);
  // The style sheet would leave out what comes after the first paint.
  for (const face of own) face.display = 'swap';
  await Promise.all(own.map((face) => face.load()));
  // A machine that lacks any of the letters which stand in, scaled to ours, has painted in some of its own: in the same
  // box every text would stand elsewhere. Not every browser says so before it is asked to load them.
  const isUnscaled = await Promise.all(standIns.map((face) => face.load())).then(
    () => false,
    () => true,
  );
  await pause();
  watchWhatComes();
  const chosen = `[data-fragment]>*,[data-part]>:not([data-fragment]),${JOINED}`;
  const parts = [...document.querySelectorAll<HTMLElement>(chosen)];
  const boxes: HTMLElement[] = [];
  for (const part of parts) await collectBoxes(part, boxes);
  await keepSizes(boxes);
  const watched = boxes.map((box): Watched => ({ box, moved: [0, 0] }));
  await pause();
  cornerOf(root);
  const rest: HTMLElement[] = [];
  for (const part of parts) {
    await breathe();
    // Laid out here, unless it was before: the style sheet puts off what lies below the screen.
    part.style.contentVisibility = 'visible';
    const texts = textsOf(part);
    const seen = new Set(texts.filter(isOnScreen));
    rest.push(...texts.filter((text) => !seen.has(text)));
    if (isUnscaled) keepFonts([...seen]);
    else await setSeen([...seen], watched);
  }
  for await (const step of stepsOf(rest, STEPS.unseen)) {
    // What a quick reader has come to meanwhile, or passed, would move under the eyes.
    const reached = new Set(step.filter(isReached));
    keepFonts([...reached]);
    setStep(
      step.filter((text) => !reached.has(text)),
      watched,
    );
  }
  if ('awake' in root.dataset) setWhatComes();
  else addEventListener('vitrine:awake', setWhatComes, { once: true });
}

setPage().catch(() => undefined);
