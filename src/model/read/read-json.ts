import type { Diagnostic, Report } from '../../diagnostics/diagnostic.ts';
import type { Document, TextFile } from './document.ts';
import { type JsonNode, jsonNodeAt, plainValue } from './json-node.ts';
import { parseJson } from './parse-json.ts';
import { keysOf } from './pointer.ts';
import { offsetInString } from './scan-json-string.ts';

/** Codes of mistakes in the notation of numbers. */
const ABOUT_NUMBERS = new Set(['json/decimal-comma', 'json/bad-number']);

/** Codes whose suggestion guesses the meaning of a number or word that is not valid JSON. */
const GUESSES = new Set([...ABOUT_NUMBERS, 'json/unknown-word']);

/**
 * Returns the length of the reported range: the whole text or number, or only the opening bracket of an object or list.
 */
function extent(node: JsonNode): number {
  return node.type === 'object' || node.type === 'array' ? 1 : node.end - node.start;
}

/**
 * Parses JSON with the place of every value. Mistakes are reported, except for those in numbers (`oddNumbers`). There
 * is no data after a mistake without an obvious correction.
 */
export function readJson(file: TextFile, report: Report): Document {
  const oddNumbers: Diagnostic[] = [];
  const tree = parseJson(file.text, (code, offset, length, args = {}, suggestion) => {
    const add = ABOUT_NUMBERS.has(code) ? (odd: Diagnostic) => void oddNumbers.push(odd) : report;
    add({
      code,
      severity: 'error',
      place: { file: file.path, start: offset, end: offset + length },
      args,
      ...(suggestion === undefined ? {} : { suggestion, ...(!GUESSES.has(code) && { isCertain: true as const }) }),
    });
  });
  return {
    ...file,
    data: tree && plainValue(tree),
    oddNumbers,
    locate(pointer, target = 'value') {
      if (!tree) return { file: file.path, start: 0, end: 0, pointer };
      const { node, key, complete } = jsonNodeAt(tree, keysOf(pointer));
      const at = (complete && target === 'key' && key) || node;
      const quote = at.type === 'string' && complete && target !== 'literal' ? ({ quote: '"' } as const) : {};
      return { file: file.path, start: at.start, end: at.start + extent(at), pointer, ...quote };
    },
    locateWithin(pointer, { start, end }) {
      if (!tree) return { file: file.path, start: 0, end: 0, pointer };
      const { node, complete } = jsonNodeAt(tree, keysOf(pointer));
      if (node.type !== 'string' || !complete)
        return { file: file.path, start: node.start, end: node.start + extent(node), pointer };
      const from = offsetInString(file.text, node, start);
      const to = offsetInString(file.text, node, end);
      return { file: file.path, start: from, end: to, pointer, within: '"' };
    },
  };
}
