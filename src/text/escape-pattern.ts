/** A text as the source of a regular expression that matches it, and nothing else, as it is. */
export function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
