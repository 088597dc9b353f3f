import type { BrokenBlock } from './find-broken-blocks.ts';

/** Spaces that are none to Markdown, as French typography and some keyboards set them. */
const ODD = '\\u00A0\\u2009\\u202F';
/** How items of lists are mistyped, and how they are written. */
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
/** A line that begins a paragraph, or follows another such item. */
const BEGINS = /(?:^|\n[ \t>]*\r?\n|\n[ \t>]*[-*+•‣▪][^\n]*\n)$/;
/** Most of what stands before a line that is looked at. */
const REACH = 300;

/**
 * Lines that were meant as items of a list and are none, or show their boxes as brackets.
 * @param literal the text with all masked that is not shown as it is typed
 */
export function* brokenItemsIn(text: string, literal: string): Generator<BrokenBlock> {
  for (const { index, 0: line, 1: words = '' } of text.matchAll(LINE)) {
    const typed = words.trimEnd();
    const [mistake, put] = MISTAKES.find(([pattern]) => pattern.test(typed)) ?? [];
    if (!mistake || put === undefined || typed === words.charAt(0)) continue;
    const isTight = /^-\p{L}/u.test(typed);
    if (isTight && !BEGINS.test(text.slice(Math.max(0, index - REACH), index))) continue;
    const offset = index + line.length - words.length;
    // An item shows its box alone; what is none shows its bullet.
    const shown = offset + (/^[-*+] \[/.test(typed) ? typed.indexOf('[') : 0);
    if (literal[shown] !== text[shown]) continue;
    yield { start: offset, end: offset + typed.length, typed, suggestion: typed.replace(mistake, put) };
  }
}
