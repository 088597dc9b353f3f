import type { Code, Paragraph, Root, RootContent } from 'mdast';
import { isMap, isScalar, isSeq, type Node, parseDocument } from 'yaml';
import type { TextRange } from '../../text/range.ts';
import { rangeOf } from './markdown.ts';

/** The values of a figure: texts, lists and objects. */
export type FigureData = { [key: string]: FigureValue };
export type FigureValue = string | FigureValue[] | FigureData;

/** A text of a figure, with the keys that lead to it. */
interface FigureText extends Paragraph {
  keys: readonly (string | number)[];
}

/** A figure of a text: the data of its block, and its shown texts in source order. */
export interface Figure {
  type: 'figure';
  children: FigureText[];
  figure: FigureBlock;
  position?: Code['position'];
}

declare module 'mdast' {
  interface RootContentMap {
    figure: Figure;
  }
}

/** The parsed YAML of a figure. Offsets are those of the Markdown text. */
export interface FigureBlock extends TextRange {
  /** The YAML. Each character that YAML would not read as text is replaced by a substitute of the same length. */
  yaml: string;
  /** Values by key; absent if the YAML cannot be parsed. */
  data?: FigureData;
  /** Range of the syntax error, if any. */
  error?: TextRange;
  /**
   * Returns the range of the value at these keys, or of its key. If the value is missing, the nearest enclosing value
   * is used. The range of a list or object is only its first character.
   */
  rangeOf(keys: readonly (string | number)[], target?: 'value' | 'key'): TextRange;
}

/** Keys of values that are not shown. */
const SETTINGS = new Set(['kind', 'tone', 'frame', 'next']);
/** Keys of values that are shown as typed. */
const VERBATIM = new Set(['code', 'address']);

/**
 * Characters with a meaning in YAML that may occur in a text, and the first of their substitutes, which no text
 * contains.
 */
const SIGNS = ':#{}@`%&!*|>-?,';
const FIRST_SUBSTITUTE = 0xe100;
const substitutes = /[\ue100-\ue10e]/g;

