/** Mark of a part that shows some milliseconds after the load; what it holds keeps its room meanwhile. */
const waiting = '[data-reveal-after]:not([data-revealed])';

/** Whether an element stands in a part that is still waiting for its time. */
export function isWaiting(element: Element): boolean {
  return element.closest(waiting) !== null;
}

/** Parts below `root` that are still waiting for their time. */
export function waitingParts(root: ParentNode): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(waiting)];
}

/** Starts loading a frame whose address was held back; a frame that loads already is left alone. */
export function startFrame(frame: HTMLIFrameElement): void {
  const { src, origin = '' } = frame.dataset;
  if (!src || frame.getAttribute('src')) return;
  frame.setAttribute('sandbox', (frame.getAttribute('sandbox') ?? '') + origin);
  frame.setAttribute('src', src);
}

/** Shows a part whose time has come, and starts the frames in it. */
export function revealPart(part: HTMLElement): void {
  part.dataset.revealed = '';
  for (const frame of part.querySelectorAll<HTMLIFrameElement>('iframe[data-src]')) startFrame(frame);
}
