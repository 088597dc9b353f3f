import { definitionOf } from '../../blocks/definitions.ts';
import { computedFigureTexts } from '../../figures/computed-figure-texts.ts';
import type { AnyFigure } from '../../figures/figures.generated.ts';
import { treeOf } from '../../model/markdown/tree-of.ts';
import { nodesOf } from '../../model/markdown/walk.ts';
import type { ResolvedPage } from '../../model/resolve/resolved.ts';
import { figureMistakesIn } from '../../model/schema/figure-mistakes.ts';
import { interpolate } from '../../text/braced-names.ts';
import type { ComputedText } from '../origins-protocol.ts';

/**
 * Kinds of the values that components insert into the texts of these fields. Into all other texts they insert a number.
 */
const COMPUTED_PARTS: [pointer: RegExp, what: ComputedText][] = [
  [/^\/guides\/readingTime$/, 'reading-time'],
  [/^\/guides\/reviewed$|\/reviewedLabel$/, 'date'],
  [/^\/navigation\/footer\/copyright$/, 'year'],
];

/** Returns the kind of the value that a component inserts into the text of a field. */
export function computedInto(pointer: string): ComputedText {
  return COMPUTED_PARTS.find(([pattern]) => pattern.test(pointer))?.[1] ?? 'number';
}

/** Returns a value with all names in its texts replaced. */
function filled(value: unknown, facts: Readonly<Record<string, string>>): unknown {
  if (typeof value === 'string') return interpolate(value, (name) => facts[name]);
  if (Array.isArray(value)) return value.map((item) => filled(item, facts));
  return Object.fromEntries(Object.entries(value as object).map(([key, item]) => [key, filled(item, facts)]));
}

/** Returns the texts that the figures of a Markdown text compute from their values. */
function figureTexts(markdown: string, facts: Readonly<Record<string, string>> = {}): string[] {
  if (figureMistakesIn(markdown).length > 0) return [];
  return [...nodesOf(treeOf(markdown))].flatMap(({ node }) =>
    node.type === 'figure' ? computedFigureTexts(filled(node.figure.data, facts) as AnyFigure) : [],
  );
}

/** Returns the texts of a section, or of a guide's article, that are computed as a whole, each with its kind. */
export function computedTexts(page: ResolvedPage, key: string): Map<string, ComputedText> {
  const block = page.blocks.find((one) => one.key === key);
  if (block) return new Map(definitionOf(block).computedTexts?.(block) ?? []);
  if (page.kind === 'not-found') return new Map([['404', 'number']]);
  if (page.kind !== 'guide') return new Map();
  return new Map<string, ComputedText>([
    ...figureTexts(page.markdown, page.facts).map((text): [string, ComputedText] => [text, 'number']),
    [page.prev.title, 'neighbour'],
    [page.next.title, 'neighbour'],
  ]);
}
