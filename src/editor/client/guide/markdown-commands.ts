import { type ChangeSpec, EditorSelection, type EditorState, type TransactionSpec } from '@codemirror/state';

/**
 * Adds Markdown markers around the selection, or removes them if they are there. If the selection is empty, `fallback`
 * is inserted.
 */
export function toggleMark(state: EditorState, mark: string, fallback: string): TransactionSpec {
  const { length } = mark;
  return state.changeByRange((range) => {
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
    // Markdown does not allow a space just inside of a marker.
    const inner = text.trim() || fallback;
    const from = range.from + (text.trim() ? text.length - text.trimStart().length : 0);
    const to = text.trim() ? from + inner.length : range.to;
    return {
      changes: { from, to, insert: mark + inner + mark },
      range: EditorSelection.range(from + length, from + length + inner.length),
    };
  });
}

/** Makes the selection a link, or inserts one with a placeholder text at the caret, with spaces around it. */
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

/** Turns the selected lines into list items, or back. */
export function toggleList(state: EditorState): TransactionSpec {
  const { from, to } = state.selection.main;
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
  const wasEmpty = line.text.trim() === '';
  while (!wasEmpty && line.number < doc.lines && doc.line(line.number + 1).text.trim() !== '')
    line = doc.line(line.number + 1);
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

/** A table of two columns and one row. */
export function insertTable(state: EditorState, columns: readonly [string, string]): TransactionSpec {
  const [first, second] = columns;
  return insertBlock(state, `| ${first} | ${second} |\n|---|---|\n|  |  |`, { from: 2, to: 2 + first.length });
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

/** A call-out in the syntax of the guides. */
export function insertCallOut(state: EditorState, title: string, body: string): TransactionSpec {
  const head = `> **${title}**\n>\n> - `;
  return insertBlock(state, head + body, { from: head.length, to: head.length + body.length });
}

/** Inserts a picture as a paragraph and puts the caret after it. */
export function insertPicture(state: EditorState, file: string, alt: string): TransactionSpec {
  const text = `![${alt.replace(/[\\[\]]/g, '\\$&')}](/${file.replace(/^\//, '')})`;
  return insertBlock(state, text, { from: text.length, to: text.length });
}
