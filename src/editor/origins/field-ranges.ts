import type { TextRange } from '../../text/range.ts';
import type { Run } from './marks.ts';

/** A part of a text node that is a field's own. */
export interface FieldRange extends TextRange {
  /** Where it begins in the field's text; nothing where the component has changed it. */
  at?: number;
}

export interface FieldRanges {
  parts: FieldRange[];
  /** Whether something that is worked out stands beside them or in their place. */
  isFilled: boolean;
}

/** What components replace in the texts of fields. */
const REPLACED = /^(?:%[ds]|\{\{?\s*\w+\s*\}?\})$/;

function commonStart(a: string, b: string): number {
  let length = 0;
  while (length < a.length && length < b.length && a[length] === b[length]) length += 1;
  return length;
}

function reversed(text: string): string {
  return [...text].reverse().join('');
}

/**
 * Parts of a run of a text node that stand in the text of its field, from `cursor` on. What a component has put in the
 * place of `%d` is none of the field's; a text that it has changed as a whole still is.
 */
export function fieldRanges(run: Run, node: string, field: string, cursor: number): FieldRanges {
  const text = node.slice(run.start, run.end);
  const at = field.indexOf(text, cursor);
  if (at >= 0) return { parts: [{ start: run.start, end: run.end, at }], isFilled: false };
  const rest = field.slice(cursor);
  const before = commonStart(text, rest);
  const after = Math.min(commonStart(reversed(text), reversed(rest)), text.length - before, rest.length - before);
  if (REPLACED.test(rest.slice(before, rest.length - after))) {
    const parts = [
      { start: run.start, end: run.start + before, at: cursor },
      { start: run.end - after, end: run.end, at: field.length - after },
    ];
    return { parts: parts.filter(({ start, end }) => end > start), isFilled: true };
  }
  const isWhole = run.opens && run.closes;
  return { parts: isWhole ? [{ start: run.start, end: run.end }] : [], isFilled: !isWhole };
}
