import type { TextRange } from './range.ts';

/** Characters that people do not type in a search, with what they type instead. */
const TYPED: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae', '’': "'", '\u00A0': ' ', '\u202F': ' ' };

/** Returns a text for comparison: lower case, no accents, ligatures as two letters, plain apostrophes and spaces. */
export function folded(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[œæ’\u00A0\u202F]/g, (sign) => TYPED[sign] ?? sign);
}

/**
 * Returns the ranges of a text that equal the searched text when both are folded, in order and without overlaps.
 * Offsets refer to the original text.
 */
export function findFolded(text: string, searched: string): TextRange[] {
  const needle = folded(searched.trim());
  if (needle === '' || !folded(text).includes(needle)) return [];
  // For each UTF-16 unit of the folded text, the range of its original character.
  const origins: TextRange[] = [];
  let within = '';
  let start = 0;
  for (const sign of text) {
    const end = start + sign.length;
    const plain = folded(sign);
    within += plain;
    const last = origins.at(-1);
    // A combining accent belongs to the character before it.
    if (plain === '' && last) last.end = end;
    const origin = { start, end };
    for (let unit = 0; unit < plain.length; unit += 1) origins.push(origin);
    start = end;
  }
  const ranges: TextRange[] = [];
  for (let at = within.indexOf(needle); at >= 0; at = within.indexOf(needle, at + needle.length)) {
    const first = origins[at] as TextRange;
    const last = origins[at + needle.length - 1] as TextRange;
    ranges.push({ start: first.start, end: last.end });
  }
  return ranges;
}

/** Returns a title for comparison: case, spaces, and the shapes of apostrophes and dots do not matter. */
export function comparableText(text: string): string {
  return text.normalize('NFC').toLowerCase().replace(/\s+/g, '').replaceAll("'", '’').replaceAll('...', '…');
}

/** Returns a name for comparison as screen readers read it: case and the width of spaces do not matter. */
export function comparableName(name: string): string {
  return name.trim().replace(/\s+/g, ' ').toLowerCase();
}
