import { useEffect, useState } from 'react';
import type { RequestedStructure, StructurePlan } from '../../protocol.ts';
import { call } from '../calls/call.ts';

/** Asks what a change would do after so many milliseconds without another key. */
const PAUSE = 200;

/** What a change of structure would do, as the server says; absent until it has answered the latest question. */
export function usePlan(change: RequestedStructure): StructurePlan | undefined {
  const asked = JSON.stringify(change);
  const [known, setKnown] = useState<{ asked: string; plan: StructurePlan }>();
  useEffect(() => {
    let isOver = false;
    const timer = setTimeout(async () => {
      const plan = await call('structure-plan', { change: JSON.parse(asked) as RequestedStructure }).catch(
        (error: unknown): StructurePlan => {
          return {
            refusal: { message: (error as Error).message, places: [] },
            files: [],
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
  return known?.asked === asked ? known.plan : undefined;
}