function substitute(text: string): string {
  return text.replace(/[:#{}@`%&!*|>\-?,]/g, (sign) => String.fromCharCode(FIRST_SUBSTITUTE + SIGNS.indexOf(sign)));
}

/** Replaces substitutes with the original characters. */
export function withSigns(text: string): string {
  return text.replace(substitutes, (sign) => SIGNS[sign.charCodeAt(0) - FIRST_SUBSTITUTE] ?? sign);
}

/** Matches a line: group 1 is its indentation, dashes and key, group 2 its text. */
const LINE = /^([ \t]*(?:[\p{L}_-]+:(?=[ \t]|$)[ \t]*)?)(.*)$/u;
/** Matches the line of a list item. Its first word may be part of a text, so only a word in lower case is a key. */
const ITEM = /^([ \t]*(?:-[ \t]+)+(?:[a-z]+:(?=[ \t]|$)[ \t]*)?)(.*)$/u;

/**
 * Substitutes the characters in unquoted values that YAML would not read as text, such as the braces of a name, a colon
 * or a number sign.
 */
function plainTexts(yaml: string): string {
  return yaml.replace(/[^\r\n]+/g, (line) => {
    const [, before = '', text = ''] = ITEM.exec(line) ?? LINE.exec(line) ?? [];
    if (/^(?:["'#|>]|\{(?!\{))/.test(text)) return line;
    // In a list in brackets, a comma between digits is part of a number.
    if (text.startsWith('[')) return before + text.replace(/\{\{[^{}]*\}\}|(?<=\d),(?=\d)|:/g, substitute);
    const first = text.replace(/^[{}@`%&!*|>?-]+/, substitute);
    return before + first.replace(/:|(?<=\s)#|\{\{|\}\}/g, substitute);
  });
}

function nodeAt(root: Node | null, keys: readonly (string | number)[]): { node: Node | null; key?: Node } {
  let node = root;
  let key: Node | undefined;
  for (const name of keys) {
    const pair = isMap(node) ? node.items.find((item) => isScalar(item.key) && item.key.value === name) : undefined;
    const next = (pair ? pair.value : isSeq(node) ? node.items[Number(name)] : undefined) as Node | null | undefined;
    if (!next) break;
    node = next;
    key = pair?.key as Node | undefined;
  }
  return { node, ...(key && { key }) };
}

/** Returns the value of a node. Empty values are omitted with their keys. */
function valueIn(node: unknown): FigureValue | undefined {
  if (isScalar(node)) return typeof node.value === 'string' && node.value !== '' ? withSigns(node.value) : undefined;
  if (isSeq(node)) return node.items.map(valueIn).filter((item) => item !== undefined);
  if (!isMap(node)) return undefined;
  const entries = node.items.flatMap(({ key, value }): [string, FigureValue][] => {
    const read = valueIn(value);
    return isScalar(key) && read !== undefined ? [[withSigns(String(key.value)), read]] : [];
  });
  return Object.fromEntries(entries);
}

/** Parses the YAML of a figure. All values are texts. */
function readBlock(yaml: string, offset: number): FigureBlock {
  const masked = plainTexts(yaml);
  const range = { start: offset, end: offset + yaml.trimEnd().length, yaml: masked };
  const failed = (start = 0, end = start + 1): FigureBlock => {
    const error = { start: offset + start, end: offset + Math.max(end, start + 1) };
    return { ...range, error, rangeOf: () => error };
  };
  try {
    const document = parseDocument(masked, { schema: 'failsafe', uniqueKeys: true, logLevel: 'silent' });
    const [problem] = document.errors;
    if (problem) return failed(...problem.pos);
    const root = document.contents as Node | null;
    if (!isMap(root)) return failed(0, yaml.trimEnd().length);
    return {
      ...range,
      data: valueIn(root) as FigureData,
      rangeOf: (keys, target) => {
        const { node, key } = nodeAt(root, keys);
        const isWhole = isScalar(node) || target === 'key';
        const [start = 0, end = start] = (target === 'key' && key ? key : node)?.range ?? [];
        return { start: offset + start, end: offset + (isWhole ? end : Math.min(end, start + 1)) };
      },
    };
  } catch {
    return failed();
  }
}

/** Returns the values of a figure from its YAML; `undefined` if it cannot be parsed. */
export function readFigureYaml(yaml: string): FigureData | undefined {
  return readBlock(yaml, 0).data;
}

/** Returns the shown texts of a value, in order. */
function textsOf(value: FigureValue, block: FigureBlock, keys: (string | number)[] = []): FigureText[] {
  if (typeof value !== 'string') {
    const entries = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
    return entries.flatMap(([key, child]) => textsOf(child, block, [...keys, key]));
  }
  const key = keys.findLast((one) => typeof one === 'string') as string;
  if (SETTINGS.has(key)) return [];
  const range = block.rangeOf(keys);
  const position = {
    start: { line: 1, column: 1, offset: range.start },
    end: { line: 1, column: 1, offset: range.end },
  };
  const type = VERBATIM.has(key) ? ('inlineCode' as const) : ('text' as const);
  return [{ type: 'paragraph', keys, position, children: [{ type, value, position }] }];
}

/** Whether a fenced block is closed: an unclosed one ends with the text. */
function isClosed(typed: string): boolean {
  const [fence = ''] = /^(?:`{3,}|~{3,})/.exec(typed) ?? [];
  return fence !== '' && new RegExp(`\\n[ \\t>]*${fence[0]}{${fence.length},}[ \\t]*$`).test(typed);
}

/** Returns the figure of a code block; `undefined` if it is another block, or not closed. */
function figureOf(node: RootContent, text: string): Figure | undefined {
  if (node.type !== 'code' || node.lang !== 'figure') return undefined;
  const { start, end } = rangeOf(node);
  const typed = text.slice(start, end);
  if (!isClosed(typed)) return undefined;
  const from = typed.indexOf('\n') + 1;
  const yaml = typed.slice(from, Math.max(from, typed.lastIndexOf('\n') + 1));
  // In a quote, each line of the figure begins with quote markers, which become spaces.
  const block = readBlock(
    yaml.replace(/^[ \t]*>[ \t>]*/gm, (marks) => ' '.repeat(marks.length)),
    start + from,
  );
  const children = block.data ? textsOf(block.data, block) : [];
  return { type: 'figure', figure: block, children, ...(node.position && { position: node.position }) };
}

/** Replaces the code blocks that describe figures in a tree, in place. */
export function readFigures(tree: Root, text: string): void {
  if (!/(?:`{3}|~{3})[ \t]*figure\b/.test(text)) return;
  const parents: { children: RootContent[] }[] = [tree];
  for (let parent = parents.pop(); parent; parent = parents.pop()) {
    parent.children = parent.children.map((node) => figureOf(node, text) ?? node);
    for (const node of parent.children) {
      if (node.type === 'blockquote' || node.type === 'list' || node.type === 'listItem') {
        parents.push(node as { children: RootContent[] });
      }
    }
  }
}
