/** Elements of a head that describe one page: for search engines, previews of links, the browser's « share ». */
const PAGE_HEAD =
  'meta[name]:not([name=viewport]),meta[property],link[rel=canonical],script[type="application/ld+json"]';

/** The elements of a document's head that describe its page alone. */
export function readHead(from: Document): Element[] {
  return [...from.head.querySelectorAll(PAGE_HEAD)];
}

/** Replaces the elements that describe the page before by those of the page on show. */
export function syncHead(head: Element[], into: Document = document): void {
  for (const element of readHead(into)) element.remove();
  into.head.append(...head.map((element) => into.importNode(element, true)));
}
