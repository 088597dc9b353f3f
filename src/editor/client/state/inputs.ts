let count = 0;

/** How often somebody has pressed a key, or clicked into a field, since the editor was opened. */
export const inputs = (): number => count;

const FIELD = 'input, textarea, select, [contenteditable="true"]';

/** Begins to count; the function that it returns ends it. */
export function countInputs(): () => void {
  const note = ({ target }: Event) => {
    if (target instanceof Element && target.closest(FIELD)) count += 1;
  };
  for (const type of ['keydown', 'pointerdown']) addEventListener(type, note, { capture: true });
  return () => {
    for (const type of ['keydown', 'pointerdown']) removeEventListener(type, note, { capture: true });
  };
}
