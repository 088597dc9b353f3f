import { FRAME_SOURCE, REVEAL_AFTER, REVEALED } from '../../protocol/attributes.ts';

/** Mark of a part that shows some milliseconds after the load; what it holds keeps its room meanwhile. */
const waiting = `[${REVEAL_AFTER}]:not([${REVEALED}])`;

/** Whether an element stands in a part that is still waiting for its time. */
export function isWaiting(element: Element): boolean {
  return element.closest(waiting) !== null;
}

/** Parts below `root` that are still waiting for their time. */
export function waitingParts(root: ParentNode): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(waiting)];
}

/**
 * Puts a frame where it was held back, with the place's data for attributes; a place that has its frame is left alone.
 * An empty frame would take as long to make as all the page around it.
 */
export function startFrame(place: HTMLElement): void {
  if (place.firstChild) return;
  const frame = document.createElement('iframe');
  for (const [name, value = ''] of Object.entries(place.dataset)) frame.setAttribute(name, value);
  place.append(frame);
}

/** Shows a part whose time has come, and starts the frames in it. */
export function revealPart(part: HTMLElement): void {
  part.setAttribute(REVEALED, '');
  for (const place of part.querySelectorAll<HTMLElement>(`[${FRAME_SOURCE}]`)) startFrame(place);
}
