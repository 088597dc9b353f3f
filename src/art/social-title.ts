/** Font sizes of a title in pixels, with the maximum number of lines of each. */
const sizes = [
  { size: 68, most: 3 },
  { size: 60, most: 4 },
  { size: 52, most: 4 },
  { size: 46, most: 5 },
  { size: 40, most: 6 },
] as const;

/** Returns the width in pixels of a line at a size. */
type Measure = (line: string, size: number) => number;

/** Breaks lines at ordinary spaces only. */
function breakLines(words: readonly string[], fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last !== undefined && fits(`${last} ${word}`)) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** Balances the lines: finds the smallest width that does not need more lines. */
function balance(
  words: readonly string[],
  { width, lines, size, measure }: { width: number; lines: number; size: number; measure: Measure },
): string[] {
  let [low, high] = [width / 2, width];
  while (high - low > 4) {
    const middle = (low + high) / 2;
    if (breakLines(words, (line) => measure(line, size) <= middle).length > lines) low = middle;
    else high = middle;
  }
  return breakLines(words, (line) => measure(line, size) <= high);
}

/**
 * Returns the largest size at which a title fits `width`, and its lines. A title that fits at no size is truncated with
 * an ellipsis.
 */
export function fitTitle({ title, width, measure }: { title: string; width: number; measure: Measure }): {
  size: number;
  lines: string[];
} {
  const words = title.split(' ').filter(Boolean);
  const widthOf = (line: string, size: number) => measure(line, size);
  for (const { size, most } of sizes) {
    const lines = breakLines(words, (line) => widthOf(line, size) <= width);
    if (lines.length > most || lines.some((line) => widthOf(line, size) > width)) continue;
    return { size, lines: balance(words, { width, lines: lines.length, size, measure }) };
  }
  const { size, most } = sizes[sizes.length - 1] ?? sizes[0];
  const lines = breakLines(words, (line) => widthOf(line, size) <= width).map((line) =>
    clip(line, { width, size, measure }),
  );
  return { size, lines: lines.length > most ? [...lines.slice(0, most - 1), `${lines[most - 1]}…`] : lines };
}

/** Shortens a word that is wider than the line. */
function clip(line: string, { width, size, measure }: { width: number; size: number; measure: Measure }): string {
  if (measure(line, size) <= width) return line;
  let letters = [...line];
  while (letters.length > 1 && measure(`${letters.join('')}…`, size) > width) letters = letters.slice(0, -1);
  return `${letters.join('')}…`;
}
