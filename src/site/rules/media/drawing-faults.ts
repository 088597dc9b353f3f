import type { DrawingFault } from '../../pictures/find-drawing-faults.ts';
import type { SiteContext } from '../context/context.ts';
import type { Finding } from '../rule.ts';
import { shownPictures } from './shown-pictures.ts';

/** Where drawings that are shown have a fault of some kind, in their own files. */
export function* drawingFaults(context: SiteContext, kind: DrawingFault['kind']): Generator<Finding> {
  const seen = new Set<string>();
  for (const { file, facts } of shownPictures(context)) {
    const fault = facts.faults?.find((one) => one.kind === kind);
    if (!fault || seen.has(file)) continue;
    seen.add(file);
    const { offset, length, typed } = fault;
    yield { place: { file: `content/${file}`, offset, length }, args: { typed } };
  }
}
