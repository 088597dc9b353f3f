/** Title of a purpose in the consent banner. Returns `undefined` if the site does not ask for consent. */
export function purposeTitle(purposes: { id: string; title: string }[], id: string): string | undefined {
  return purposes.find((purpose) => purpose.id === id)?.title;
}
