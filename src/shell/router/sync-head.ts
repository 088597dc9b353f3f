/** What the head says of one page, and of no other: to search engines, to who shares it, to the browser's own « share ». */
const pageHead =
  'meta[name]:not([name=viewport]),meta[property],link[rel=canonical],script[type="application/ld+json"]';

/** The parts of a document's head that speak of its page alone. */
export function readHead(from: Document): Element[] {
  return [...from.head.querySelectorAll(pageHead)];
}

/**
 * Puts the head of a page in the place of that of the page before: what takes the address from a head takes that of
 * the page on show.
 */
export function adoptHead(head: Element[], into: Document = document): void {
  for (const part of readHead(into)) part.remove();
  into.head.append(...head.map((part) => into.importNode(part, true)));
}
