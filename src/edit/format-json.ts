import type { Json } from './json-operation.ts';
import type { JsonStyle } from './json-style.ts';

/** Position and style of a value in a text. */
export interface JsonLayout {
  /** Indentation of its first line. */
  indent: string;
  /** Number of UTF-16 units before it in its line. */
  column: number;
  /** Whether it has to be on one line, because its container is. */
  flat: boolean;
}

function isEmpty(value: Json): boolean {
  return typeof value !== 'object' || value === null || Object.keys(value).length === 0;
}

/** Returns a key with its separator. */
export function formatKey(key: string, { colon }: JsonStyle): string {
  return JSON.stringify(key) + colon;
}

/** Formats a value in the style of its surroundings. */
export function jsonText(value: Json, { indent, column, flat }: JsonLayout, style: JsonStyle): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const type = Array.isArray(value) ? 'array' : 'object';
  const [open, close] = type === 'array' ? ['[', ']'] : ['{', '}'];
  const members = Object.entries(value).map(([key, child]): [key: string, child: Json] => [
    type === 'array' ? '' : formatKey(key, style),
    child,
  ]);
  if (members.length === 0) return open + close;
  const padding = style.padding[type];
  const written = members.map(([key, child]) => key + jsonText(child, { indent, column, flat: true }, style));
  const line = open + padding + written.join(style.comma) + padding + close;
  const isLeaf = members.every(([, child]) => isEmpty(child));
  if (flat || column + line.length <= style.flatUpTo({ type, isLeaf })) return line;
  const inner = indent + style.unit;
  const lines = members.map(
    ([key, child]) =>
      inner + key + jsonText(child, { indent: inner, column: inner.length + key.length, flat: false }, style),
  );
  return [open, lines.join(`,${style.lineBreak}`), indent + close].join(style.lineBreak);
}
