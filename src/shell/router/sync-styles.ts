import { EMOTION_STYLE, PAGE_KIND_STYLE } from '../../protocol/attributes.ts';
/** Styles that a page has besides the base style sheet: those of its kind, and its critical ones. */
export const pageStyles = `style[${PAGE_KIND_STYLE}],style[${EMOTION_STYLE}]`;

/**
 * Adds the styles of a fetched page that this document does not have yet, in the order that a fresh load would give
 * them: those of a kind of page stand before all critical ones.
 */
export function adoptStyles(styles: HTMLStyleElement[], into: Document = document): void {
  const present = new Set([...into.querySelectorAll(pageStyles)].map(({ textContent }) => textContent));
  const critical = into.head.querySelector(`style[${EMOTION_STYLE}]`);
  for (const style of styles) {
    if (present.has(style.textContent)) continue;
    const adopted = into.importNode(style, true);
    if (critical && style.hasAttribute(PAGE_KIND_STYLE)) critical.before(adopted);
    else into.head.append(adopted);
  }
}
