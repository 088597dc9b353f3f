import { FRAME_SOURCE, REVEAL_AFTER, REVEALED } from '../../protocol/attributes.ts';

/** Selector of the timed sections that are not shown yet. Their space is reserved. */
const HIDDEN = `[${REVEAL_AFTER}]:not([${REVEALED}])`;

/** Whether an element is in a section that is not shown yet. */
export function isInHiddenSection(element: Element): boolean {
  return element.closest(HIDDEN) !== null;
}

/** Returns the sections below `root` that are not shown yet. */
export function hiddenSections(root: ParentNode): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(HIDDEN)];
}

/**
 * Adds the frame that a placeholder describes in its data attributes, unless it is already there. Frames are added
 * late, because creating even an empty one costs as much as the page around it.
 */
export function startFrame(placeholder: HTMLElement): void {
  if (placeholder.firstChild) return;
  const frame = document.createElement('iframe');
  for (const [name, value = ''] of Object.entries(placeholder.dataset)) frame.setAttribute(name, value);
  placeholder.append(frame);
}

/** Shows a section, and adds its frames. */
export function revealSection(section: HTMLElement): void {
  section.setAttribute(REVEALED, '');
  for (const placeholder of section.querySelectorAll<HTMLElement>(`[${FRAME_SOURCE}]`)) startFrame(placeholder);
}
