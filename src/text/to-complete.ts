/** Text instead of an unknown value; `check` finds it by the words « à compléter ». */
export function toComplete(what: string): string {
  return `[${what} à compléter]`;
}
