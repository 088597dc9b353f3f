import { alsoAt, messageOfCode } from './catalogue/catalogue.ts';
import type { Language } from './catalogue/words.ts';
import type { Diagnostic, Place, Severity } from './diagnostic.ts';
import { createLineIndex, type LineIndex } from './position.ts';
import { typedSuggestion } from './typed-suggestion.ts';

/** A range of a file in lines and columns. */
export interface Region {
  /** Relative to the site folder, with forward slashes. */
  file: string;
  line: number;
  column: number;
  endLine: number;
  endColumn: number;
}

/** A problem with its message and lines: one entry of the JSON report. Its keys and their order are a contract. */
export interface DescribedDiagnostic extends Region {
  code: string;
  severity: Severity;
  /** JSON pointer of the value, if any. */
  pointer: string | null;
  message: string;
  help: string;
  /** Replacement of the range between the two columns; `null` if unknown. */
  suggestion: string | null;
  /** Other places that the message or help names. The JSON report leaves them out. */
  related: readonly (Region | Pick<Region, 'file' | 'line'>)[];
}

/** Number of problems of each severity. */
type SeverityCounts = Record<Severity, number>;

/** Data for all reporters. */
export interface Description {
  diagnostics: DescribedDiagnostic[];
  counts: SeverityCounts;
  language: Language;
  /** Returns the lines of a file with a diagnostic, for code frames. */
  linesOf(file: string): LineIndex;
}

interface DescribeOptions {
  /** Returns the text of a file by its path relative to the site folder. */
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

/** Returns the diagnostics with messages and lines, sorted by file and place. Duplicates are removed. */
export function describe(diagnostics: readonly Diagnostic[], options: DescribeOptions): Description {
  const { textOf, language } = options;
  const indexes = new Map<string, LineIndex>();
  const linesOf = (file: string): LineIndex => {
    const known = indexes.get(file) ?? createLineIndex(textOf(file) ?? '');
    indexes.set(file, known);
    return known;
  };
  const regionOf = (place: Place): Region => {
    const lines = linesOf(place.file);
    const start = lines.positionAt(place.start);
    const end = lines.positionAt(place.end);
    return { file: place.file, ...start, endLine: end.line, endColumn: end.column };
  };
  const described = new Map<string, DescribedDiagnostic>();
  for (const diagnostic of diagnostics) {
    const { code, severity, args, also = [] } = diagnostic;
    const { place, suggestion } = typedSuggestion(diagnostic);
    const others = also.map(regionOf);
    // `args.line` is the line of the problem's other place, in the same file.
    const said = typeof args.line === 'number' ? [{ file: place.file, line: args.line }] : [];
    const { message, help } = messageOfCode(code, suggestion === undefined ? args : { ...args, suggestion }, language);
    described.set(`${code} ${place.file} ${place.start} ${message}`, {
      code,
      severity,
      ...regionOf(place),
      pointer: place.pointer ?? null,
      message,
      help:
        others.length > 0
          ? `${help} ${alsoAt(
              others.map(({ file, line }) => `${file}:${line}`),
              language,
            )}`
          : help,
      suggestion: suggestion ?? null,
      related: [...said, ...others],
    });
  }
  const sorted = [...described.values()].sort(compare);
  const counts: SeverityCounts = { error: 0, warning: 0, note: 0 };
  for (const { severity } of sorted) counts[severity] += 1;
  return { diagnostics: sorted, counts, language, linesOf };
}
