import { type ChangeSpec, EditorSelection, type EditorState, type Line, type TransactionSpec } from '@codemirror/state';

/**
 * Adds Markdown markers around the selection or the word at the caret, or removes them if they are there. If the caret
 * is not in a word, `fallback` is inserted.
 */
export function toggleMark(state: EditorState, mark: string, fallback: string): TransactionSpec {
  const { length } = mark;
  return state.changeByRange((selected) => {
    const word = selected.empty ? state.wordAt(selected.head) : null;
    const range = word && word.from < selected.head && selected.head < word.to ? word : selected;
    const before = state.sliceDoc(range.from - length, range.from);
    const after = state.sliceDoc(range.to, range.to + length);
    if (before === mark && after === mark && state.sliceDoc(range.from - length - 1, range.from - length) !== '*') {
      return {
        changes: [
          { from: range.from - length, to: range.from },
          { from: range.to, to: range.to + length },
        ],
        range: EditorSelection.range(range.from - length, range.to - length),
      };
    }
    const text = state.sliceDoc(range.from, range.to);
    // Markdown does not allow a space just inside a marker.
    const inner = text.trim() || fallback;
    const from = range.from + (text.trim() ? text.length - text.trimStart().length : 0);
    const to = text.trim() ? from + inner.length : range.to;
    return {
      changes: { from, to, insert: mark + inner + mark },
      range: EditorSelection.range(from + length, from + length + inner.length),
    };
  });
}

/**
 * Turns the selection into a link. Without a selection, inserts a link whose text is `fallback`, with spaces between it
 * and the words around it.
 */
