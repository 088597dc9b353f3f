let count = 0;

/** Returns the number of key presses and clicks into fields since the editor was opened. */
export const inputCount = (): number => count;

const FIELD = 'input, textarea, select, [contenteditable="true"]';

/** Starts counting; the returned function stops it. */
export function countInputs(): () => void {
  const note = ({ target }: Event) => {
    if (target instanceof Element && target.closest(FIELD)) count += 1;
  };
  for (const type of ['keydown', 'pointerdown']) addEventListener(type, note, { capture: true });
  return () => {
    for (const type of ['keydown', 'pointerdown']) removeEventListener(type, note, { capture: true });
  };
}
