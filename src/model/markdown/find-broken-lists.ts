import type { CorrectedRange } from '../../text/range.ts';

/** Spaces that Markdown does not accept, from French typography and some keyboards. */
const ODD = '\\u00A0\\u2009\\u202F';
/** Mistyped list markers, with the correct ones. */
const MISTAKES: [RegExp, string][] = [
  [new RegExp(`^([-*+])[${ODD}]+`), '$1 '],
  [/^-(?=\p{L})/u, '- '],
  [/^[•‣▪]\s*/, '- '],
  // Bullets of word processors: of the font Symbol, or followed by a tab.
  [/^(?:[\uF000-\uF0FF]\s*|[·◦○●■▪][ \t\u00A0]+|[o§]\t+)/, '- '],
  [new RegExp(`^(\\d{1,3}[.)])[${ODD}]+(?=\\p{L})`, 'u'), '$1 '],
  [/^([-*+]) \[\](?=[ \t])/, '$1 [ ]'],
  [/^([-*+]) \[([xX])\](?=[\p{L}\p{N}])/u, '$1 [$2] '],
];
const LINE = new RegExp(
  `^[ \\t>]*(?=[-*+][${ODD}\\p{L}]|[•‣▪·◦○●■\\uF000-\\uF0FF]|[o§]\\t|\\d{1,3}[.)][${ODD}]|[-*+] \\[[xX]?\\])([^\\r\\n]+)`,
  'gmu',
);
/** The text before a line that begins a paragraph, or that follows a line with a list marker. */
const BEGINS = /(?:^|\n[ \t>]*\r?\n|\n[ \t>]*[-*+•‣▪][^\n]*\n)$/;
/** Maximum number of characters checked before a line. */
const REACH = 300;

/**
 * Lines that look like list items but are not, or show their checkboxes as brackets.
 * @param literal the text; characters not shown as typed are masked
 */
export function* brokenItemsIn(text: string, literal: string): Generator<CorrectedRange> {
  for (const { index, 0: line, 1: words = '' } of text.matchAll(LINE)) {
    const typed = words.trimEnd();
    const [mistake, put] = MISTAKES.find(([pattern]) => pattern.test(typed)) ?? [];
    if (!mistake || put === undefined || typed === words.charAt(0)) continue;
    const isTight = /^-\p{L}/u.test(typed);
    if (isTight && !BEGINS.test(text.slice(Math.max(0, index - REACH), index))) continue;
    const offset = index + line.length - words.length;
    // A valid item only shows its checkbox; an invalid one also shows its marker.
    const shown = offset + (/^[-*+] \[/.test(typed) ? typed.indexOf('[') : 0);
    if (literal[shown] !== text[shown]) continue;
    yield { start: offset, end: offset + typed.length, typed, suggestion: typed.replace(mistake, put) };
  }
}
