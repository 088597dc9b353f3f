import type { Words } from '../words/fr.ts';

/** Name of an icon or motif. */
export function drawingName({ drawings }: Words, key: string): string {
  return drawings[key] ?? key.replaceAll('-', ' ');
}
