import { EditorView } from '@codemirror/view';

/** Controls of a field that may take the focus. */
export const CONTROL =
  'input:not([type=file]), textarea, [contenteditable="true"], [role=combobox], button:not(:disabled)';

/** Longest value, in characters, that is selected as a whole. */
const SHORT = 40;

/** Places the caret in a text field that was just opened: at the clicked character, or at the end. */
export function placeCaret(control: Element, caret: number | undefined): void {
  if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) {
    const { length } = control.value;
    const at = Math.min(caret ?? length, length);
    if (length <= SHORT) control.select();
    else control.setSelectionRange(at, at);
    return;
  }
  const view = control instanceof HTMLElement ? EditorView.findFromDOM(control) : null;
  if (!view) return;
  const { length } = view.state.doc;
  const at = Math.min(caret ?? length, length);
  const selection = length <= SHORT ? { anchor: 0, head: length } : { anchor: at };
  view.dispatch({ selection, scrollIntoView: true });
}
