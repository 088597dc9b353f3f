import { catalogueOf, reportSentence } from '../../diagnostics/catalogue/catalogue.ts';
import type { Language } from '../../diagnostics/catalogue/words.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { createLineIndex } from '../../diagnostics/position.ts';
import { printable } from '../../diagnostics/reporters/printable.ts';
import type { StructureChange, StructureRefusal } from '../../edit/structure/structure-change.ts';

/** A place in readable form: file and line. */
export function placeLine(
  texts: ReadonlyMap<string, string>,
  { file, start }: Pick<Diagnostic['place'], 'file' | 'start'>,
): string {
  const { line } = createLineIndex(texts.get(file) ?? '').positionAt(start);
  return `${printable(file)}:${line}`;
}

/** Explains why a change of structure cannot be made. */
export function describeRefused({ code, args }: StructureRefusal, language: Language): string {
  return reportSentence(catalogueOf(language).structure.refusals[code] ?? code, args, language);
}

/** Describes what a change of structure does to each file. */
export function describeFiles({ files }: StructureChange, language: Language): string[] {
  const { edited, moved, movedAndEdited, removed } = catalogueOf(language).structure;
  return files.map(({ file, to = '', edits, isRemoved }) => {
    const template = isRemoved ? removed : !to ? edited : edits.length > 0 ? movedAndEdited : moved;
    const args = { file: printable(file), to: printable(to), count: edits.length };
    return reportSentence(template, args, language);
  });
}

/** Findings with the new names of files, as if the change had been made. */
export function withNewNames(found: readonly Diagnostic[], { files }: StructureChange): Diagnostic[] {
  const renamed = new Map(files.flatMap(({ file, to }) => (to === undefined ? [] : [[file, to] as const])));
  return found.map((one) => {
    const file = renamed.get(one.place.file);
    return file === undefined ? one : { ...one, place: { ...one.place, file } };
  });
}
