import { matchEnd } from '../../text/match-at.ts';
import type { TextRange } from '../../text/range.ts';

/** A comment with which the author of a text accepts a finding: `<!-- check-off code: reason -->`. */
export interface Exception extends TextRange {
  code: string;
  /** Offset of the code. */
  codeAt: number;
  reason: string;
  /** Range that it covers: its own line and the paragraph after it. */
  from: number;
  to: number;
}

const EXCEPTION = /^<!--\s*check-off\s+([\w-]+\/[\w-]+)\s*(?::([\s\S]*))?-->$/;
const BLANKS = /\s*/y;
const PARAGRAPH = /(?:\S[^\n]*(?:\n(?=[^\n]*\S)|$)?)*/y;

/** Yields the exceptions among the HTML comments of a text. */
export function* exceptionsIn(text: string, html: readonly TextRange[]): Generator<Exception> {
  let [from, seen, to] = [0, 0, 0];
  for (const { start, end } of html) {
    const [, code, reason = ''] = EXCEPTION.exec(text.slice(start, end).trim()) ?? [];
    if (code === undefined) continue;
    const next = matchEnd(BLANKS, text, end);
    // Reuse the end of the paragraph for several exceptions in it.
    if (next >= to) to = matchEnd(PARAGRAPH, text, next);
    const before = text.slice(seen, start).lastIndexOf('\n');
    if (before >= 0) from = seen + before + 1;
    seen = start;
    yield { start, end, code, codeAt: text.indexOf(code, start), reason: reason.trim(), from, to };
  }
}
