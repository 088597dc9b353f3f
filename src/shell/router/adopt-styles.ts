/** Styles that a page has besides the base style sheet: those of its kind, and its critical ones. */
export const pageStyles = 'style[data-own],style[data-emotion]';

/**
 * Adds the styles of a fetched page that this document does not have yet, in the order that a fresh load would give
 * them: those of a kind of page stand before all critical ones.
 */
export function adoptStyles(styles: HTMLStyleElement[], into: Document = document): void {
  const present = new Set([...into.querySelectorAll(pageStyles)].map(({ textContent }) => textContent));
  const critical = into.head.querySelector('style[data-emotion]');
  for (const style of styles) {
    if (present.has(style.textContent)) continue;
    const adopted = into.importNode(style, true);
    if (critical && style.hasAttribute('data-own')) critical.before(adopted);
    else into.head.append(adopted);
  }
}
