import type { TextRange } from '../../text/range.ts';

/** A reference to a definition or a footnote that the text does not have. */
export interface Undefined extends TextRange {
  label: string;
}

const REFERENCE = /\[(?!\^)(?<words>[^[\]\n]+)\]\[(?<label>[^[\]\n^]*)\]/dg;
const FOOTNOTE = /\[\^(?<label>[^\s[\]\\]+)\](?!:)/g;

/**
 * References by a label, `[words][label]`, that lead nowhere.
 * @param literal the text with all masked that is not shown as it is typed
 */
export function* undefinedReferencesIn(text: string, literal: string): Generator<Undefined> {
  if (!literal.includes('][')) return;
  for (const { index, 0: found, groups, indices } of literal.matchAll(REFERENCE)) {
    const [from, to] = indices?.groups?.[groups?.label ? 'label' : 'words'] ?? [0, 0];
    yield { start: index, end: index + found.length, label: text.slice(from, to) };
  }
}

/** Marks of footnotes that no line of the text explains. */
export function* undefinedFootnotesIn(literal: string): Generator<Undefined> {
  for (const { index, 0: found, groups: { label = '' } = {} } of literal.matchAll(FOOTNOTE)) {
    yield { start: index, end: index + found.length, label };
  }
}
