import type { LineCursor } from './line-cursor.ts';

/** What holds blocks: a quote, a list item, the text of a footnote. */
export interface Container {
  kind: 'quote' | 'item' | 'footnote';
  /** Columns by which a line has to be indented to stand in it; a quote asks for its sign. */
  width: number;
  /** Whether nothing stands in it yet: then a blank line ends a list item. */
  isEmpty: boolean;
}

const ITEM = /^(?:[-+*]|(\d{1,9})[.)])(?=[ \t]|$)/;
const FOOTNOTE = /^\[\^(?:[^\s[\]\\]|\\.)+\]:/;

/**
 * Whether what comes is a line that divides, three or more signs of one kind, and no list item. The sign that shows it
 * is none is noted: a line of thousands of items would be read to it from each of them.
 */
export function isRule(cursor: LineCursor): boolean {
  const { text, next, end } = cursor;
  const sign = text[next];
  if (sign !== '-' && sign !== '*' && sign !== '_') return false;
  if (cursor.foreign.sign === sign && next <= cursor.foreign.at) return false;
  let count = 0;
  for (let at = next; at < end; at += 1) {
    const each = text[at];
    if (each === sign) count += 1;
    else if (each !== ' ' && each !== '\t') {
      cursor.foreign = { sign, at };
      return false;
    }
  }
  return count >= 3;
}

/** Takes from a line what says that it still belongs to a container. False: the container ends before this line. */
export function continues(container: Container, cursor: LineCursor): boolean {
  if (container.kind === 'quote') return takeQuote(cursor);
  if (cursor.isBlank) return container.kind === 'footnote' || !container.isEmpty;
  if (cursor.indent < container.width) return false;
  cursor.skip(container.width);
  return true;
}

function takeQuote(cursor: LineCursor): boolean {
  if (cursor.isCode || cursor.text[cursor.next] !== '>' || cursor.isBlank) return false;
  cursor.take(1);
  cursor.skip(1);
  return true;
}

/**
 * Takes from a line the sign of a container that begins there. Where it would interrupt a paragraph, a list begins only
 * with a bullet or the number one, and with a text (CommonMark 0.31, §5.2).
 */
export function begin(cursor: LineCursor, { isInterrupting }: { isInterrupting: boolean }): Container | undefined {
  if (cursor.isCode || cursor.isBlank) return undefined;
  if (takeQuote(cursor)) return { kind: 'quote', width: 0, isEmpty: true };
  const { rest } = cursor;
  const footnote = FOOTNOTE.exec(rest);
  if (footnote) {
    cursor.take(footnote[0].length);
    cursor.skip(cursor.indent);
    return { kind: 'footnote', width: 4, isEmpty: cursor.isBlank };
  }
  const [mark, number] = (!isRule(cursor) && ITEM.exec(rest)) || [];
  if (mark === undefined) return undefined;
  if (isInterrupting && ((number ?? '1') !== '1' || rest.slice(mark.length).trim() === '')) return undefined;
  const before = cursor.indent + mark.length;
  cursor.take(mark.length);
  // A text that stands far off is code in the item.
  const gap = cursor.isBlank || cursor.indent > 4 ? 1 : cursor.indent;
  cursor.skip(gap);
  return { kind: 'item', width: before + gap, isEmpty: cursor.isBlank };
}
