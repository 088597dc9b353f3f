/** Returns the text that is shown instead of an unknown value; `check` finds it by the words « à compléter ». */
export function toComplete(what: string): string {
  return `[${what} à compléter]`;
}

/** Whether a text contains a text that `toComplete` returns. */
export function isIncomplete(text: string): boolean {
  return /\[[^[\]]* à compléter\]/.test(text);
}

/** Text that is shown instead of an unknown postal code. */
export const UNKNOWN_POSTAL_CODE = toComplete('code postal');
