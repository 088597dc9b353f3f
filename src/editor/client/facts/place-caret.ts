import { EditorView } from '@codemirror/view';
import type { RefObject } from 'react';
import type { TextRange } from '../../../text/range.ts';

/** Selects the controls of a field that may take the focus. The button of a note (`data-note`) belongs to no field. */
export const CONTROL =
  'input:not([type=file]), textarea, [contenteditable="true"], [role=combobox], button:not(:disabled):not([data-note])';

/** Longest value, in characters, that is selected as a whole. */
const MAX_SELECTED_LENGTH = 40;

/** Selects a range of a text field. */
export function selectInControl(control: Element, { start, end }: TextRange): void {
  if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) {
    control.setSelectionRange(start, end);
    return;
  }
  const view = control instanceof HTMLElement ? EditorView.findFromDOM(control) : null;
  view?.dispatch({ selection: { anchor: start, head: end }, scrollIntoView: true });
}

/**
 * Places the caret in a text field that was just opened, at `caret` or at the end. A short text is selected instead.
 */
export function placeCaret(control: Element, caret: number | undefined): void {
  if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) {
    const { length } = control.value;
    const at = Math.min(caret ?? length, length);
    if (length <= MAX_SELECTED_LENGTH) control.select();
    else control.setSelectionRange(at, at);
    return;
  }
  const view = control instanceof HTMLElement ? EditorView.findFromDOM(control) : null;
  if (!view) return;
  const { length } = view.state.doc;
  const at = Math.min(caret ?? length, length);
  const selection = length <= MAX_SELECTED_LENGTH ? { anchor: 0, head: length } : { anchor: at };
  view.dispatch({ selection, scrollIntoView: true });
}

/** Focuses the element of the first selector that matches, in the next frame. */
export function focusLater(root: RefObject<HTMLElement | null>, ...selectors: string[]): void {
  requestAnimationFrame(() => {
    const controls = selectors.map((selector) => root.current?.querySelector<HTMLElement>(selector));
    controls.find(Boolean)?.focus();
  });
}
