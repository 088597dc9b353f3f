import { isMap, isScalar, isSeq, type Node, Scalar } from 'yaml';
import { typedQuotes, withoutLoneQuote } from './typed-quotes.ts';
import type { YamlMistake } from './yaml-mistake.ts';

/** What YAML takes for a comment behind a value on its line. */
const COMMENT = /^[ \t]+#[^\r\n]*/;
const DATE = /^\d{4}-\d\d-\d\d$/;

/** Whether ` #` begins a text, as in « le pain #1 »: a comment has a space behind the sign. */
function isText(value: string, comment: string): boolean {
  return !DATE.test(value) && /^[ \t]+#[^\s#]/.test(comment);
}

function mistakeIn(node: Scalar, key: string, yaml: string): YamlMistake | undefined {
  const [offset = 0, end = offset] = node.range ?? [];
  const value = yaml.slice(offset, end);
  if (node.type !== Scalar.PLAIN || value === '') return undefined;
  const comment = COMMENT.exec(yaml.slice(end))?.[0] ?? '';
  const written = comment && isText(value, comment) ? (value + comment).trimEnd() : value;
  const meant = typedQuotes(written) ?? withoutLoneQuote(written);
  if (meant === value) return undefined;
  const suggestion = JSON.stringify(meant);
  return { code: 'front-matter/needs-quotes', offset, length: written.length, args: { key }, suggestion };
}

/**
 * Finds a text that YAML reads without complaint, and not as it was meant: everything behind ` #` is lost, and
 * typographic quotation marks, or one that has lost its partner, stay part of it.
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
