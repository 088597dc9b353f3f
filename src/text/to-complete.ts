/** What is shown in the place of what nobody knows yet; `check` lists it by the words « à compléter ». */
export function toComplete(what: string): string {
  return `[${what} à compléter]`;
}
