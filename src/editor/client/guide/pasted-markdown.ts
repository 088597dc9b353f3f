import type { Nodes } from 'hast';
import { fromDom } from 'hast-util-from-dom';
import { toMdast } from 'hast-util-to-mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown } from 'mdast-util-to-markdown';
import { nodesOf } from '../../../model/markdown/walk.ts';

/** The Markdown of a formatted text that was copied from a word processor or a web page. */
interface PastedText {
  markdown: string;
  /** Whether it has several blocks, or one that is not a paragraph. */
  isBlock: boolean;
  /** Number of pictures in the text. They are separate files, and are not pasted with it. */
  pictures: number;
}

/** Elements whose formatting Markdown can express. */
const FORM = 'strong, b, em, i, del, s, a[href], h1, h2, h3, h4, h5, h6, ul, ol, table, blockquote, img';

const BLOCKS = 'p, div, h1, h2, h3, h4, h5, h6, li, td, th, blockquote, pre, dt, dd';

/** Name and level of the list that a Word paragraph belongs to: « mso-list:l0 level2 lfo1 ». */
const WORD_LIST = /mso-list:\s*(l\d+) level(\d+)/i;

function rename(element: Element, name: string): Element {
  const renamed = element.ownerDocument.createElement(name);
  for (const { name: attribute, value } of element.attributes) {
    if (attribute === 'href') renamed.setAttribute(attribute, value);
  }
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
  return renamed;
}

function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes);
}

/** Wraps the content of an element in a new element. */
function wrapContent(element: Element, name: string): void {
  const wrapper = element.ownerDocument.createElement(name);
  wrapper.append(...element.childNodes);
  element.append(wrapper);
}

/**
 * Replaces inline styles, as Google Docs and LibreOffice write them, with elements. Google Docs wraps the whole text in
 * a `b` that is not bold.
 */
function nameStyles(body: HTMLElement): void {
  for (const element of body.querySelectorAll<HTMLElement>('b, strong, i, em, span')) {
    const { fontWeight, fontStyle, textDecoration, textDecorationLine } = element.style;
    const isBold = fontWeight === 'bold' || Number(fontWeight) >= 600;
    const isPlain = fontWeight !== '' && !isBold;
    if (element.localName === 'span') {
      // Headings are always bold.
      if (isBold && !element.closest('h1, h2, h3, h4, h5, h6')) wrapContent(element, 'strong');
      if (fontStyle === 'italic') wrapContent(element, 'em');
      if (`${textDecoration} ${textDecorationLine}`.includes('line-through')) wrapContent(element, 'del');
      unwrap(element);
    } else if (isPlain && element.matches('b, strong')) unwrap(element);
    else if (fontStyle === 'normal' && element.matches('i, em')) unwrap(element);
  }
}

/** Turns the paragraphs that Word marks as list items into nested lists. */
function nameWordLists(body: HTMLElement): void {
  let open: { list: Element; level: number; name: string; last: Element }[] = [];
  for (const paragraph of body.querySelectorAll('p, h1, h2, h3, h4, h5, h6')) {
    const [, name = '', digits = ''] = WORD_LIST.exec(paragraph.getAttribute('style') ?? '') ?? [];
    if (!name) continue;
    const level = Number(digits);
    const mark = [...paragraph.querySelectorAll('span')].find((span) =>
      /mso-list:\s*ignore/i.test(span.getAttribute('style') ?? ''),
    );
    const isOrdered = /^\s*\(?[\da-z]+[.)]/i.test(mark?.textContent ?? '');
    mark?.remove();
    if (open[0]?.name !== name || paragraph.previousElementSibling !== open[0]?.list) open = [];
    open = open.filter((one) => one.level <= level);
    let current = open.at(-1);
    if (current?.level !== level) {
      const list = paragraph.ownerDocument.createElement(isOrdered ? 'ol' : 'ul');
      if (current) current.last.append(list);
      else paragraph.before(list);
      current = { list, level, name, last: list };
      open.push(current);
    }
    const item = paragraph.ownerDocument.createElement('li');
    item.append(...paragraph.childNodes);
    paragraph.remove();
    current.list.append(item);
    current.last = item;
  }
}

/**
 * Makes the HTML valid for Markdown: a table has a header row, a cell has one line, a nested list is inside the item
 * before it, and an item of one paragraph has no `p`.
 */
function mendNesting(body: HTMLElement): void {
  for (const cell of body.querySelectorAll('table:not(:has(th)) tr:first-child > td')) rename(cell, 'th');
  for (const bold of body.querySelectorAll('th :is(b, strong)')) unwrap(bold);
  for (const block of body.querySelectorAll(':is(td, th) :is(p, div, li, h1, h2, h3, h4, h5, h6, br)')) {
    if (block.nextSibling || block.matches('br')) block.after(' ');
    unwrap(block);
  }
  for (const list of body.querySelectorAll(':is(ul, ol) > :is(ul, ol)')) {
    const item = list.previousElementSibling;
    if (item?.matches('li')) item.append(list);
  }
  for (const paragraph of body.querySelectorAll('li > p')) {
    if (!paragraph.parentElement?.querySelector(':scope > p ~ p')) unwrap(paragraph);
  }
}

/**
 * Converts HTML from the clipboard to Markdown: bold, italic and struck-through words, links, headings, lists,
 * quotations and tables. First-level headings become second-level ones, because the title of the guide is already a
 * first-level heading. Returns `undefined` if the text has no formatting.
 */
export function pastedMarkdown(html: string): PastedText | undefined {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const comments = body.ownerDocument.createNodeIterator(body, NodeFilter.SHOW_COMMENT);
  for (let comment = comments.nextNode(); comment; comment = comments.nextNode())
    comment.parentNode?.removeChild(comment);
  for (const element of body.querySelectorAll('style, script, meta, title, o\\:p')) {
    if (element.matches('o\\:p')) unwrap(element);
    else element.remove();
  }
  nameWordLists(body);
  nameStyles(body);
  mendNesting(body);
  // Links to anchors of the source document do not work here.
  for (const link of body.querySelectorAll('a:not([href]), a[href^="#"], a[href^="file:"]')) unwrap(link);
  for (const line of body.querySelectorAll('br')) if (!line.parentElement?.closest(BLOCKS)) line.remove();
  if (!body.querySelector(FORM)) return undefined;
  const pictures = body.querySelectorAll('img');
  for (const picture of pictures) picture.remove();
  if (body.querySelector('h1')) {
    for (let level = 5; level >= 1; level -= 1) {
      for (const heading of body.querySelectorAll(`h${level}`)) rename(heading, `h${level + 1}`);
    }
  }
  const tree = toMdast(fromDom(body) as Nodes);
  if (tree.type !== 'root') return undefined;
  for (const { node } of nodesOf(tree)) {
    if (node.type === 'list') node.spread = false;
    if (node.type === 'listItem') node.spread = node.children.filter(({ type }) => type === 'paragraph').length > 1;
  }
  const [first, ...more] = tree.children;
  const markdown = toMarkdown(tree, {
    extensions: [gfmToMarkdown()],
    bullet: '-',
    rule: '-',
    emphasis: '*',
    listItemIndent: 'one',
    resourceLink: true,
  });
  const isWords = first === undefined || first.type === 'paragraph' || !('children' in first);
  return { markdown: markdown.trim(), isBlock: more.length > 0 || !isWords, pictures: pictures.length };
}
