import type { TextRange } from '../../text/range.ts';

/** A reference to a link definition or a footnote that is missing from the text. */
export interface Undefined extends TextRange {
  label: string;
}

const REFERENCE = /\[(?!\^)(?<words>[^[\]\n]+)\]\[(?<label>[^[\]\n^]*)\]/dg;
const FOOTNOTE = /\[\^(?<label>[^\s[\]\\]+)\](?!:)/g;

/**
 * Yields the references by label, `[words][label]`, without a definition.
 * @param literal the text; characters not shown as typed are masked
 */
export function* undefinedReferencesIn(text: string, literal: string): Generator<Undefined> {
  if (!literal.includes('][')) return;
  for (const { index, 0: found, groups, indices } of literal.matchAll(REFERENCE)) {
    const [from, to] = indices?.groups?.[groups?.label ? 'label' : 'words'] ?? [0, 0];
    yield { start: index, end: index + found.length, label: text.slice(from, to) };
  }
}

/** Yields the references to footnotes without a definition. */
export function* undefinedFootnotesIn(literal: string): Generator<Undefined> {
  for (const { index, 0: found, groups: { label = '' } = {} } of literal.matchAll(FOOTNOTE)) {
    yield { start: index, end: index + found.length, label };
  }
}
