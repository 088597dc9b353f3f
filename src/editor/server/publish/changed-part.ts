import { errorsAddedBy } from '../../../check/check-change.ts';
import type { Change } from '../../../model/read/change.ts';
import type { Refused } from '../../protocol.ts';
import type { PublishGroup } from '../../publish-protocol.ts';
import { refused } from '../commit-change.ts';
import type { EditorSession } from '../editor-session.ts';
import { describeFinding } from '../problems.ts';
import { clipped } from './change-words.ts';

/** A part of the site that differs from the published one: a file, a section, an entry of the manifest. */
export interface ChangedPart {
  heading: Omit<PublishGroup, 'changes'>;
  label: string;
  /** Descriptions of the differences, in French. */
  lines: string[];
  /** Places in the manifest of the values that differ and still exist. */
  pointers: string[];
  /**
   * Returns the change that restores the published version. A string is the reason why that is impossible, and what to
   * do.
   */
  revert: (() => Reverted | Promise<Reverted>) | string;
}

type Reverted = Change | undefined;

const NOT_REVERTIBLE =
  'Ce changement ne se reprend pas d’ici : modifiez-le dans son champ, ou demandez à qui tient le site.';
const NEEDED_BY_OTHERS = 'D’autres changements tiennent à celui-ci : reprenez-les d’abord.';

/** Returns the name of a part as a whole: its only line, or its label. */
export const changedPartName = ({ label, lines }: Pick<ChangedPart, 'label' | 'lines'>) =>
  lines.length === 1 ? (lines[0] ?? label) : label;

/** Returns the step that reverts a part. Refuses if it would cause a new error. */
export async function revertPart(
  editor: EditorSession,
  part: ChangedPart,
): Promise<{ label: string; change: Change } | Refused> {
  if (typeof part.revert === 'string') return refused(part.revert);
  const change = await part.revert();
  if (!change) return refused(NOT_REVERTIBLE);
  if (change.some(({ was, now }) => was === undefined || now === null)) {
    const { sources, diagnostics } = editor.session.runRules();
    const [error] = errorsAddedBy(sources, diagnostics, change);
    if (error) return refused(`${NEEDED_BY_OTHERS} ${describeFinding(error, sources)}`);
  }
  return { label: `Version publiée : ${changedPartName(part)}`, change };
}

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
