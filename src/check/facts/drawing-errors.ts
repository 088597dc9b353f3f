import type { Place } from '../../diagnostics/diagnostic.ts';
import type { DrawingError } from '../../model/pictures/read-drawing.ts';
import type { MediaFile } from './media-files.ts';

/** The errors of one kind in all drawings, at most one for each file. */
export function* drawingErrors(
  { mediaFiles }: { mediaFiles: readonly MediaFile[] },
  kind: DrawingError['kind'],
): Generator<{ place: Place; typed: string }> {
  const seen = new Set<string>();
  for (const { file, picture } of mediaFiles) {
    const error = picture.errors?.find((one) => one.kind === kind);
    if (!error || seen.has(file)) continue;
    seen.add(file);
    const { start, end, typed } = error;
    yield { place: { file: `content/${file}`, start, end }, typed };
  }
}
