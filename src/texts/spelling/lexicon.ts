import type { SourceFile } from '../../model/read/source.ts';
import type { TextRange } from '../../text/range.ts';
import type { TextFinding } from '../finding.ts';

/** Path of the word list of the trade, relative to the site folder. */
export const lexiconFile = 'content/lexique.txt';

/** Words that the dictionary does not know and that are right, each with its place. */
export interface Lexicon {
  words: ReadonlyMap<string, TextRange>;
  findings: TextFinding[];
}

const ENTRY = /^[\p{L}\p{N}]+(?:(?:['’ -]|\. )[\p{L}\p{N}]+)*$/u;

/** Reads a word list: one word, or one expression that is only right as a whole, a line; remarks after `#`. */
export function readLexicon({ path, text }: SourceFile): Lexicon {
  const words = new Map<string, TextRange>();
  const findings: TextFinding[] = [];
  for (const match of text.matchAll(/[^\r\n]+/g)) {
    const written = match[0].replace(/#.*$/, '').trim();
    if (!written) continue;
    const range = {
      start: match.index + match[0].indexOf(written),
      end: match.index + match[0].indexOf(written) + written.length,
    };
    if (ENTRY.test(written)) words.set(written.replace(/’/g, "'"), range);
    else {
      findings.push({
        code: 'lexicon/bad-line',
        severity: 'error',
        place: { file: path, ...range },
        args: { line: written },
      });
    }
  }
  return { words, findings };
}
