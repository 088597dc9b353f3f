import { guideRoutes, routesOfPlace } from '../../build/places.ts';
import { suggestionEdit } from '../../check/fix/suggestion-edit.ts';
import { alsoAt, catalogueOf, messageOfCode } from '../../diagnostics/catalogue/catalogue.ts';
import { type Diagnostic, isProvisional } from '../../diagnostics/diagnostic.ts';
import { createLineIndex } from '../../diagnostics/position.ts';
import { groupByQuestion } from '../../diagnostics/reporters/questions.ts';
import { typedSuggestion } from '../../diagnostics/typed-suggestion.ts';
import { withPlainLineEnds } from '../../edit/line-ends.ts';
import { isProvisionalName, provisionalIn } from '../../model/markdown/find-provisional.ts';
import { hashOf } from '../../model/read/hash.ts';
import { get } from '../../model/read/pointer.ts';
import type { Sources } from '../../model/read/source.ts';
import { createTextFinder } from '../../model/read/text-of.ts';
import { isRaw } from '../../model/read/values.ts';
import { schemaNamed } from '../../model/schema/schemas.ts';
import { interpolate } from '../../text/braced-names.ts';
import type { EditorProblem, FactEntry, SourceId } from '../protocol.ts';
import { factEntries } from './site-tree.ts';
import { sourceIds } from './source-files.ts';

/** A state of the site, and the findings of the rules. */
export interface SiteFindings {
  sources: Sources;
  diagnostics: readonly Diagnostic[];
}

/** Yields the keys of the values that an entry lacks, in document order: `null`, and notes (« [prix à compléter] »). */
function* missingIn(value: unknown, key: string): Generator<string> {
  if (value === null) yield key;
  if (typeof value === 'string') {
    if (isProvisionalName(value)) yield key;
    for (const _ of provisionalIn(value)) yield key;
  }
  if (typeof value !== 'object' || value === null) return;
  for (const [name, member] of Object.entries(value)) {
    // A nested placeholder has its own mark to remove.
    if (!isRaw(member) || member.placeholder !== true) yield* missingIn(member, Array.isArray(value) ? key : name);
  }
}

/**
 * Returns the number of values that an entry still lacks, and whether all of them are prices; `undefined` if it is
 * complete.
 */
function missingValues(entry: unknown): NonNullable<EditorProblem['toReplace']>['missing'] {
  const keys = [...missingIn(entry, '')];
  return keys.length > 0 ? { count: keys.length, arePrices: keys.every((key) => /price$/i.test(key)) } : undefined;
}

/**
 * Returns the advice on what to put in place of a marked placeholder. The rule's help also asks to remove the mark, but
 * the editor does that itself.
 */
function hintOf({ code, args }: Diagnostic): string | undefined {
  if (code === 'placeholder/standing') return String(args.hint);
  return code === 'placeholder/text' ? schemaNamed('text-matter')['x-placeholder'] : undefined;
}

/** Returns the entry or text that a placeholder mark belongs to. */
function markedBy({ code, place: { file, pointer = '' } }: Diagnostic, { manifest, markdown }: Sources): unknown {
  if (!/^placeholder\/(?:standing|text)$/.test(code)) return undefined;
  if (file === manifest.path) return get(manifest.data, pointer.replace(/\/placeholder$/, ''));
  const text = [...markdown.values()].find((one) => one.path === file);
  return text && [text.data, text.body];
}

/**
 * Rewrites the names between braces in a message as forms show facts: « Délai (48 h) ». Names without a dot are fields
 * of a form, and keep their braces.
 */
