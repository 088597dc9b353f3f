import { errorsAddedBy } from '../../../check/check-change.ts';
import type { Change } from '../../../model/read/change.ts';
import type { Refused } from '../../protocol.ts';
import type { PublishGroup } from '../../publish-protocol.ts';
import type { EditorSession } from '../editor-session.ts';
import { describeFinding } from '../problems.ts';

/** A part of the site that differs from the published one: a file, a section, an entry of the manifest. */
export interface ChangedPart {
  heading: Omit<PublishGroup, 'changes'>;
  /** Name of the part. */
  label: string;
  /** What differs, in words. */
  lines: string[];
  /** Places of the values that differ and still exist, in the manifest. */
  pointers: string[];
  /** Returns the change that takes this one back, or why it cannot be reverted and what to do. */
  revert: (() => Reverted | Promise<Reverted>) | string;
}

type Reverted = Change | undefined;

/** Returns the name of a part as a whole: its only line, or its label. */
export const changedPartName = ({ label, lines }: Pick<ChangedPart, 'label' | 'lines'>) =>
  lines.length === 1 ? (lines[0] ?? label) : label;

/** Reverts a part as one step. Refuses if that would cause a new error. */
export async function revertPart(
  editor: EditorSession,
  part: ChangedPart,
): Promise<{ label: string; change: Change } | Refused> {
  if (typeof part.revert === 'string') return { status: 'refused', message: part.revert };
  const change = await part.revert();
  if (!change)
    return {
      status: 'refused',
      message: 'Ce changement ne se reprend pas d’ici : modifiez-le dans son champ, ou demandez à qui tient le site.',
    };
  if (change.some(({ was, now }) => was === undefined || now === null)) {
    const { sources, diagnostics } = editor.session.runRules();
    const [error] = errorsAddedBy(sources, diagnostics, change);
    if (error) {
      return {
        status: 'refused',
        message: `D’autres changements tiennent à celui-ci : reprenez-les d’abord. ${describeFinding(error, sources)}`,
      };
    }
  }
  return { label: `Version publiée : ${changedPartName(part)}`, change };
}