export function insertLink(state: EditorState, address: string, fallback: string): TransactionSpec {
  const { from, to } = state.selection.main;
  const text = state.sliceDoc(from, to).replace(/(?<!\s)\s*\n\s*/g, ' ') || fallback;
  const isBare = from === to;
  const before = isBare && /[^\s(«]/.test(state.sliceDoc(from - 1, from)) ? ' ' : '';
  const after = isBare && /[\p{L}\p{N}]/u.test(state.sliceDoc(to, to + 1)) ? ' ' : '';
  const start = from + before.length + 1;
  return {
    changes: { from, to, insert: `${before}[${text}](${address})${after}` },
    selection: { anchor: start, head: start + text.length },
  };
}

const isBlank = ({ text }: Line) => text.trim() === '';

/** Whether a block of code, such as a figure, is open at an offset. */
function isInCode({ doc }: Pick<EditorState, 'doc'>, at: number): boolean {
  const fences = doc.sliceString(0, at).match(/^ {0,3}(?:`{3}|~{3})/gm) ?? [];
  return fences.length % 2 === 1;
}

/** Lines that are not paragraphs or lists: headings, quotes, tables, code, HTML. */
const OTHER_BLOCK = /^\s*(?:#{1,6}\s|>|\||`{3}|~{3}|<)/;

/**
 * Returns the lines of the paragraphs and lists that the selection touches; `undefined` if it touches anything else.
 */
function paragraphsAt({ doc, selection }: EditorState): Line[] | undefined {
  let [first, last] = [doc.lineAt(selection.main.from), doc.lineAt(selection.main.to)];
  while (isBlank(first) && first.number < last.number) first = doc.line(first.number + 1);
  while (isBlank(last) && last.number > first.number) last = doc.line(last.number - 1);
  if (isBlank(first)) return undefined;
  while (first.number > 1 && !isBlank(doc.line(first.number - 1))) first = doc.line(first.number - 1);
  while (last.number < doc.lines && !isBlank(doc.line(last.number + 1))) last = doc.line(last.number + 1);
  if (isInCode({ doc }, first.from)) return undefined;
  const { number } = first;
  const lines = Array.from({ length: last.number - number + 1 }, (_, index) => doc.line(number + index));
  return lines.some(({ text }) => OTHER_BLOCK.test(text)) ? undefined : lines;
}

const ITEM = /^\s*(?:[-*+]|\d+[.)]) /;

/**
 * Turns the selected lines into list items, or back. Without a selection, the paragraph of the caret becomes one item.
 */
export function toggleList(state: EditorState): TransactionSpec {
  const { from, to, empty } = state.selection.main;
  const paragraph = empty ? paragraphsAt(state) : undefined;
  if (paragraph && !paragraph.some(({ text }) => ITEM.test(text)))
    return { changes: paragraph.map((line, index) => ({ from: line.from, insert: index === 0 ? '- ' : '  ' })) };
  const [first, last] = [state.doc.lineAt(from).number, state.doc.lineAt(to).number];
  const lines = Array.from({ length: last - first + 1 }, (_, index) => state.doc.line(first + index));
  const isList = lines.every(({ text }) => /^\s*[-*+] /.test(text) || text.trim() === '');
  const changes = lines.flatMap(({ from: start, text }): ChangeSpec[] => {
    const marker = /^(\s*)[-*+] /.exec(text);
    if (isList) return marker ? [{ from: start + (marker[1]?.length ?? 0), to: start + marker[0].length }] : [];
    return text.trim() || lines.length === 1 ? [{ from: start, insert: '- ' }] : [];
  });
  return { changes };
}

/** Inserts lines after the paragraph of the caret, with an empty line before and after them. */
export function insertBlock(state: EditorState, text: string, select: { from: number; to: number }): TransactionSpec {
  const { doc, selection } = state;
  let line = doc.lineAt(selection.main.head);
  const wasEmpty = isBlank(line) && !isInCode(state, line.to);
  const continues = () => isInCode(state, line.to) || (!wasEmpty && !isBlank(doc.line(line.number + 1)));
  while (line.number < doc.lines && continues()) line = doc.line(line.number + 1);
  const isAfterText = wasEmpty ? line.number > 1 && doc.line(line.number - 1).text.trim() !== '' : true;
  const next = line.number < doc.lines ? doc.line(line.number + 1).text : '';
  const lead = wasEmpty ? (isAfterText ? '\n' : '') : '\n\n';
  const tail = next.trim() !== '' ? '\n' : '';
  const start = line.to + lead.length;
  return {
    changes: { from: line.to, insert: lead + text + tail },
    selection: { anchor: start + select.from, head: start + select.to },
    scrollIntoView: true,
  };
}

/** Whether the caret is in a table. */
export function isInTable(state: EditorState): boolean {
  return /^\s*\|.*\|\s*$/.test(state.doc.lineAt(state.selection.main.head).text);
}

/** Inserts a row below that of the caret, or below the line of dashes if the caret is in the head. */
export function insertRow(state: EditorState): TransactionSpec {
  let line = state.doc.lineAt(state.selection.main.head);
  const next = line.number < state.doc.lines ? state.doc.line(line.number + 1) : undefined;
  if (next && /^\s*(?:\|\s*)?:?--/.test(next.text)) line = next;
  const columns = Math.max(1, (line.text.match(/(?<!\\)\|/g) ?? []).length - 1);
  const row = `|${'  |'.repeat(columns)}`;
  const at = line.to + 1 + 2;
  return { changes: { from: line.to, insert: `\n${row}` }, selection: { anchor: at }, scrollIntoView: true };
}

/**
 * Turns the selected paragraphs, or the paragraph of the caret, into a call-out in the syntax of the guides, and
 * selects its title. If there is no paragraph, inserts a call-out with `body`.
 */
export function insertCallOut(state: EditorState, title: string, body: string): TransactionSpec {
  const lines = paragraphsAt(state);
  if (lines) {
    const [first] = lines;
    const changes = lines.map((line) => {
      const head = line === first ? `> **${title}**\n>\n` : '';
      return { from: line.from, insert: head + (isBlank(line) ? '>' : '> ') };
    });
    const anchor = (first?.from ?? 0) + '> **'.length;
    return { changes, selection: { anchor, head: anchor + title.length }, scrollIntoView: true };
  }
  const head = `> **${title}**\n>\n> - `;
  return insertBlock(state, head + body, { from: head.length, to: head.length + body.length });
}

/** Inserts a picture as a paragraph and puts the caret after it. */
export function insertPicture(state: EditorState, file: string, alt: string): TransactionSpec {
  const text = `![${alt.replace(/[\\[\]]/g, '\\$&')}](/${file.replace(/^\//, '')})`;
  return insertBlock(state, text, { from: text.length, to: text.length });
}
