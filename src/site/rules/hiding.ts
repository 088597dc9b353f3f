import type { SiteContext } from './context/context.ts';
import { missingParts } from './reference/missing-parts.ts';

/** Whether something is missing, which is reported, that may use or show what nothing else does. */
export function isHiding(context: SiteContext): boolean {
  return context.faults.areHiding || missingParts(context).length > 0;
}
