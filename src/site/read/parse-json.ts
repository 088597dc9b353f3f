import { explainJson, type Trial } from './explain-json.ts';
import { type JsonSlip, type Slip, UNREADABLE } from './json-cursor.ts';
import type { JsonNode } from './json-node.ts';
import { JsonParser } from './json-parser.ts';

function tryToRead(text: string): Trial & { root: JsonNode | undefined } {
  const slips: Slip[] = [];
  try {
    return { root: new JsonParser(text, (...slip) => slips.push(slip)).read(), isWhole: true, slips };
  } catch (error) {
    if (error === UNREADABLE) return { root: undefined, isWhole: false, slips };
    throw error;
  }
}

/**
 * Reads JSON and keeps the place of every value. A slip that leaves no doubt about what was meant (a comma, a quote,
 * a comment) is reported and read through; the first that does ends the reading, and there is no root then.
 */
export function parseJson(text: string, report: JsonSlip): JsonNode | undefined {
  const { root, slips } = tryToRead(text);
  for (const slip of root ? slips : explainJson(text, slips, tryToRead)) report(...slip);
  return root;
}
