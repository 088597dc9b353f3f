import { explainJson, type Trial } from './explain-json.ts';
import { type JsonMistake, type JsonMistakeArgs, UNREADABLE } from './json-cursor.ts';
import type { JsonNode } from './json-node.ts';
import { JsonParser } from './json-parser.ts';

function tryToRead(text: string): Trial & { root: JsonNode | undefined } {
  const mistakes: JsonMistakeArgs[] = [];
  try {
    return { root: new JsonParser(text, (...mistake) => mistakes.push(mistake)).read(), isWhole: true, mistakes };
  } catch (error) {
    if (error === UNREADABLE) return { root: undefined, isWhole: false, mistakes };
    throw error;
  }
}

/**
 * Parses JSON with the place of every value. A mistake with an obvious correction (a comma, a quote, a comment) is
 * reported, and parsing continues. Any other mistake ends parsing, and there is no root.
 */
export function parseJson(text: string, report: JsonMistake): JsonNode | undefined {
  const { root, mistakes } = tryToRead(text);
  for (const mistake of root ? mistakes : explainJson(text, mistakes, tryToRead)) report(...mistake);
  return root;
}
