/** Text instead of an unknown value; `check` finds it by the words « à compléter ». */
export function toComplete(what: string): string {
  return `[${what} à compléter]`;
}

/** Whether a text contains one for an unknown value. */
export function isIncomplete(text: string): boolean {
  return /\[[^[\]]* à compléter\]/.test(text);
}

/** Text instead of an unknown postal code. */
export const UNKNOWN_POSTAL_CODE = toComplete('code postal');
