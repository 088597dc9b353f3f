import { FRAME_SOURCE, REVEAL_AFTER, REVEALED } from '../../protocol/attributes.ts';

/** Sections that show some time after the load; they keep their space meanwhile. */
const HIDDEN = `[${REVEAL_AFTER}]:not([${REVEALED}])`;

/** Whether an element is in a section that does not show yet. */
export function isInHiddenSection(element: Element): boolean {
  return element.closest(HIDDEN) !== null;
}

/** Sections below `root` that do not show yet. */
export function hiddenSections(root: ParentNode): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(HIDDEN)];
}

/**
 * Adds the frame that a placeholder describes by its data attributes, unless it has it. Frames are added late, because
 * creating even an empty one costs as much as the page around it.
 */
export function startFrame(placeholder: HTMLElement): void {
  if (placeholder.firstChild) return;
  const frame = document.createElement('iframe');
  for (const [name, value = ''] of Object.entries(placeholder.dataset)) frame.setAttribute(name, value);
  placeholder.append(frame);
}

/** Shows a section, and starts the frames in it. */
export function revealSection(section: HTMLElement): void {
  section.setAttribute(REVEALED, '');
  for (const placeholder of section.querySelectorAll<HTMLElement>(`[${FRAME_SOURCE}]`)) startFrame(placeholder);
}
