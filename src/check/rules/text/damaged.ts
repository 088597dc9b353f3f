import type { Place } from '../../../diagnostics/diagnostic.ts';
import { damageIn } from '../../../model/markdown/find-damage.ts';
import type { TextFile } from '../../../model/read/document.ts';
import { rangeLength } from '../../../text/range.ts';
import type { Finding, Rule } from '../rule.ts';

/**
 * Whether a mistake was already reported when the file was read. This applies to bytes that are not UTF-8, and to
 * control characters that JSON does not allow.
 */
function isReported(typed: string, file: TextFile, { start }: Place): boolean {
  if (typed.startsWith('\uFFFD')) return file.isForeign === true;
  return file.path.endsWith('.json') && (file.text[start] ?? ' ') < ' ';
}

/** Returns the characters for a message: invisible ones are shown as their code points. */
function visible(typed: string): string {
  return typed.replace(
    /[\p{Cc}\p{Cs}\u2028\u2029\uFFFE\uFFFF]/gu,
    (sign) => `U+${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`,
  );
}

/** No text contains characters that were damaged by a wrong encoding, or that no keyboard types. */
export const rule: Rule = {
  code: 'text/damaged',
  severity: 'error',
  isCertain: true,
  *check({ ofKind, documents, sources }): Generator<Finding> {
    for (const { value, document, pointer } of ofKind('text', 'verbatim', 'template')) {
      for (const { start, end, typed, suggestion } of damageIn(value)) {
        const place = document.locateWithin(pointer, { start, end });
        if (isReported(typed, document, place)) continue;
        // A text folded over several lines is reported as a whole.
        const isWhole = end - start < value.length && rangeLength(place) === rangeLength(document.locate(pointer));
        yield { place, args: { typed: visible(typed) }, suggestion: isWhole ? undefined : suggestion };
      }
    }
    for (const { analysis, placeOf, file = '' } of documents) {
      const source = sources.markdown.get(file) ?? sources.manifest;
      for (const { typed, suggestion, ...range } of analysis.damage) {
        const place = placeOf(range);
        if (!isReported(typed, source, place)) yield { place, args: { typed: visible(typed) }, suggestion };
      }
    }
  },
};
