import { BRACED_NAME } from '../../text/braced-names.ts';
import type { TextRange } from '../../text/range.ts';

const EXACT = new RegExp(`^${BRACED_NAME.source}$`);
/** `BRACED` and `UNCLOSED` begin at the first brace of a run, to avoid quadratic time in a run of thousands. */
const BRACED = /(?<!\{)(\{+)([^{}\n]{0,80})(\}+)/g;
const NAMED = /^([a-z]\w*)[.:/]/i;
/** A name with opening braces only. */
const UNCLOSED = /(?<!\{)\{+\s*(([a-z]\w*)\.[\w.-]*\w)(?![\w.-]|\s*\})/gi;

/** A name between double braces. */
export interface FoundName extends TextRange {
  name: string;
  /** The currency sign, the percent sign or up to three words after it, which may be its unit. */
  after?: string;
}

const UNIT =
  /[*_]{0,3}(?:[ \u00A0\u202F]*[€%]|[ \u00A0\u202F]\p{L}{1,12}(?:[ \u00A0\u202F]\p{L}{1,12}){0,2})(?!\p{L})/uy;

/** Yields the names between double braces. */
export function* namesIn(text: string): Generator<FoundName> {
  if (!text.includes('{{')) return;
  for (const match of text.matchAll(BRACED_NAME)) {
    UNIT.lastIndex = match.index + match[0].length;
    const after = UNIT.exec(text)?.[0];
    yield { start: match.index, end: match.index + match[0].length, name: match[1] ?? '', ...(after && { after }) };
  }
}

/** Text that looks like a name but has too many braces or too few; `suggestion` is the corrected text. */
export interface MalformedName extends TextRange {
  typed: string;
  suggestion?: string | undefined;
  /** It is a mistake only if the manifest has a part with this name whose values have dotted names. */
  part?: string | undefined;
}

/** Returns the intended name, in double braces. */
function corrected(inner: string): string | undefined {
  const name = inner.trim().replace(/\s*[\s,:/]\s*/g, '.');
  return /^\w[\w.-]*$/.test(name) ? `{{${name}}}` : undefined;
}

/** Yields the names without exactly two braces on each side. */
export function* malformedNamesIn(text: string): Generator<MalformedName> {
  if (!text.includes('{')) return;
  const reported = new Set<number>();
  for (const match of text.matchAll(BRACED)) {
    const [typed, opening = '', inner = '', closing = ''] = match;
    // Single braces are placeholders of the site: « {max} caractères ».
    const isSingle = opening.length === 1 && closing.length === 1;
    const part = isSingle ? NAMED.exec(inner.trim())?.[1] : undefined;
    if (EXACT.test(typed) || (isSingle && part === undefined)) continue;
    if (opening.length !== closing.length && !/^\s*[\w.-]+\s*$/.test(inner)) continue;
    reported.add(match.index);
    yield {
      start: match.index,
      end: match.index + typed.length,
      typed,
      suggestion: corrected(inner),
      ...(part && { part }),
    };
  }
  for (const match of text.matchAll(UNCLOSED)) {
    const [typed, name, part] = match;
    if (reported.has(match.index)) continue;
    yield {
      start: match.index,
      end: match.index + typed.length,
      typed,
      suggestion: `{{${name}}}`,
      ...(part && { part }),
    };
  }
}
