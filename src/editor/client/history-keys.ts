import { useEffect } from 'react';

/**
 * Whether an element takes in text that is not the site's: a search, a picker, one of two versions. There the browser's
 * own undoing counts. Texts of the site are in the form.
 */
function hasOwnHistory(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  const isEditable = target.matches('input:not([type="checkbox"], [type="radio"]), textarea, [contenteditable="true"]');
  return isEditable && !target.closest('#fields');
}

/** Undo and redo by keys, wherever the focus is but in a text that has its own. */
export function useHistoryKeys(undo: () => void, redo: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      const key = event.key.toLowerCase();
      if ((key !== 'z' && key !== 'y') || hasOwnHistory(event.target)) return;
      event.preventDefault();
      event.stopPropagation();
      if (key === 'y' || event.shiftKey) redo();
      else undo();
    };
    addEventListener('keydown', onKey, { capture: true });
    return () => removeEventListener('keydown', onKey, { capture: true });
  }, [undo, redo]);
}
