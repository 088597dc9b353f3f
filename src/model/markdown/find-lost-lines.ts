import type { Definition, FootnoteDefinition, Nodes } from 'mdast';
import type { TextRange, TypedRange } from '../../text/range.ts';
import { rangeOf } from './markdown.ts';

/** A definition that no page shows. */
export interface UnusedDefinition extends TextRange {
  label: string;
}

/** Whether a definition is used as a comment: « [//]: # (note) ». */
const isComment = ({ identifier, url }: Definition) => /^(?:\/\/|comment)$/i.test(identifier) || /^#?$/.test(url);

/** Yields the definitions of links and footnotes without references, or with the label of an earlier one. */
export function* unusedDefinitionsIn(text: string, nodes: readonly Nodes[]): Generator<UnusedDefinition> {
  const called = new Set<string>();
  for (const node of nodes) {
    if (node.type === 'linkReference' || node.type === 'imageReference') called.add(node.identifier);
    if (node.type === 'footnoteReference') called.add(`^${node.identifier}`);
  }
  const shown = new Set<string>();
  for (const node of nodes as (Definition | FootnoteDefinition)[]) {
    const isFootnote = node.type === 'footnoteDefinition';
    if (!isFootnote && node.type !== 'definition') continue;
    const name = `${isFootnote ? '^' : ''}${node.identifier}`;
    const isLost = !called.has(name) || shown.has(name);
    shown.add(name);
    if (!isLost || (!isFootnote && isComment(node as Definition))) continue;
    const { start } = rangeOf(node);
    const [typed = ''] = /^[^\r\n]*/.exec(text.slice(start, rangeOf(node).end)) ?? [];
    yield {
      start,
      end: start + typed.trimEnd().length,
      label: `${isFootnote ? '^' : ''}${node.label ?? node.identifier}`,
    };
  }
}

/** Maximum length of a heading: a longer text, one of several lines, or one with final punctuation is a paragraph. */
const MAX_HEADING_LENGTH = 80;
const SENTENCE = /[\r\n]|[.,;:…]$/;

/** Yields the lines of dashes that were typed as separators, but turn the paragraph above them into a heading. */
export function* underlinedIn(text: string, nodes: readonly Nodes[]): Generator<TypedRange> {
  for (const node of nodes) {
    if (node.type !== 'heading' || node.depth !== 2) continue;
    const { start: from, end: to } = rangeOf(node);
    const source = text.slice(from, to).trimEnd();
    const [line = '', signs = '', dashes = ''] = /^([ >]*)(-+)$/.exec(source.slice(source.lastIndexOf('\n') + 1)) ?? [];
    const words = source.slice(0, source.length - line.length).trim();
    if (dashes === '' || words === '' || words.startsWith('#')) continue;
    const isRuler = dashes.length > 2;
    if (isRuler && words.length <= MAX_HEADING_LENGTH && !SENTENCE.test(words)) continue;
    const offset = from + source.length - dashes.length;
    const suggestion = isRuler ? { suggestion: `\n${signs}${dashes}` } : {};
    yield { start: offset, end: offset + dashes.length, typed: dashes, ...suggestion };
  }
}

/** Yields the first line of each indented code block. */
export function* indentedCodeIn(text: string, nodes: readonly Nodes[]): Generator<TypedRange> {
  for (const node of nodes) {
    if (node.type !== 'code') continue;
    const { start: from, end: to } = rangeOf(node);
    const source = text.slice(from, to);
    const [typed = ''] = /\S[^\r\n]*/.exec(source) ?? [];
    const isFenced = /^(?:`{3,}|~{3,})/.test(typed) && !node.value.trimStart().startsWith(typed.trimEnd());
    if (isFenced || typed === '') continue;
    yield {
      start: from + source.indexOf(typed),
      end: from + source.indexOf(typed) + typed.trimEnd().length,
      typed: typed.trimEnd(),
    };
  }
}
