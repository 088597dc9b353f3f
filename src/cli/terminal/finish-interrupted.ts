import { finishChanges } from '../../build/files/write-change.ts';
import { catalogueOf, reportSentence } from '../../diagnostics/catalogue/catalogue.ts';
import type { Language } from '../../diagnostics/catalogue/words.ts';

/** Finishes changes of a site that a crash interrupted, and prints the files that somebody has saved since then. */
export function finishInterrupted(directory: string, language: Language = 'fr'): void {
  try {
    for (const { folder, files } of finishChanges(directory))
      for (const file of files)
        console.error(reportSentence(catalogueOf(language).structure.unfinished, { file, folder }, language));
  } catch {
    // The system refuses to open the folder: the writer reports that later.
  }
}
