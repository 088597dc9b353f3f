/** Returns the title of a purpose in the consent banner; `undefined` if the banner does not have it. */
export function purposeTitle(purposes: { id: string; title: string }[], id: string): string | undefined {
  return purposes.find((purpose) => purpose.id === id)?.title;
}
