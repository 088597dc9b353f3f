import { isMap, isNode, isScalar, isSeq, type Node, parseDocument, Scalar } from 'yaml';
import { explainYaml } from './explain-yaml.ts';
import { typedQuotes, withoutLoneQuote } from './typed-quotes.ts';
import type { YamlMistake } from './yaml-mistake.ts';

/** A YAML comment after a value. */
const COMMENT = /^[ \t]+#[^\r\n]*/;
const DATE = /^\d{4}-\d\d-\d\d$/;

/** A YAML anchor or tag before a value: « &Co pains », « !important ». */
const PROPERTIES = /(?:[&!][^\s]*[ \t]+)+$/;

/** Whether ` #` is part of a text, as in « le pain #1 »: in a comment, a space follows the number sign. */
function isTextBehind(value: string, comment: string): boolean {
  return !DATE.test(value) && /^[ \t]+#[^\s#]/.test(comment);
}

function mistakeIn(node: Scalar, key: string, yaml: string): YamlMistake | undefined {
  const [start = 0, end = start] = node.range ?? [];
  const isNamed = node.anchor !== undefined && !yaml.includes(`*${node.anchor}`);
  // The parser returns YAML's own tags (« !!str ») in another form, without the exclamation mark.
  const isText = isNamed || node.tag?.startsWith('!');
  const properties = isText ? (PROPERTIES.exec(yaml.slice(0, start))?.[0] ?? '') : '';
  const offset = start - properties.length;
  const value = yaml.slice(offset, end);
  if (node.type !== Scalar.PLAIN || value === '') return undefined;
  const comment = COMMENT.exec(yaml.slice(end))?.[0] ?? '';
  const written = comment && isTextBehind(value, comment) ? (value + comment).trimEnd() : value;
  const intended = typedQuotes(written) ?? withoutLoneQuote(written);
  if (intended === value && properties === '') return undefined;
  const suggestion = JSON.stringify(intended);
  return { code: 'front-matter/needs-quotes', start: offset, end: offset + written.length, args: { key }, suggestion };
}

/**
 * Finds a text that YAML parses, but not as intended: it drops the text after ` #`, and a first word that begins with
 * `&` or `!`. Typographic or unpaired quotation marks become part of the text.
 */
function explainLostText(node: Node | null, yaml: string, key = ''): YamlMistake | undefined {
  if (isScalar(node)) return mistakeIn(node as Scalar, key, yaml);
  const entries: [string, unknown][] = isMap(node)
    ? node.items.map((item) => [isScalar(item.key) ? String(item.key.value) : key, item.value])
    : isSeq(node)
      ? node.items.map((item) => [key, item])
      : [];
  for (const [name, child] of entries) {
    const mistake = explainLostText(child as Node | null, yaml, name);
    if (mistake) return mistake;
  }
  return undefined;
}

const OPENING = /^---[ \t]*(?:\r?\n|$)/;
const CLOSING = /^---[ \t]*$/m;
/** A line that ends a YAML document, or begins another one: the parser ignores the text after it. */
const DOCUMENT_MARK = /^(?:\.{3}|---)(?=\s)(?=[\s\S]*\n\s*\S)/m;

interface Parts {
  /** Front matter without its fences; absent if the file has none. */
  yaml?: string;
  yamlOffset: number;
  bodyOffset: number;
  closed: boolean;
}

/** Finds the front matter of a text by its fences. */
export function split(text: string): Parts {
  const opening = OPENING.exec(text);
  if (!opening) return { yamlOffset: 0, bodyOffset: 0, closed: true };
  const yamlOffset = opening[0].length;
  const rest = text.slice(yamlOffset).replace(/\r/g, ' ');
  const closing = CLOSING.exec(rest);
  if (!closing) return { yaml: '', yamlOffset, bodyOffset: text.length, closed: false };
  const after = text.indexOf('\n', yamlOffset + closing.index);
  const bodyOffset = after < 0 ? text.length : after + 1;
  return { yaml: text.slice(yamlOffset, yamlOffset + closing.index), yamlOffset, bodyOffset, closed: true };
}

export type Parsed = { root: Node | null; data?: unknown; mistake?: YamlMistake };

/** Parses YAML. Hostile input (deep nesting, recursive aliases) is reported like any other mistake. */
export function parseYaml(yaml: string): Parsed {
  const syntax = (offset = 0, length = 1): YamlMistake => ({
    code: 'front-matter/syntax',
    start: offset,
    end: offset + length,
    args: {},
  });
  try {
    const document = parseDocument(yaml, { schema: 'core', uniqueKeys: true, logLevel: 'silent' });
    const root = document.contents as Node | null;
    const [error] = document.errors;
    if (error?.code === 'DUPLICATE_KEY') {
      const [offset, end] = error.pos;
      const [written = yaml.slice(offset, end), key = written] =
        /^["']?([\p{L}\p{N}_-]+)["']?/u.exec(yaml.slice(offset)) ?? [];
      return {
        root,
        mistake: { code: 'front-matter/duplicate-key', start: offset, end: offset + written.length, args: { key } },
      };
    }
    if (error)
      return { root, mistake: explainYaml(yaml) ?? syntax(error.pos[0], Math.max(1, error.pos[1] - error.pos[0])) };
    const mark = DOCUMENT_MARK.exec(yaml);
    if (mark) return { root, mistake: syntax(mark.index, mark[0].length) };
    // If the colon after a key is missing, but the value has one, YAML reads a key that contains spaces or equals
    // signs.
    const isRunOn = isMap(root) && root.items.some(({ key }) => isScalar(key) && /[\s=]/.test(String(key.value)));
    const runOn = isRunOn ? explainYaml(yaml) : undefined;
    if (runOn) return { root, mistake: runOn };
    if (root && !isMap(root)) return { root, mistake: explainYaml(yaml) ?? syntax(root.range?.[0]) };
    const lost = explainLostText(root, yaml);
    if (lost) return { root, mistake: lost };
    return { root, data: root ? (document.toJS({ maxAliasCount: 20 }) as unknown) : {} };
  } catch {
    return { root: null, mistake: explainYaml(yaml) ?? syntax() };
  }
}

/** Returns the node that keys lead to, or the last existing one on the way to it. */
export function yamlNodeAt(root: Node | null, keys: string[]): { key?: Node; value: Node | null; complete: boolean } {
  let value: Node | null = root;
  let key: Node | undefined;
  for (const name of keys) {
    let next: unknown;
    let nextKey: unknown;
    if (isMap(value)) {
      const pair = value.items.find((item) => isScalar(item.key) && String(item.key.value) === name);
      next = pair?.value;
      nextKey = pair?.key;
    } else if (isSeq(value)) next = value.items[Number(name)];
    if (!isNode(next)) return { value, ...(key ? { key } : {}), complete: false };
    value = next;
    key = isNode(nextKey) ? nextKey : undefined;
  }
  return { value, ...(key ? { key } : {}), complete: true };
}

/** Front matter, parsed only for positions. */
export interface Matter {
  root: Node | null;
  yaml?: string;
  yamlOffset: number;
}

/** Parses the front matter of a text for the positions of its values. */
export function parseFrontMatter(text: string): Matter {
  const { yaml, yamlOffset, closed } = split(text);
  if (yaml === undefined) return { root: null, yamlOffset };
  return { root: closed ? parseYaml(yaml).root : null, yaml, yamlOffset };
}
