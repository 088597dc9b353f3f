/** Returns a text in lower case and without accents, unless its length would change without them. */
export function folded(text: string): string {
  const bare = text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
  return bare.length === text.length ? bare : text.toLowerCase();
}
