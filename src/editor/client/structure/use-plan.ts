import { useEffect, useState } from 'react';
import type { RequestedStructure, StructurePlan } from '../../protocol.ts';
import { call } from '../calls/call.ts';

/** Pause in typing before a plan is requested, in milliseconds. */
const PAUSE = 200;

/** The server's plan of a change of structure; `undefined` until the latest request is answered. */
export function usePlan(change: RequestedStructure | undefined): StructurePlan | undefined {
  const asked = change && JSON.stringify(change);
  const [known, setKnown] = useState<{ asked: string; plan: StructurePlan }>();
  useEffect(() => {
    if (asked === undefined) return;
    let isOver = false;
    const timer = setTimeout(async () => {
      const plan = await call('structure-plan', { change: JSON.parse(asked) as RequestedStructure }).catch(
        (error: unknown): StructurePlan => {
          return {
            refusal: { message: (error as Error).message, places: [] },
            changes: [],
            links: [],
            isReleased: false,
          };
        },
      );
      if (!isOver) setKnown({ asked, plan });
    }, PAUSE);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [asked]);
  return known?.asked === asked ? known?.plan : undefined;
}
