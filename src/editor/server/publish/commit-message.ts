import { clipped } from './change-words.ts';
import type { ChangedPart } from './changed-part.ts';

/** Maximum length of the first line of a message. */
const MAX_SUBJECT_LENGTH = 72;

/** Maximum number of changes that a message lists. */
const MAX_LINES = 40;

/**
 * Returns the message of a commit with these changes: their headings, then a line for each difference. A single line is
 * the whole message.
 */
export function commitMessageOf(changes: readonly Pick<ChangedPart, 'heading' | 'lines'>[]): string {
  const lines = changes.flatMap((change) => change.lines);
  if (lines.length <= 1) return lines.join('');
  const titles = [...new Set(changes.map(({ heading }) => heading.title))];
  const shown = lines.slice(0, MAX_LINES).map((line) => `- ${line}`);
  const more = lines.length > MAX_LINES ? ['…'] : [];
  return [clipped(titles.join(', '), MAX_SUBJECT_LENGTH), '', ...shown, ...more].join('\n');
}
