import { wordsOf } from '../diagnostics/catalogue/catalogue.ts';
import { type Description, describe } from '../diagnostics/describe.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { SourceFile, Sources } from '../model/read/source.ts';
import { textCodes, textWords } from './finding-words.ts';

const OWN = new Set<string>(textCodes);

/** Puts findings into words and lines; what went wrong in reading keeps the words of the catalogue. */
export function describeTexts(
  diagnostics: readonly Diagnostic[],
  { sources, lexicon }: { sources: Sources; lexicon?: SourceFile | undefined },
): Description {
  const files = [sources.manifest, ...sources.markdown.values()].map(({ file }) => file);
  const texts = new Map([...files, ...(lexicon ? [lexicon] : [])].map(({ path, text }) => [path, text]));
  return describe(diagnostics, {
    textOf: (file) => texts.get(file),
    language: 'fr',
    wordsOf: (code, args, language) => (OWN.has(code) ? textWords(code, args) : wordsOf(code, args, language)),
  });
}
