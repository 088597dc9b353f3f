import { type ReactNode, useState } from 'react';
import { useEditor } from '../state/use-editor.tsx';
import { removePartTask } from './remove-tasks.ts';
import { useTask } from './TaskDialog.tsx';
import { requestPlan } from './use-plan.ts';

interface Removal {
  /** `/page#section`, or the dotted name of a value. */
  name: string;
  title: string;
  /** Opens another place once the author has confirmed; absent if page and form stay. */
  show?: () => void;
  /** Removes only the part itself. */
  removeAlone(): void;
}

/**
 * Returns a function that removes a part of the site: at once if nothing else changes, otherwise after asking the
 * author.
 */
export function useRemoval(): { isBusy: boolean; remove(removal: Removal): Promise<void>; question: ReactNode } {
  const editor = useEditor();
  const [isBusy, setIsBusy] = useState(false);
  const { begin, dialog } = useTask();
  return {
    isBusy,
    async remove({ name, title, show, removeAlone }) {
      if (isBusy) return;
      setIsBusy(true);
      // Without a plan, nothing is known about links: the dialog requests the plan again.
      const plan = await requestPlan(editor, { type: 'remove', path: name, choices: [] }).catch(() => undefined);
      setIsBusy(false);
      const isAlone = plan && !plan.refusal && plan.links.length === 0 && plan.changes.length === 1;
      if (isAlone) removeAlone();
      else begin(removePartTask(name, title, show));
    },
    question: dialog,
  };
}
