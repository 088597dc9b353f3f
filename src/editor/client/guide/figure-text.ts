import type { EditorState, TransactionSpec } from '@codemirror/state';
import { type FigureData, type FigureValue, readFigureYaml } from '../../../model/markdown/read-figure.ts';
import type { TextRange } from '../../../text/range.ts';
import { insertBlock } from './markdown-commands.ts';

const OPENING = /^(`{3,}|~{3,})[ \t]*figure[ \t]*$/;

/** Returns the figure around the caret: the range of its block, and its YAML. */
export function figureAt({ doc, selection }: EditorState): (TextRange & { yaml: string }) | undefined {
  const caret = doc.lineAt(selection.main.head).number;
  let first: number | undefined;
  for (let number = 1; number <= doc.lines; number += 1) {
    const { text } = doc.line(number);
    const opening = first === undefined ? undefined : OPENING.exec(doc.line(first).text)?.[1];
    if (opening === undefined) {
      if (number <= caret && OPENING.test(text)) first = number;
    } else if (text.trim().startsWith(opening)) {
      const start = doc.line(first as number).from;
      const { to, from } = doc.line(number);
      if (number >= caret) return { start, end: to, yaml: doc.sliceString(doc.line(first as number).to + 1, from) };
      first = undefined;
    }
  }
  return undefined;
}

/** Returns a text as YAML: in quotation marks only if it would otherwise be read as another value. */
function typed(text: string): string {
  const isPlain = readFigureYaml(`text: ${text}`)?.text === text && readFigureYaml(`- ${text}`) === undefined;
  return isPlain ? text : JSON.stringify(text);
}

function linesOf(data: FigureData): string[] {
  return Object.entries(data).flatMap(([key, value]) => {
    if (typeof value === 'string') return value.trim() ? [`${key}: ${typed(value.trim())}`] : [];
    const items = Array.isArray(value) ? value.map(itemOf).filter((item) => item.length > 0) : [];
    return items.length > 0 ? [`${key}:`, ...items.flat().map((line) => `  ${line}`)] : [];
  });
}

/** Returns lines of a list item, the first of which begins with a dash. */
function itemOf(item: FigureValue): string[] {
  if (Array.isArray(item)) return [];
  const lines = typeof item === 'string' ? (item.trim() ? [typed(item.trim())] : []) : linesOf(item);
  return lines.map((line, index) => (index === 0 ? '- ' : '  ') + line);
}

/** Returns the code block of a figure, whose YAML has no empty values. */
export function figureText(data: FigureData): string {
  return ['```figure', ...linesOf(data), '```'].join('\n');
}

/** Replaces the figure around the caret, or inserts one after the paragraph of the caret. */
export function writeFigure(state: EditorState, data: FigureData): TransactionSpec {
  const text = figureText(data);
  const around = figureAt(state);
  if (!around) return insertBlock(state, text, { from: 0, to: 0 });
  const { start, end } = around;
  return { changes: { from: start, to: end, insert: text }, selection: { anchor: start }, scrollIntoView: true };
}