function namedFacts(message: string, facts: () => readonly FactEntry[]): string {
  if (!message.includes('{{')) return message;
  const named = interpolate(message, (name) => {
    const fact = facts().find((one) => one.name === name);
    return fact ? `${fact.label} (${fact.value})` : name.includes('.') ? name : undefined;
  });
  // A rule quotes the first words of a long text, which may end within a name.
  return named.replace(/\{\{[\w.-]*…/g, '…');
}

/** Returns a suggested number of JSON as forms show it, with a decimal comma; `undefined` if no number is suggested. */
function shownNumber({ place: { pointer, quote, within }, suggestion = '' }: Diagnostic): string | undefined {
  const isNumber = pointer !== undefined && !quote && !within && /^-?\d+\.\d+$/.test(suggestion);
  return isNumber ? suggestion.replace('.', ',') : undefined;
}

/** Returns the message of a finding for the editor, in French. */
export function describeFinding({ code, args }: Diagnostic, { manifest: { data } }: Sources): string {
  return namedFacts(messageOfCode(code, args, 'fr').message, () => factEntries(isRaw(data) ? data : {}));
}

interface ProblemOptions {
  idOf?(file: string): SourceId | undefined;
  /** Keeps a text of a file as a base for corrections, and returns its hash. */
  keep?(file: string, text: string): string;
}

/**
 * Returns the problems of a site for the editor, in French, then its placeholders, in the order of the questions. Other
 * notes are only reported by the command `check`, except for entries that no page shows.
 */
export function problemsOf(
  { sources, diagnostics }: SiteFindings,
  { idOf = sourceIds(sources), keep = (_, text) => hashOf(text) }: ProblemOptions = {},
): EditorProblem[] {
  const textOf = createTextFinder(sources);
  const routesAt = routesOfPlace(sources, guideRoutes(sources));
  const known = new Map<
    string,
    { plain: ReturnType<typeof withPlainLineEnds>; lines: ReturnType<typeof createLineIndex> }
  >();
  const textAt = (file: string) => {
    const text = textOf(file) ?? '';
    const entry = known.get(file) ?? { plain: withPlainLineEnds(text), lines: createLineIndex(text) };
    known.set(file, entry);
    return { text, ...entry };
  };
  let entries: FactEntry[] | undefined;
  const facts = () => {
    const { data } = sources.manifest;
    entries ??= factEntries(isRaw(data) ? data : {});
    return entries;
  };
  const shown = diagnostics.filter(({ severity, code }) => severity !== 'note' || code === 'reference/unused');
  const toReplace = diagnostics.filter((one) => one.severity === 'note' && isProvisional(one));
  const { questions } = catalogueOf('fr').report;
  const questionOf = new Map<Diagnostic, string>();
  for (const [question, found] of groupByQuestion(toReplace, ({ place }) => place))
    for (const one of found) questionOf.set(one, questions[question]);
  const seen = new Map<string, EditorProblem>();
  for (const diagnostic of [...shown, ...questionOf.keys()]) {
    const { code, severity, args, also = [] } = diagnostic;
    const { place, suggestion } = typedSuggestion(diagnostic);
    const { text, plain, lines } = textAt(place.file);
    const words = messageOfCode(code, suggestion === undefined ? args : { ...args, suggestion }, 'fr');
    const [message = '', help = ''] = [words.message, hintOf(diagnostic) ?? words.help].map((said) =>
      namedFacts(said, facts),
    );
    const question = questionOf.get(diagnostic);
    const missing = missingValues(markedBy(diagnostic, sources));
    const places = also.map((other) => `${other.file}:${textAt(other.file).lines.positionAt(other.start).line}`);
    const [start, end] = [plain.fromFile(place.start), plain.fromFile(place.end)];
    const file = idOf(place.file);
    const edit = file && suggestion !== undefined ? suggestionEdit(diagnostic, text) : undefined;
    const isRenamed = code === 'link/unknown-page' && args.kind === 'renamed';
    seen.set(`${code} ${place.file} ${place.start} ${message}`, {
      code,
      severity,
      file,
      path: place.file,
      pointer: place.pointer,
      range: { start, end },
      ...lines.positionAt(place.start),
      message,
      help: places.length > 0 ? `${help} ${alsoAt(places, 'fr')}` : help,
      // All these messages begin with the same words, which are the title of the list.
      toReplace:
        question === undefined
          ? undefined
          : {
              question,
              what: message.replace(/^[^:«“]+:\s|\.$/gu, ''),
              ...(missing && { missing }),
            },
      rename: isRenamed ? { from: String(args.to), to: String(args.near) } : undefined,
      correction: edit && {
        text: shownNumber(diagnostic) ?? namedFacts(diagnostic.suggestion ?? suggestion ?? '', facts),
        edit: { start, end, text: edit.text.replace(/\r\n?/g, '\n') },
        hash: keep(place.file, text),
      },
      routes: routesAt(place.file, place.pointer),
    });
  }
  return [...seen.values()];
}
