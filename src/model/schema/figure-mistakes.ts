import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { isUnfilled } from '../../text/braced-names.ts';
import { isOnlyNear, nearest } from '../../text/nearest.ts';
import { amountOf } from '../../text/numbers.ts';
import type { TextRange } from '../../text/range.ts';
import { type FigureBlock, type FigureData, withSigns } from '../markdown/read-figure.ts';
import { treeOf } from '../markdown/tree-of.ts';
import { nodesOf } from '../markdown/walk.ts';
import type { Document } from '../read/document.ts';
import { explainYaml } from '../read/explain-yaml.ts';
import { keysOf } from '../read/pointer.ts';
import type { YamlMistake } from '../read/yaml-mistake.ts';
import { explainErrors } from './explain-errors.ts';
import { readSchemas, schemaNamed } from './schemas.ts';
import { figureValidator } from './validators.ts';

const SCHEMA = /\/figures\/([\w-]+)\.schema\.json$/;

/** Returns the kinds of figures, in alphabetical order. */
export function figureKinds(): string[] {
  return [...readSchemas().keys()].flatMap((id) => SCHEMA.exec(id)?.[1] ?? []).sort();
}

/** A mistake in a figure, with its range in the Markdown text. */
export type FigureMistake = TextRange & Omit<Diagnostic, 'place' | 'severity'>;

/** Returns the mistake in a line that YAML cannot parse, with a correction if it is obvious. */
function unreadable({ start, yaml, error }: FigureBlock): FigureMistake[] {
  if (!error) return [];
  const at = error.start - start;
  const from = yaml.lastIndexOf('\n', Math.max(0, at - 1)) + 1;
  // The parser often stops at the line after the wrong one.
  for (const line of [from, from > 0 ? yaml.lastIndexOf('\n', from - 2) + 1 : from]) {
    const [indent = '', typed = ''] = /^([ ]*(?:-[ ]+)*)(.*)/.exec(yaml.slice(line))?.slice(1) ?? [];
    // The space after the colon is missing.
    const [, key, rest] = /^([a-z]+):([^\s:].*)$/.exec(withSigns(typed)) ?? [];
    const glued = key === undefined ? undefined : { start: 0, end: typed.length, suggestion: `${key}: ${rest}` };
    const found: Partial<YamlMistake> & TextRange = glued ?? explainYaml(typed) ?? { start: 0, end: 0 };
    if (found.suggestion === undefined) continue;
    const offset = start + line + indent.length;
    const suggestion = withSigns(found.suggestion);
    return [
      {
        code: 'figure/unreadable',
        start: offset + found.start,
        end: offset + found.end,
        args: {},
        suggestion,
        ...(found.isCertain && { isCertain: true as const }),
      },
    ];
  }
  return [{ code: 'figure/unreadable', ...error, args: {} }];
}

/** Returns a figure in the form of a document, so that `explainErrors` can locate values. */
function documentOf({ yaml, data, start, rangeOf }: FigureBlock): Document {
  const place = (pointer: string, target?: string) => {
    const { start: from, end } = rangeOf(keysOf(pointer), target === 'key' ? 'key' : 'value');
    return { file: 'figure.md', start: from, end, pointer };
  };
  return {
    path: 'figure.md',
    text: ' '.repeat(start) + withSigns(yaml),
    data,
    locate: place,
    locateWithin: (pointer) => place(pointer),
  };
}

function formMistakes(block: FigureBlock, kind: string): FigureMistake[] {
  const validator = figureValidator(kind);
  if (validator(block.data)) return [];
  const found = explainErrors(validator.errors ?? [], schemaNamed(`figures/${kind}`), documentOf(block));
  return found.map(({ place: { start, end }, severity: _, ...mistake }) => ({ ...mistake, start, end }));
}

