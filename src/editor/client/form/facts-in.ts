import { readableText } from '../../../text/braced-names.ts';
import type { FactEntry } from '../../protocol.ts';

/** A name between double braces. */
export const FACT = /\{\{\s*([\w.-]+)\s*\}\}/g;

/** Returns a text with its facts replaced by their values, and unknown ones by their names. */
export function withFacts(text: string, facts: readonly FactEntry[]): string {
  return readableText(text, (name) => facts.find((one) => one.name === name)?.value);
}
