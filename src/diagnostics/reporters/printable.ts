/** Replaces control characters, so that a line cannot control the terminal; offsets do not change. */
export function printable(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]/gu, ' ');
}
