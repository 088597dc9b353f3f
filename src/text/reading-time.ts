/** Words read in a minute, the usual figure for French prose on a screen. */
const WORDS_A_MINUTE = 220;

/** Words of a Markdown text, without its marks, addresses and code. */
export function countWords(markdown: string): number {
  const text = markdown
    .replace(/```[\s\S]*?```/g, ' ')
    .replace(/\]\([^)]*\)/g, ' ')
    .replace(/[#>*_`|~[\]-]/g, ' ');
  return (text.match(/[\p{L}\p{N}][\p{L}\p{N}'’.-]*/gu) ?? []).length;
}

/** Minutes that a Markdown text takes to read, at least one. */
export function readingMinutes(markdown: string): number {
  return Math.max(1, Math.round(countWords(markdown) / WORDS_A_MINUTE));
}
