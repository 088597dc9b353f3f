/** Time after which no click follows the end of a press any more: touch screens wait this long for a second tap. */
const CLICK_DELAY_MS = 350;

/** Actions that wait for the end of the current press, and the timer of that end. */
let waiting: (() => void)[] | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

function begin(): void {
  clearTimeout(timer);
  waiting ??= [];
}

function finish(): void {
  const acts = waiting ?? [];
  waiting = undefined;
  for (const act of acts) act();
}

function endIn(delay: number): void {
  clearTimeout(timer);
  if (waiting) timer = setTimeout(finish, delay);
}

/** Listeners of the event that ends the press may come after this one. */
const end = () => endIn(0);
/** A press that scrolls, drags or selects may have no click. */
const expectClick = () => endIn(CLICK_DELAY_MS);

const listeners: Readonly<Record<string, (event: Event) => void>> = {
  pointerdown: begin,
  pointerup: expectClick,
  pointercancel: expectClick,
  click: end,
  // A press on a scrollbar fires no other event than these two.
  keydown: end,
  pointermove: (event) => {
    if ((event as PointerEvent).buttons === 0) end();
  },
};

/** Listens for presses from now on, and finds the one that is under way; the returned function stops it. */
export function listenForPresses(): () => void {
  for (const [type, listener] of Object.entries(listeners)) addEventListener(type, listener, true);
  if (document.querySelector(':active')) begin();
  return () => {
    for (const [type, listener] of Object.entries(listeners)) removeEventListener(type, listener, true);
    clearTimeout(timer);
    waiting = undefined;
  };
}

/**
 * Calls back after the current press, if any, has had its effect. A layout change between press and release would move
 * another element under the pointer: the click would be lost (UI Events, « click »: press and release must be on the
 * same element), or a tap would press what has just appeared. Without `listenForPresses` it calls back immediately.
 */
export function afterPress(act: () => void): void {
  if (waiting) waiting.push(act);
  else act();
}
