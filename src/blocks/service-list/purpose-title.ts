/** Title of a purpose in the consent banner; its id if there is no banner. */
export function purposeTitle(purposes: { id: string; title: string }[], id: string): string {
  return purposes.find((purpose) => purpose.id === id)?.title ?? id;
}
