import type { YamlMistake } from './yaml-mistake.ts';

const KEY_LINE = /^( *)(["']?[\p{L}_][\p{L}\p{N}_-]*["']? *:)(?: +(.*))?$/u;

interface KeyLine {
  offset: number;
  indent: number;
  /** The key and its colon. */
  key: string;
  value: string;
}

/** Returns the lines that begin with a key, except for lines inside of multi-line texts. */
function keyLinesOf(yaml: string): KeyLine[] {
  const found: KeyLine[] = [];
  let offset = 0;
  for (const line of yaml.split('\n')) {
    const [, spaces = '', key, value = ''] = KEY_LINE.exec(line.trimEnd()) ?? [];
    const last = found.at(-1);
    const isText = last && /^[|>]/.test(last.value) && spaces.length > last.indent;
    if (key !== undefined && !isText) found.push({ offset, indent: spaces.length, key, value });
    offset += line.length + 1;
  }
  return found;
}

/** Returns the open level that is nearest to an invalid indentation; the inner level if two are equally near. */
function nearestLevel(indent: number, levels: number[]): number {
  return levels.reduce((best, level) => (Math.abs(level - indent) <= Math.abs(best - indent) ? level : best));
}

/** Finds the first key of front matter with more indentation than its siblings. */
export function explainIndentation(yaml: string): YamlMistake | undefined {
  const lines = keyLinesOf(yaml);
  const least = lines.reduce((smallest, { indent }) => Math.min(smallest, indent), Number.POSITIVE_INFINITY);
  const levels = [least];
  const innermost = () => levels.at(-1) ?? least;
  let opens = false;
  for (const { offset, indent, key, value } of lines) {
    const before = levels.slice();
    while (indent < innermost()) levels.pop();
    if (opens && indent > innermost()) levels.push(indent);
    if (indent !== innermost()) {
      const spaces = ' '.repeat(nearestLevel(indent, before));
      const args = { key: key.replace(/["' :]/g, '') };
      return {
        code: 'front-matter/indented',
        start: offset,
        end: offset + (indent + key.length),
        args,
        suggestion: spaces + key,
      };
    }
    opens = value === '' || value.startsWith('#');
  }
  return undefined;
}
