import type { Place } from '../../diagnostics/diagnostic.ts';
import type { DrawingError } from '../pictures/find-drawing-errors.ts';
import type { ShownPicture } from './shown-pictures.ts';

/** What is wrong with a drawing that is shown, in its own file. */
export interface FoundError {
  place: Place;
  typed: string;
}

/** The errors of some kind of the drawings that are shown, one a file. */
export function* drawingErrors(
  { shownPictures }: { shownPictures: readonly ShownPicture[] },
  kind: DrawingError['kind'],
): Generator<FoundError> {
  const seen = new Set<string>();
  for (const { file, picture } of shownPictures) {
    const error = picture.errors?.find((one) => one.kind === kind);
    if (!error || seen.has(file)) continue;
    seen.add(file);
    const { offset, length, typed } = error;
    yield { place: { file: `content/${file}`, offset, length }, typed };
  }
}
