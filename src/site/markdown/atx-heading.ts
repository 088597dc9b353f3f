const OPENING = /^(#{1,6})(?:[ \t]+|$)/;

/** A heading that its line shows by `#`; offsets count from the start of the line. */
export interface AtxHeading {
  level: number;
  /** Where its words begin and end. */
  from: number;
  to: number;
}

const isBlank = (sign: string | undefined) => sign === ' ' || sign === '\t';
const isHash = (sign: string | undefined) => sign === '#';

/** Goes back from an offset as long as such signs stand before it. */
function back(line: string, at: number, isSuch: (sign: string | undefined) => boolean): number {
  let end = at;
  while (isSuch(line[end - 1])) end -= 1;
  return end;
}

/** Where the words end: signs that a blank parts from them close the heading (CommonMark 0.31, §4.2). */
function endOfWords(line: string, from: number): number {
  const end = back(line, line.length, isBlank);
  const signs = back(line, end, isHash);
  return Math.max(from, isBlank(line[signs - 1]) ? back(line, signs, isBlank) : end);
}

/**
 * The heading that a line is, if it is one by its signs. Its end is read from the right: thousands of blanks between
 * two words would be looked through from each of them.
 * @param line without what indents it
 */
export function atxHeading(line: string): AtxHeading | undefined {
  const [opening = '', signs = ''] = OPENING.exec(line) ?? [];
  const from = opening.length;
  return from > 0 ? { level: signs.length, from, to: endOfWords(line, from) } : undefined;
}
