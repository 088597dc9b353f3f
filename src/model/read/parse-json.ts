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
 * Reads JSON and keeps the place of every value. A mistake that leaves no doubt about what was meant (a comma, a quote,
 * a comment) is reported and read through; the first that does ends the reading, and there is no root then.
 */
export function parseJson(text: string, report: JsonMistake): JsonNode | undefined {
  const { root, mistakes } = tryToRead(text);
  for (const mistake of root ? mistakes : explainJson(text, mistakes, tryToRead)) report(...mistake);
  return root;
}