/** Yields the values of a figure that have to contain a number. */
function* amountsOf({ kind, bars, parts, lines }: FigureData): Generator<{ keys: (string | number)[]; typed: string }> {
  const lists: Record<string, unknown> = { bars, parts };
  for (const [name, list] of Object.entries(lists)) {
    for (const [index, { value }] of ((list ?? []) as FigureData[]).entries()) {
      yield { keys: [name, index, 'value'], typed: value as string };
    }
  }
  if (kind !== 'curve') return;
  for (const [at, { values }] of (lines as FigureData[]).entries()) {
    for (const [index, typed] of (values as string[]).entries()) yield { keys: ['lines', at, 'values', index], typed };
  }
}

/** Yields the mistakes in a figure that matches its schema. */
function* valueMistakes({ data = {}, rangeOf }: FigureBlock): Generator<FigureMistake> {
  for (const { keys, typed } of amountsOf(data)) {
    if (amountOf(typed) === undefined && !isUnfilled(typed)) {
      yield { code: 'figure/no-number', ...rangeOf(keys), args: { typed } };
    }
  }
  const { kind, total } = data;
  const { steps, lines, parts, questions } = data as Record<string, FigureData[] | undefined>;
  if (kind === 'curve') {
    for (const [index, { values = [] }] of (lines ?? []).entries()) {
      const [count, expected] = [values.length as number, (steps ?? []).length];
      if (count !== expected)
        yield {
          code: 'figure/wrong-count',
          ...rangeOf(['lines', index, 'values'], 'key'),
          args: { count, expected },
        };
    }
  }
  if (typeof total === 'string' && kind === 'parts') {
    const amounts = [total, ...(parts ?? []).map(({ value }) => String(value))].map(amountOf);
    const [whole = Number.NaN, ...shares] = amounts;
    const sum = Math.round(shares.reduce<number>((one, other) => one + (other ?? Number.NaN), 0) * 100) / 100;
    if (Number.isFinite(sum - whole) && sum !== whole) {
      yield { code: 'figure/wrong-total', ...rangeOf(['total']), args: { typed: total, sum: formatSum(sum) } };
    }
  }
  for (const [index, { answers = [] }] of (questions ?? []).entries()) {
    for (const [at, { answer, result, next }] of (answers as FigureData[]).entries()) {
      const leadsTo = next === undefined ? index + 2 : Number(next);
      if (result !== undefined || (leadsTo > index + 1 && leadsTo <= (questions ?? []).length)) continue;
      const keys = ['questions', index, 'answers', at, next === undefined ? 'answer' : 'next'];
      yield { code: 'figure/dead-end', ...rangeOf(keys), args: { typed: String(answer) } };
    }
  }
}

function formatSum(sum: number): string {
  return String(sum).replace('.', ',');
}

function mistakesOf(block: FigureBlock): FigureMistake[] {
  const { data } = block;
  if (!data) return unreadable(block);
  const { kind } = data;
  const kinds = figureKinds();
  if (typeof kind !== 'string') {
    const known = kinds.join(', ');
    return [{ code: 'figure/no-kind', start: block.start, end: block.start + 1, args: { known } }];
  }
  if (!kinds.includes(kind)) {
    const suggestion = nearest(kind, kinds);
    const isCertain = isOnlyNear(kind, suggestion, kinds);
    const args = { typed: kind, known: kinds.join(', ') };
    return [
      {
        code: 'figure/unknown-kind',
        ...block.rangeOf(['kind']),
        args,
        ...(suggestion !== undefined && { suggestion, ...(isCertain && { isCertain: true as const }) }),
      },
    ];
  }
  const form = formMistakes(block, kind);
  return form.length > 0 ? form : [...valueMistakes(block)];
}

/** Finds the mistakes in the figures of a Markdown text. */
export function figureMistakesIn(text: string): FigureMistake[] {
  if (!/(?:`{3}|~{3})[ \t]*figure\b/.test(text)) return [];
  return [...nodesOf(treeOf(text))].flatMap(({ node }) => (node.type === 'figure' ? mistakesOf(node.figure) : []));
}
