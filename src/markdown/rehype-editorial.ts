import type { Element, ElementContent, Root, RootContent, Text } from 'hast';
import { createSlugger } from '../text/names.ts';
import { frenchTypography } from '../text/typography.ts';
import { hastText } from './hast-text.ts';
import { labelWideTable } from './table-cards.ts';

/** A heading of a rendered text, for its table of contents. */
export interface RenderedHeading {
  id: string;
  level: number;
  text: string;
}

interface EditorialOptions {
  /** New level of the text's highest headings; by default they keep theirs. */
  headingLevel?: number | undefined;
  /** Receives the headings, in order. */
  headings?: RenderedHeading[];
  /** Creates the anchors; shared by the parts of a text that is rendered in several parts. */
  slug?: (text: string) => string;
}

type Child = RootContent | ElementContent;

const HEADING = /^h([1-6])$/;
const AS_TYPED = new Set(['code', 'pre', 'kbd', 'samp']);
/** Inline elements. */
const IN_LINE = new Set([...AS_TYPED, 'a', 'del', 'em', 'img', 'strong', 'sup']);

function isElement(node: Child | undefined, tagName?: string): node is Element {
  return node?.type === 'element' && (!tagName || node.tagName === tagName);
}

function element(tagName: string, properties: Element['properties'], children: ElementContent[]): Element {
  return { type: 'element', tagName, properties, children };
}

/** Returns the lines of a text: text nodes, and a letter in place of code and pictures. Block elements end a line. */
function shownLines(children: readonly Child[], lines: (Text | string)[][] = [[]]): (Text | string)[][] {
  for (const node of children) {
    if (node.type === 'text') lines.at(-1)?.push(node);
    if (!isElement(node)) continue;
    const inLine = IN_LINE.has(node.tagName);
    if (!inLine) lines.push([]);
    if (AS_TYPED.has(node.tagName) || node.tagName === 'img') lines.at(-1)?.push('x');
    else shownLines(node.children, lines);
    if (!inLine) lines.push([]);
  }
  return lines;
}

/** Applies French typography to text nodes, with the text before and after each on its line. */
function setTypography(children: readonly Child[]): void {
  for (const line of shownLines(children)) {
    const words = (index: number) => {
      const part = line[index];
      return typeof part === 'object' ? part.value : part;
    };
    line.forEach((part, index) => {
      if (typeof part === 'object') part.value = frenchTypography(part.value, words(index - 1), words(index + 1));
    });
  }
}

function solid(children: ElementContent[]): ElementContent[] {
  return children.filter((child) => child.type !== 'text' || child.value.trim() !== '');
}

/**
 * Converts a blockquote whose first paragraph is a bold title to a callout. It is a note, because an `aside` would be a
 * landmark.
 */
function callout(node: Element, brief: boolean): Element | undefined {
  const [first, ...rest] = solid(node.children);
  const inside = isElement(first, 'p') ? solid(first.children) : [];
  const [title] = inside;
  if (inside.length !== 1 || !isElement(title, 'strong')) return undefined;
  const heading = element('p', { className: ['callout-title'] }, title.children);
  const className = brief ? ['callout', 'callout-brief'] : ['callout'];
  return element('div', { className, role: 'note' }, [heading, ...rest]);
}

/** Removes the heading of the footnotes, because the parser's is English, and the references to it. */
function footnotes(node: Element): void {
  if (node.tagName === 'a') node.properties.ariaDescribedBy = undefined;
  if (node.properties.dataFootnotes === undefined) return;
  node.children = node.children.filter((child) => !isElement(child, 'h2'));
}

/** Removes the inputs of task lists, because screen readers would announce them. The style sheet draws boxes. */
function checklist(node: Element): void {
  const classes = node.properties.className;
  if (!Array.isArray(classes) || !classes.includes('contains-task-list')) return;
  node.properties.className = ['checklist'];
  for (const item of node.children) {
    if (!isElement(item, 'li')) continue;
    const boxes = [item, ...item.children].flatMap((node) => ('children' in node ? node.children : []));
    const isDone = boxes.some((node) => isElement(node, 'input') && node.properties.checked === true);
    item.properties.className = isDone ? ['done'] : undefined;
    const drop = (children: ElementContent[]) => children.filter((child) => !isElement(child, 'input'));
    item.children = drop(item.children);
    for (const child of item.children) if (isElement(child, 'p')) child.children = drop(child.children);
  }
}

/** A line with columns that an author has aligned with spaces. */
const ALIGNED = /\S {2,}\S/;

/**
 * Wraps text that is meant to be copied, such as a sample letter, because sentences that scroll sideways are hard to
 * read. Code scrolls, and is focusable, because keyboards must be able to scroll it.
 */
function codeBlock(node: Element): void {
  const code = node.children.find((child) => isElement(child, 'code'));
  const [language = 'language-text'] = [isElement(code) ? code.properties.className : []].flat() as string[];
  if (language === 'language-text' && !ALIGNED.test(hastText(node))) node.properties.className = ['wrapped'];
  else node.properties.tabIndex = 0;
}

function shiftOf(root: Root, wanted: number | undefined): number {
  if (!wanted) return 0;
  const levels = root.children.flatMap((node) => (isElement(node) ? (HEADING.exec(node.tagName)?.[1] ?? []) : []));
  return levels.length ? wanted - Math.min(...levels.map(Number)) : 0;
}

/**
 * Adds anchors to headings, converts callouts and task lists, makes tables scrollable, and applies French typography
 * outside code.
 */
export function rehypeEditorial(options: EditorialOptions = {}) {
  return (root: Root) => {
    const slug = options.slug ?? createSlugger();
    const shift = shiftOf(root, options.headingLevel);
    let seenHeading = false;
    let seenBrief = false;
    let lastHeading = '';

    const arrange = (children: Child[]): Child[] =>
      children.map((node) => {
        if (!isElement(node)) return node;
        const level = Number(HEADING.exec(node.tagName)?.[1] ?? 0);
        if (level) {
          const text = hastText(node);
          const id = slug(text);
          const shown = Math.min(6, level + shift);
          node.tagName = `h${shown}`;
          node.properties.id = id;
          options.headings?.push({ id, level: shown, text: frenchTypography(text) });
          seenHeading = true;
          lastHeading = id;
          return node;
        }
        if (node.tagName === 'blockquote') {
          const box = callout(node, !seenHeading && !seenBrief);
          if (box) {
            seenBrief ||= !seenHeading;
            box.children = arrange(box.children) as ElementContent[];
            return box;
          }
        }
        footnotes(node);
        if (node.tagName === 'ul' || node.tagName === 'ol') checklist(node);
        if (node.tagName === 'pre') codeBlock(node);
        node.children = arrange(node.children) as ElementContent[];
        if (node.tagName !== 'table') return node;
        const className = labelWideTable(node) ? ['table-scroll', 'wide'] : ['table-scroll'];
        // A group instead of a landmark, because there may be several tables under one heading.
        const label = lastHeading ? { role: 'group', ariaLabelledBy: [lastHeading] } : {};
        return element('div', { className, tabIndex: 0, ...label }, [node]);
      });

    setTypography(root.children);
    root.children = arrange(root.children) as RootContent[];
  };
}
