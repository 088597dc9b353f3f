import { inputCount } from '../state/inputs.ts';

/** Focuses the form once it shows the chosen place, unless the focus has moved in the meantime. */
export async function focusFields(opened: unknown): Promise<void> {
  const [since, from] = [inputCount(), document.activeElement];
  await opened;
  // Before that, the drawer around the navigation returns the focus to the button that opened it.
  await new Promise((resolve) => setTimeout(resolve));
  const { activeElement: now } = document;
  const isFree = now === from || now === document.body || now?.matches('header [aria-expanded]');
  if (isFree && inputCount() === since) document.getElementById('fields')?.focus();
}
