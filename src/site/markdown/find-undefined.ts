import type { Span } from './markdown.ts';

/** A reference to a definition or a footnote that the text does not have. */
export interface Undefined extends Span {
  label: string;
}

const REFERENCE = /(?<!\\)\[(?!\^)(?<words>[^[\]\n]+)\]\[(?<label>[^[\]\n^]*)\]/g;
const EXPLAINED = /\[\^([^\s[\]\\]+)\]:/g;
const FOOTNOTE = /(?<!\\)\[\^(?<label>[^\s[\]\\]+)\](?!:)/g;

/** Links by a label: `[words][label]`. Those that are links may be among them. */
export function* referencesIn(text: string): Generator<Undefined> {
  if (!text.includes('][')) return;
  for (const { index, 0: typed, groups = {} } of text.matchAll(REFERENCE)) {
    yield { offset: index, length: typed.length, label: groups.label || (groups.words ?? '') };
  }
}

/** Marks of footnotes that no line of the text explains. */
export function* undefinedFootnotesIn(text: string): Generator<Undefined> {
  if (!text.includes('[^')) return;
  const explained = new Set([...text.matchAll(EXPLAINED)].map(([, label = '']) => label.toLowerCase()));
  for (const { index, 0: typed, groups: { label = '' } = {} } of text.matchAll(FOOTNOTE)) {
    if (!explained.has(label.toLowerCase())) yield { offset: index, length: typed.length, label };
  }
}
