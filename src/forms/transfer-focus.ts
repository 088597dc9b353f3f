type TextControl = HTMLInputElement | HTMLTextAreaElement;

function isTextControl(element: unknown): element is TextControl {
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
}

/** Some kinds of fields, of e-mail addresses for one, tell nothing of a selection, and take none. */
function select(control: TextControl, { selectionStart, selectionEnd }: TextControl): void {
  try {
    control.setSelectionRange(selectionStart, selectionEnd);
  } catch {
    // The end of the text, where the focus has put the caret, is where a visitor types on.
  }
}

/**
 * Gives the focus of a control that has been taken from the page to the one of its name in the form that stands there
 * now, with what was typed and the place of the caret: who types goes on without noticing.
 */
export function transferFocus(from: Element | null, to: HTMLFormElement | null): void {
  if (!from || from.isConnected || document.activeElement !== document.body) return;
  const name = from.getAttribute('name');
  const heir = name ? to?.elements.namedItem(name) : null;
  if (!(heir instanceof HTMLElement)) return;
  if (isTextControl(from) && isTextControl(heir)) heir.value = from.value;
  heir.focus({ preventScroll: true });
  if (isTextControl(from) && isTextControl(heir)) select(heir, from);
}
