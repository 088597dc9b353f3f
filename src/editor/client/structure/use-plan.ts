import { useEffect, useState } from 'react';
import type { RequestedStructure, StructurePlan } from '../../protocol.ts';
import { call } from '../calls/call.ts';
import type { Editor } from '../state/editor.ts';
import { useEditor } from '../state/use-editor.tsx';
import { failureMessage, unsavedReason } from './restructure.ts';

/** Debounce before a plan is requested, in milliseconds. */
const PLAN_DELAY_MS = 200;

/** Delay before a plan is requested again after a failure, in milliseconds. */
const RETRY_MS = 2000;

/** Requests the server's plan of a change of structure, once all typed changes are on disk. Throws if there is none. */
export async function requestPlan(
  { whenSaved, store }: Pick<Editor, 'whenSaved' | 'store'>,
  change: RequestedStructure,
): Promise<StructurePlan> {
  if (!(await whenSaved())) throw new Error(unsavedReason(store));
  return call('structure-plan', { change });
}

/**
 * Returns the server's plan of a change of structure; `undefined` until the latest request is answered. If the request
 * fails, the plan is a refusal until a later request is answered.
 */
export function usePlan(change: RequestedStructure | undefined): StructurePlan | undefined {
  const editor = useEditor();
  const key = change && JSON.stringify(change);
  const [known, setKnown] = useState<{ key: string; plan: StructurePlan }>();
  useEffect(() => {
    if (key === undefined) return;
    let isOver = false;
    let timer: ReturnType<typeof setTimeout>;
    const request = () =>
      requestPlan(editor, JSON.parse(key) as RequestedStructure).then(
        (plan) => isOver || setKnown({ key, plan }),
        (error: unknown) => {
          if (isOver) return;
          const refusal = { message: failureMessage(error), places: [] };
          setKnown({ key, plan: { refusal, changes: [], links: [] } });
          timer = setTimeout(request, RETRY_MS);
        },
      );
    timer = setTimeout(request, PLAN_DELAY_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [key, editor]);
  return known?.key === key ? known?.plan : undefined;
}
