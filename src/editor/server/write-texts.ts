import { bytesWith, type OpenFile, replaceBytes } from './source-files.ts';
import { describeRefusal } from './system-refusal.ts';

/** A file with the text that it is to have. */
export interface Rewritten {
  file: OpenFile;
  text: string;
}

/** Why nothing was written: another program was faster, or the system refused, in a sentence. */
export type WriteRefusal = { isChanged: true } | { problem: string };

/** Takes back what was written, as far as nobody has saved over it. */
function restore(written: readonly Rewritten[]): void {
  for (const { file, text } of written) {
    try {
      replaceBytes({ ...file, bytes: bytesWith(file, text) }, file.bytes);
    } catch {
      // The first error is the one reported.
    }
  }
}

/** Writes several files, all of them or none. */
export function writeTexts(files: readonly Rewritten[]): WriteRefusal | undefined {
  const written: Rewritten[] = [];
  for (const one of files) {
    try {
      if (!replaceBytes(one.file, bytesWith(one.file, one.text))) {
        restore(written);
        return { isChanged: true };
      }
      written.push(one);
    } catch (error) {
      restore(written);
      return { problem: describeRefusal(one.file.path, 'écrit', error) };
    }
  }
  return undefined;
}
