const isPlain = (value: unknown) => typeof value !== 'object' || value === null;
const membersOf = (value: object) => Object.entries(value);

/** Whether a person would write a value on one line: a short list of short values, or a small object of them. */
function isShort(value: unknown): boolean {
  if (isPlain(value)) return true;
  const parts = Object.values(value as object);
  return parts.every(isPlain) && parts.length <= 3 && JSON.stringify(value).length < 70;
}

function write(value: unknown, indent: string): string {
  if (isPlain(value)) return JSON.stringify(value);
  const inner = `${indent}\t`;
  if (Array.isArray(value)) {
    if (value.length === 0) return '[]';
    if (isShort(value)) return `[ ${value.map((item) => JSON.stringify(item)).join(', ')} ]`;
    return `[\n${value.map((item) => inner + write(item, inner)).join(',\n')}\n${indent}]`;
  }
  const members = membersOf(value as object);
  if (isShort(value)) return `{${members.map(([key, own]) => `"${key}": ${JSON.stringify(own)}`).join(', ')}}`;
  // A space before some colons, and an empty line before multi-line values.
  const lines = members.map(([key, own]) => {
    const gap = !isPlain(own) && indent === '' ? '\n' : '';
    return `${gap}${inner}"${key}"${key.length % 3 === 0 ? ' ' : ''}: ${write(own, inner)}`;
  });
  return `{\n${lines.join(',\n')}\n${indent}}`;
}

/**
 * The same data as a person may have typed it: tabs, short values on one line, `\r\n`, no final line end. It has no
 * byte order mark, because `check` reports that as an error and pages would not update.
 */
export function handFormatted(json: string): string {
  return write(JSON.parse(json), '').replaceAll('\n', '\r\n');
}
