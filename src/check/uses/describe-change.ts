import { catalogueOf, reportSentence } from '../../diagnostics/catalogue/catalogue.ts';
import type { Language } from '../../diagnostics/catalogue/words.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { createLineIndex } from '../../diagnostics/position.ts';
import { printable } from '../../diagnostics/reporters/printable.ts';
import { diffTexts } from '../../edit/diff-text.ts';
import type { StructureRefusal } from '../../edit/structure/structure-change.ts';
import type { Change, ChangedFile } from '../../model/read/change.ts';

/** Returns a place in readable form: file and line. */
export function placeLine(
  textOf: (file: string) => string | undefined,
  { file, start }: Pick<Diagnostic['place'], 'file' | 'start'>,
): string {
  const { line } = createLineIndex(textOf(file) ?? '').positionAt(start);
  return `${printable(file)}:${line}`;
}

/** Explains why a change of structure cannot be made. */
export function describeRefused({ code, args }: StructureRefusal, language: Language): string {
  return reportSentence(catalogueOf(language).structure.refusals[code] ?? code, args, language);
}

/** Returns the number of passages of a text that a change edits. */
export function countEdits({ file, now }: ChangedFile, texts: ReadonlyMap<string, string>): number {
  return typeof now === 'string' ? diffTexts(texts.get(file) ?? '', now).length : 0;
}

/** Describes what a change of structure does to each file. `texts` are the texts before the change. */
export function describeFiles(change: Change, texts: ReadonlyMap<string, string>, language: Language): string[] {
  const { edited, moved, movedAndEdited, removed } = catalogueOf(language).structure;
  return change.map((one) => {
    const { file, to = '', now } = one;
    const template = now === null ? removed : !to ? edited : now === undefined ? moved : movedAndEdited;
    const args = { file: printable(file), to: printable(to), count: countEdits(one, texts) };
    return reportSentence(template, args, language);
  });
}
