import { EMOTION_STYLE, PAGE_KIND_STYLE } from '../../protocol/attributes.ts';

/** Selector of a page's styles in addition to the base style sheet: the styles of its kind, and its critical styles. */
export const PAGE_STYLES = `style[${PAGE_KIND_STYLE}],style[${EMOTION_STYLE}]`;

/**
 * Adds the styles of a fetched page that are missing in this document, in the order of a full load: styles of a kind of
 * page before all critical ones.
 */
export function syncStyles(styles: HTMLStyleElement[], into: Document = document): void {
  const present = new Set([...into.querySelectorAll(PAGE_STYLES)].map(({ textContent }) => textContent));
  const critical = into.head.querySelector(`style[${EMOTION_STYLE}]`);
  for (const style of styles) {
    if (present.has(style.textContent)) continue;
    const added = into.importNode(style, true);
    if (critical && style.hasAttribute(PAGE_KIND_STYLE)) critical.before(added);
    else into.head.append(added);
  }
}
