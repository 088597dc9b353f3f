import { folded } from '../../../text/folded.ts';

/** Splits a text into parts that match the search text and parts between them. */
export function splitHits(text: string, sought: string): { text: string; isHit: boolean }[] {
  const [within, needle] = [folded(text), folded(sought.trim())];
  const parts: { text: string; isHit: boolean }[] = [];
  const add = (from: number, to: number, isHit: boolean) => {
    if (to > from) parts.push({ text: text.slice(from, to), isHit });
  };
  let from = 0;
  for (let at = needle ? within.indexOf(needle) : -1; at >= 0; at = within.indexOf(needle, from)) {
    add(from, at, false);
    from = at + needle.length;
    add(at, from, true);
  }
  add(from, text.length, false);
  return parts;
}
