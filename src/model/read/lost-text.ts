import { isMap, isScalar, isSeq, type Node, Scalar } from 'yaml';
import { typedQuotes, withoutLoneQuote } from './typed-quotes.ts';
import type { YamlMistake } from './yaml-mistake.ts';

/** What YAML takes for a comment behind a value on its line. */
const COMMENT = /^[ \t]+#[^\r\n]*/;
const DATE = /^\d{4}-\d\d-\d\d$/;

/** What YAML takes for the name or the type of a value: « &Co pains », « !important ». */
const PROPERTIES = /(?:[&!][^\s]*[ \t]+)+$/;

/** Whether ` #` begins a text, as in « le pain #1 »: a comment has a space behind the sign. */
function isTextBehind(value: string, comment: string): boolean {
  return !DATE.test(value) && /^[ \t]+#[^\s#]/.test(comment);
}

function mistakeIn(node: Scalar, key: string, yaml: string): YamlMistake | undefined {
  const [start = 0, end = start] = node.range ?? [];
  const isNamed = node.anchor !== undefined && !yaml.includes(`*${node.anchor}`);
  // YAML's own types (« !!str ») have another form here.
  const isText = isNamed || node.tag?.startsWith('!');
  const properties = isText ? (PROPERTIES.exec(yaml.slice(0, start))?.[0] ?? '') : '';
  const offset = start - properties.length;
  const value = yaml.slice(offset, end);
  if (node.type !== Scalar.PLAIN || value === '') return undefined;
  const comment = COMMENT.exec(yaml.slice(end))?.[0] ?? '';
  const written = comment && isTextBehind(value, comment) ? (value + comment).trimEnd() : value;
  const meant = typedQuotes(written) ?? withoutLoneQuote(written);
  if (meant === value && properties === '') return undefined;
  const suggestion = JSON.stringify(meant);
  return { code: 'front-matter/needs-quotes', start: offset, end: offset + written.length, args: { key }, suggestion };
}

/**
 * Finds a text that YAML reads without complaint, and not as it was meant: everything behind ` #` is lost, a first word
 * that begins with `&` or `!` too, and typographic quotation marks, or one that has lost its partner, stay part of it.
 */
export function explainLostText(node: Node | null, yaml: string, key = ''): YamlMistake | undefined {
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
