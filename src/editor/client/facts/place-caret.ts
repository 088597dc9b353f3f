import { EditorView } from '@codemirror/view';
import type { RefObject } from 'react';
import type { TextRange } from '../../../text/range.ts';

/** Selects the controls of a field that may take the focus. The button of a note (`data-note`) belongs to no field. */
export const CONTROL =
  'input:not([type=file]), textarea, [contenteditable="true"], [role=combobox], button:not(:disabled):not([data-note])';

/** Longest value, in characters, that is selected as a whole. */
const MAX_SELECTED_LENGTH = 40;

const isInput = (control: HTMLElement): control is HTMLInputElement | HTMLTextAreaElement =>
  control.matches('input, textarea');

/** Selects a range of a text field. */
export function selectInControl(control: HTMLElement, { start, end }: TextRange): void {
  const selection = { anchor: start, head: end };
  if (isInput(control)) control.setSelectionRange(start, end);
  else EditorView.findFromDOM(control)?.dispatch({ selection, scrollIntoView: true });
}

/**
 * Places the caret in a text field that was just opened, at `caret` or at the end. A short text is selected instead.
 */
export function placeCaret(control: HTMLElement, caret?: number): void {
  const length = isInput(control) ? control.value.length : EditorView.findFromDOM(control)?.state.doc.length;
  if (length === undefined) return;
  const at = Math.min(caret ?? length, length);
  if (length > MAX_SELECTED_LENGTH) selectInControl(control, { start: at, end: at });
  // The input of a date has no ranges.
  else if (isInput(control)) control.select();
  else selectInControl(control, { start: 0, end: length });
}

/** Focuses the element of the first selector that matches, in the next frame. */
export function focusLater(root: RefObject<HTMLElement | null>, ...selectors: string[]): void {
  requestAnimationFrame(() => {
    const controls = selectors.map((selector) => root.current?.querySelector<HTMLElement>(selector));
    controls.find(Boolean)?.focus();
  });
}
