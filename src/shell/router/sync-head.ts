/**
 * Selector of the elements of a head that describe one page: for search engines, link previews, and the browser's
 * « share ».
 */
const PAGE_HEAD =
  'meta[name]:not([name=viewport]),meta[property],link[rel=canonical],script[type="application/ld+json"]';

/** Returns the elements of a document's head that only describe its page. */
export function readHead(from: Document): Element[] {
  return [...from.head.querySelectorAll(PAGE_HEAD)];
}

/** Replaces the elements that describe the previous page with those of the shown one. */
export function syncHead(head: Element[], into: Document = document): void {
  for (const element of readHead(into)) element.remove();
  into.head.append(...head.map((element) => into.importNode(element, true)));
}
