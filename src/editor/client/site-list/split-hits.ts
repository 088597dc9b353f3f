import { findFolded } from '../../../text/compare.ts';

/** Splits a text into parts that match the search text and parts between them. */
export function splitHits(text: string, sought: string): { text: string; isHit: boolean }[] {
  const parts: { text: string; isHit: boolean }[] = [];
  const add = (from: number, to: number, isHit: boolean) => {
    if (to > from) parts.push({ text: text.slice(from, to), isHit });
  };
  let from = 0;
  for (const { start, end } of findFolded(text, sought)) {
    add(from, start, false);
    add(start, end, true);
    from = end;
  }
  add(from, text.length, false);
  return parts;
}
