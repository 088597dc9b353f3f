import { words } from '../words/words.ts';

/** Name of an icon or motif. */
export function drawingName(key: string): string {
  return words.drawings[key] ?? key.replaceAll('-', ' ');
}
