import type { SiteFacts } from '../../facts/site-facts.ts';
import type { DrawingFault } from '../../pictures/find-drawing-faults.ts';
import type { Finding } from '../rule.ts';
import { shownPictures } from './shown-pictures.ts';

/** Where drawings that are shown have a fault of some kind, in their own files. */
export function* drawingFaults(facts: SiteFacts, kind: DrawingFault['kind']): Generator<Finding> {
  const seen = new Set<string>();
  for (const { file, picture } of shownPictures(facts)) {
    const fault = picture.faults?.find((one) => one.kind === kind);
    if (!fault || seen.has(file)) continue;
    seen.add(file);
    const { offset, length, typed } = fault;
    yield { place: { file: `content/${file}`, offset, length }, args: { typed } };
  }
}
