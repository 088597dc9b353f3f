import { suggestionEdit } from '../../check/fix/suggestion-edit.ts';
import { alsoAt, catalogueOf, wordsOf } from '../../diagnostics/catalogue/catalogue.ts';
import { type Diagnostic, isProvisional } from '../../diagnostics/diagnostic.ts';
import { createLineIndex } from '../../diagnostics/position.ts';
import { groupByQuestion } from '../../diagnostics/reporters/questions.ts';
import { typedSuggestion } from '../../diagnostics/typed-suggestion.ts';
import { plainText } from '../../edit/line-ends.ts';
import type { Sources } from '../../model/read/source.ts';
import { createTextFinder } from '../../model/read/text-of.ts';
import { schemaNamed } from '../../model/schema/schemas.ts';
import { guideRoutes, routesOfPlace } from '../../publish/places.ts';
import type { EditorProblem } from '../protocol.ts';
import { sourceIds } from './source-files.ts';

interface Found {
  sources: Sources;
  diagnostics: readonly Diagnostic[];
}

/**
 * Returns what to put in the place of a marked placeholder. The editor removes the mark itself, so this part of the
 * rules' help is cut.
 */
function hintOf({ code, args }: Diagnostic): string | undefined {
  if (code === 'placeholder/standing') return String(args.hint);
  return code === 'placeholder/text' ? schemaNamed('text-matter')['x-placeholder'] : undefined;
}

/**
 * Problems of a site for the editor, in French, then its placeholders, in the order of the questions. Other notes are
 * only reported by the command `check`.
 */
export function problemsOf({ sources, diagnostics }: Found): EditorProblem[] {
  const idOf = sourceIds(sources);
  const textOf = createTextFinder(sources);
  const routesAt = routesOfPlace(sources, guideRoutes(sources));
  const known = new Map<string, { plain: ReturnType<typeof plainText>; lines: ReturnType<typeof createLineIndex> }>();
  const textAt = (file: string) => {
    const text = textOf(file) ?? '';
    const entry = known.get(file) ?? { plain: plainText(text), lines: createLineIndex(text) };
    known.set(file, entry);
    return { text, ...entry };
  };
  const shown = diagnostics.filter(({ severity }) => severity !== 'note');
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
    const words = wordsOf(code, suggestion === undefined ? args : { ...args, suggestion }, 'fr');
    const { message, help } = { ...words, help: hintOf(diagnostic) ?? words.help };
    const question = questionOf.get(diagnostic);
    const places = also.map((other) => `${other.file}:${textAt(other.file).lines.positionAt(other.start).line}`);
    const [start, end] = [plain.fromFile(place.start), plain.fromFile(place.end)];
    const file = idOf(place.file);
    const edit = file && suggestionEdit(diagnostic, text);
    seen.set(`${code} ${place.file} ${place.start} ${message}`, {
      code,
      severity,
      ...(file ? { file } : {}),
      path: place.file,
      ...(place.pointer === undefined ? {} : { pointer: place.pointer }),
      range: { start, end },
      ...lines.positionAt(place.start),
      message,
      help: places.length > 0 ? `${help} ${alsoAt(places, 'fr')}` : help,
      // All these messages begin with the same words, which are the title of the list.
      ...(question === undefined ? {} : { toReplace: { question, what: message.replace(/^[^:«“]+:\s|\.$/gu, '') } }),
      ...(code === 'page/misspelt-path' ? { rename: { from: String(args.to), to: String(args.path) } } : {}),
      ...(edit && suggestion !== undefined
        ? {
            correction: {
              text: diagnostic.suggestion ?? suggestion,
              edit: { start, end, text: edit.text.replace(/\r\n?/g, '\n') },
            },
          }
        : {}),
      routes: routesAt(place.file, place.pointer),
    });
  }
  return [...seen.values()];
}
