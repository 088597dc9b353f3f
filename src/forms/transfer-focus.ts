type TextControl = HTMLInputElement | HTMLTextAreaElement;

function isTextControl(element: unknown): element is TextControl {
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
}

/** Copies the selection. Some kinds of fields, for example for e-mail addresses, do not support one. */
function select(control: TextControl, { selectionStart, selectionEnd }: TextControl): void {
  try {
    control.setSelectionRange(selectionStart, selectionEnd);
  } catch {
    // The caret stays at the end of the text.
  }
}

/**
 * Moves the focus from a control that was removed from the page to the one of the same name in the new form, with its
 * text and caret, so that typing can continue.
 */
export function transferFocus(from: Element | null, to: HTMLFormElement | null): void {
  if (!from || from.isConnected || document.activeElement !== document.body) return;
  const name = from.getAttribute('name');
  const control = name ? to?.elements.namedItem(name) : null;
  if (!(control instanceof HTMLElement)) return;
  if (isTextControl(from) && isTextControl(control)) control.value = from.value;
  control.focus({ preventScroll: true });
  if (isTextControl(from) && isTextControl(control)) select(control, from);
}
