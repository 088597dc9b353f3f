import { alsoAt, wordsOf } from './catalogue/catalogue.ts';
import type { Language } from './catalogue/words.ts';
import type { Diagnostic, Place, Severity } from './diagnostic.ts';
import { createLineIndex, type LineIndex } from './position.ts';
import { typedSuggestion } from './typed-suggestion.ts';

/** A problem in words and at its line: one entry of the JSON report. Keys and their order are a contract. */
export interface DescribedDiagnostic {
  code: string;
  severity: Severity;
  /** Relative to the site folder, with forward slashes. */
  file: string;
  line: number;
  column: number;
  endLine: number;
  endColumn: number;
  /** JSON pointer of the value, where there is one. */
  pointer: string | null;
  message: string;
  help: string;
  /** What takes the place of the range between the two columns; nothing where that is not known. */
  suggestion: string | null;
}

/** How many problems of each severity were found. */
export type SeverityCounts = Record<Severity, number>;

/** Everything that a reporter prints. */
export interface Description {
  diagnostics: DescribedDiagnostic[];
  counts: SeverityCounts;
  language: Language;
  /** Lines of a file that a diagnostic names, for code frames. */
  linesOf(file: string): LineIndex;
}

export interface DescribeOptions {
  /** Text of a file by its path relative to the site folder. */
  textOf(file: string): string | undefined;
  language: Language;
}

const RANK: Record<Severity, number> = { error: 0, warning: 1, note: 2 };

function compare(a: DescribedDiagnostic, b: DescribedDiagnostic): number {
  if (a.file !== b.file) return a.file < b.file ? -1 : 1;
  return (
    a.line - b.line ||
    a.column - b.column ||
    RANK[a.severity] - RANK[b.severity] ||
    (a.code < b.code ? -1 : a.code > b.code ? 1 : 0)
  );
}

/** Puts diagnostics into words and lines, sorted by file and place. The same finding twice is kept once. */
export function describe(diagnostics: readonly Diagnostic[], options: DescribeOptions): Description {
  const { textOf, language } = options;
  const indexes = new Map<string, LineIndex>();
  const linesOf = (file: string): LineIndex => {
    const known = indexes.get(file) ?? createLineIndex(textOf(file) ?? '');
    indexes.set(file, known);
    return known;
  };
  const lineOf = ({ file, start }: Place) => `${file}:${linesOf(file).positionAt(start).line}`;
  const described = new Map<string, DescribedDiagnostic>();
  for (const diagnostic of diagnostics) {
    const { code, severity, args, also = [] } = diagnostic;
    const { place, suggestion } = typedSuggestion(diagnostic);
    const lines = linesOf(place.file);
    const start = lines.positionAt(place.start);
    const end = lines.positionAt(place.end);
    const { message, help } = wordsOf(code, suggestion === undefined ? args : { ...args, suggestion }, language);
    described.set(`${code} ${place.file} ${place.start} ${message}`, {
      code,
      severity,
      file: place.file,
      line: start.line,
      column: start.column,
      endLine: end.line,
      endColumn: end.column,
      pointer: place.pointer ?? null,
      message,
      help: also.length > 0 ? `${help} ${alsoAt(also.map(lineOf), language)}` : help,
      suggestion: suggestion ?? null,
    });
  }
  const sorted = [...described.values()].sort(compare);
  const counts: SeverityCounts = { error: 0, warning: 0, note: 0 };
  for (const { severity } of sorted) counts[severity] += 1;
  return { diagnostics: sorted, counts, language, linesOf };
}
