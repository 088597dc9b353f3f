/** Shows what stands in a line without letting it steer the terminal; offsets stay as they are. */
export function printable(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]/gu, ' ');
}
