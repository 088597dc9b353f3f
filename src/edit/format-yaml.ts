import type { Json } from './json-operation.ts';

/** Notation of a scalar: plain, or in quotation marks. */
export type ScalarStyle = 'plain' | 'single' | 'double';

/** Characters that are escaped, because some editors or parsers do not show or keep them. */
const ESCAPED = /[\p{Cc}\uFEFF\u2028\u2029]/gu;

function doubleQuoted(text: string): string {
  return JSON.stringify(text).replace(ESCAPED, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/**
 * Returns a scalar in one style; `undefined` if that style cannot represent it, as far as this can be decided without
 * its surroundings.
 */
function inStyle(text: string, style: ScalarStyle): string | undefined {
  if (style === 'double') return doubleQuoted(text);
  if (text.search(ESCAPED) >= 0) return undefined;
  if (style === 'single') return `'${text.replaceAll("'", "''")}'`;
  return text !== '' && text === text.trim() && !/^[-?:,[\]{}#&*!|>'"%@`]|: |:$| #|[,[\]{}]/.test(text)
    ? text
    : undefined;
}

/** Returns the notations of a value on one line, the preferred style first. The last one can represent any value. */
export function yamlTexts(value: Json, style: ScalarStyle): string[] {
  if (typeof value === 'string') {
    const styles: ScalarStyle[] = [style, 'double'];
    return [...new Set(styles.flatMap((one) => inStyle(value, one) ?? []))];
  }
  if (typeof value !== 'object' || value === null) return [JSON.stringify(value)];
  const entries: [string, Json][] = Array.isArray(value) ? value.map((item) => ['', item]) : Object.entries(value);
  const written = (wanted: ScalarStyle, last: boolean) => {
    const parts = entries.map(([key, child]) => {
      const texts = yamlTexts(child, wanted);
      const lead = Array.isArray(value) ? '' : `${(last ? undefined : inStyle(key, 'plain')) ?? doubleQuoted(key)}: `;
      return lead + ((last ? texts.at(-1) : texts[0]) ?? '');
    });
    if (parts.length === 0) return Array.isArray(value) ? '[]' : '{}';
    return Array.isArray(value) ? `[${parts.join(', ')}]` : `{ ${parts.join(', ')} }`;
  };
  return [...new Set([written(style, false), written('double', true)])];
}
