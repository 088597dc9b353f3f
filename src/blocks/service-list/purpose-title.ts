/** The words of the consent banner for a purpose; its id where there is no banner. */
export function purposeTitle(purposes: { id: string; title: string }[], id: string): string {
  return purposes.find((purpose) => purpose.id === id)?.title ?? id;
}
