import { stripVTControlCharacters } from 'node:util';
import { catalogueOf } from '../catalogue/catalogue.ts';
import type { Language } from '../catalogue/words.ts';
import type { DescribedDiagnostic, Description } from '../describe.ts';
import { isProvisional } from '../diagnostic.ts';
import type { LineIndex } from '../position.ts';
import { printable } from './printable.ts';
import { groupByQuestion } from './questions.ts';

interface TextOptions {
  language: Language;
  /** Whether to write terminal colours. */
  colour: boolean;
  /**
   * Whether placeholders count as errors. If nothing is found, the summary then says that the site can be published.
   */
  release?: boolean;
  /** The command that refuses placeholders, as it is typed. */
  releaseCheck?: string;
}

const MAX_COLUMNS = 110;
const CODES = { error: 31, warning: 33, note: 36, bold: 1, dim: 2, green: 32 } as const;

type Paint = (style: keyof typeof CODES, text: string) => string;

function createPaint(colour: boolean): Paint {
  return (style, text) => (colour ? `\u001B[${CODES[style]}m${text}\u001B[0m` : text);
}

/** Returns the line with a marker below the reported range; long lines are truncated around it. */
function frame(found: DescribedDiagnostic, lines: LineIndex, paint: Paint): string[] {
  const text = printable(lines.lineText(found.line));
  const start = Math.min(found.column - 1, text.length);
  const end = found.endLine === found.line ? found.endColumn - 1 : text.length;
  const from = start > MAX_COLUMNS - 30 ? start - 30 : 0;
  const shown = text.slice(from, from + MAX_COLUMNS);
  const before = from > 0 ? '…' : '';
  const after = text.length > from + MAX_COLUMNS ? '…' : '';
  const width = Math.max(1, Math.min(end, from + MAX_COLUMNS) - start);
  const gutter = String(found.line);
  const indent = ' '.repeat(gutter.length);
  const marker = `${' '.repeat(before.length + start - from)}${'^'.repeat(width)}`;
  return [
    paint('dim', `  ${gutter} │ `) + before + shown + after,
    paint('dim', `  ${indent} │ `) + paint(found.severity, marker),
  ];
}

function entry(found: DescribedDiagnostic, { linesOf }: Description, paint: Paint, language: Language): string {
  const { severities, suggestion } = catalogueOf(language).report;
  const place = `${found.file}:${found.line}:${found.column}`;
  const head = `${paint(found.severity, severities[found.severity])} ${paint('dim', found.code)}  ${place}`;
  const indent = '    ';
  return [
    head,
    ...frame(found, linesOf(found.file), paint),
    indent + paint('bold', found.message),
    ...(found.help.trim() ? [indent + found.help] : []),
    ...(found.suggestion === null ? [] : [`${indent}${suggestion} ${paint('green', printable(found.suggestion))}`]),
  ].join('\n');
}

function title(text: string, paint: Paint): string {
  return paint('bold', `── ${text} ${'─'.repeat(Math.max(3, 76 - text.length))}`);
}

/** Returns the last line of a report: the number of findings of each severity. */
function summary({ counts, diagnostics }: Description, { language, release }: TextOptions, paint: Paint): string {
  const { counted, nothingFound, summary: words, released } = catalogueOf(language).report;
  if (diagnostics.length === 0) return paint('green', release ? released : nothingFound);
  const parts = (['error', 'warning', 'note'] as const)
    .filter((severity) => counts[severity] > 0)
    .map((severity) => {
      const count = counts[severity];
      return paint(severity, `${count} ${counted[severity][count > 1 ? 1 : 0]}`);
    });
  const files = new Set(diagnostics.map(({ file }) => file)).size;
  return `${parts.join(', ')} ${words[files > 1 ? 1 : 0].replace('{files}', String(files))}`;
}

/** Returns the placeholders by question. Each place is one line, because there may be dozens. */
function questions(found: readonly DescribedDiagnostic[], { language }: TextOptions, paint: Paint): string[] {
  if (found.length === 0) return [];
  const { toAsk, questions: words } = catalogueOf(language).report;
  const groups = groupByQuestion(found, (one) => one).map(([question, places], index) => {
    const lines = places.map(({ file, line, column, message }) => {
      // All these messages begin with the same words, which the title already has.
      const what = message.replace(/^[^:«“]+:\s/u, '');
      return `   ${paint('note', '·')} ${what} ${paint('dim', `${printable(file)}:${line}:${column}`)}`;
    });
    return [paint('bold', `${index + 1}. ${words[question]}`), ...lines].join('\n');
  });
  return [title(toAsk, paint), ...groups];
}

/**
 * Maximum number of findings of one code in a file that are printed in full. Each further one is printed on one line,
 * so that a hundred mistakes stay readable.
 */
const MAX_IN_FULL = 8;

/** Returns the report for people: grouped by file, each finding with its line, a marker, the reason and the fix. */
export function formatText(description: Description, options: TextOptions): string {
  const paint = createPaint(options.colour);
  const { more, release } = catalogueOf(options.language).report;
  const out: string[] = [];
  const seen = new Map<string, number>();
  let file = '';
  // List the manifest first: its placeholders about the owner are the first to replace.
  const isBelow = ({ file }: DescribedDiagnostic) => Number(file.includes('/'));
  const inOrder = [...description.diagnostics].sort((one, other) => isBelow(one) - isBelow(other));
  const isAsked = (found: DescribedDiagnostic) => found.severity === 'note' && isProvisional(found);
  for (const found of inOrder.filter((one) => !isAsked(one))) {
    if (found.file !== file) {
      file = found.file;
      seen.clear();
      const name = printable(file);
      out.push(title(name, paint));
    }
    if (found.severity === 'note') {
      out.push(`${paint('note', '·')} ${paint('dim', `${found.line}:${found.column}`)} ${found.message}`);
      continue;
    }
    const count = (seen.get(found.code) ?? 0) + 1;
    seen.set(found.code, count);
    if (count <= MAX_IN_FULL) out.push(`${entry(found, description, paint, options.language)}\n`);
    else {
      const hint = found.suggestion === null ? '' : paint('green', ` → ${printable(found.suggestion)}`);
      const mark = paint(found.severity, catalogueOf(options.language).report.severities[found.severity]);
      if (count === MAX_IN_FULL + 1) out.push(paint('dim', more.replace('{code}', found.code)));
      out.push(`${mark} ${paint('dim', `${found.line}:${found.column}`)} ${found.message}${hint}`);
      // Each has a different fix, and all of them are needed.
      if (isProvisional(found)) out.push(`    ${found.help}`);
    }
  }
  out.push(...questions(inOrder.filter(isAsked), options, paint));
  if (out.length > 0) out.push('');
  out.push(summary(description, options, paint));
  if (!options.release && description.diagnostics.some(isProvisional))
    out.push(release.replace('{command}', options.releaseCheck ?? 'npm run check -- --release'));
  const text = `${out.join('\n')}\n`;
  return options.colour ? text : stripVTControlCharacters(text);
}
