import type { Place } from '../../diagnostics/diagnostic.ts';
import type { DrawingFault } from '../pictures/find-drawing-faults.ts';
import type { ShownPicture } from './shown-pictures.ts';

/** What is wrong with a drawing that is shown, in its own file. */
export interface FoundFault {
  place: Place;
  typed: string;
}

/** The faults of some kind of the drawings that are shown, one a file. */
export function* drawingFaults(
  { shownPictures }: { shownPictures: readonly ShownPicture[] },
  kind: DrawingFault['kind'],
): Generator<FoundFault> {
  const seen = new Set<string>();
  for (const { file, picture } of shownPictures) {
    const fault = picture.faults?.find((one) => one.kind === kind);
    if (!fault || seen.has(file)) continue;
    seen.add(file);
    const { offset, length, typed } = fault;
    yield { place: { file: `content/${file}`, offset, length }, typed };
  }
}
