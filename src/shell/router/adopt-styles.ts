/** Adds the styles of a fetched page that this document does not have yet. */
export function adoptStyles(styles: HTMLStyleElement[], into: Document = document): void {
  const present = new Set([...into.querySelectorAll('style[data-emotion]')].map(({ textContent }) => textContent));
  for (const style of styles) {
    if (!present.has(style.textContent)) into.head.append(into.importNode(style, true));
  }
}
