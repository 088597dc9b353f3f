import { readableText } from '../../../text/placeholders.ts';
import type { TextRange } from '../../../text/range.ts';
import type { FactEntry } from '../../protocol.ts';

/** A name between double braces. */
export const FACT = /\{\{\s*([\w.-]+)\s*\}\}/g;

interface FactUse extends TextRange {
  name: string;
  fact: FactEntry | undefined;
}

/** The facts that a text names, in order of appearance. */
export function factsIn(text: string, facts: readonly FactEntry[]): FactUse[] {
  return [...text.matchAll(FACT)].map(({ index, 0: whole, 1: name = '' }) => ({
    start: index,
    end: index + whole.length,
    name,
    fact: facts.find((one) => one.name === name),
  }));
}

/** A text with its facts replaced by their values, and unknown ones by their names. */
export function withFacts(text: string, facts: readonly FactEntry[]): string {
  return readableText(text, (name) => facts.find((one) => one.name === name)?.value);
}
