/** Text instead of an unknown value; `check` finds it by the words « à compléter ». */
export function toComplete(what: string): string {
  return `[${what} à compléter]`;
}

/** Text instead of an unknown postal code. */
export const UNKNOWN_POSTAL_CODE = toComplete('code postal');
