import { wordsOf } from '../diagnostics/catalogue/catalogue.ts';
import { type Description, describe } from '../diagnostics/describe.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Sources } from '../model/read/source.ts';
import { type PhotoCode, photoCodes, photoWords } from './photo-words.ts';

const OWN = new Set<string>(photoCodes);

/** Puts what went wrong with photos into words and lines; mistakes of the files keep the words of the catalogue. */
export function describePhotos(diagnostics: readonly Diagnostic[], { manifest, markdown }: Sources): Description {
  const texts = new Map([manifest, ...markdown.values()].map(({ file }) => [file.path, file.text]));
  return describe(diagnostics, {
    textOf: (file) => texts.get(file),
    language: 'fr',
    wordsOf: (code, args, language) =>
      OWN.has(code) ? photoWords(code as PhotoCode, args) : wordsOf(code, args, language),
  });
}
