/**
 * Puts a line among those of its kind, which stand in order: before the first that comes after it, else behind the
 * last. The first group of `kind` is what they are ordered by. Throws where no line is of the kind.
 */
export function insertLine(text: string, line: string, kind: RegExp): string {
  const nameOf = (other: string) => kind.exec(other)?.[1];
  const name = nameOf(line);
  const lines = text.split('\n');
  const last = lines.findLastIndex((other) => nameOf(other) !== undefined);
  if (name === undefined || last < 0) throw new Error(`No line is like ${line}`);
  const next = lines.findIndex((other) => (nameOf(other) ?? '') > name);
  lines.splice(next < 0 ? last + 1 : next, 0, line);
  return lines.join('\n');
}
