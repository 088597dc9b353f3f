import type { Report } from '../../diagnostics/diagnostic.ts';
import { follow, type JsonNode, plainValue } from './json-node.ts';
import { parseJson } from './parse-json.ts';
import { keysOf } from './pointer.ts';
import { offsetInString } from './scan-json-string.ts';
import type { SourceDocument, SourceFile } from './source.ts';

/** Length of a place: all of a text or number; of an object or list only what opens it. */
function extent(node: JsonNode): number {
  return node.type === 'object' || node.type === 'array' ? 1 : node.length;
}

/**
 * Parses JSON, keeping the place of every value; slips are reported.
 * There is no data when a slip leaves open what was meant.
 */
export function readJson(file: SourceFile, report: Report): SourceDocument {
  const tree = parseJson(file.text, (code, offset, length, args = {}, suggestion) => {
    report({
      code,
      severity: 'error',
      place: { file: file.path, offset, length },
      args,
      ...(suggestion === undefined ? {} : { suggestion }),
    });
  });
  return {
    file,
    data: tree && plainValue(tree),
    locate(pointer, target = 'value') {
      if (!tree) return { file: file.path, offset: 0, length: 0, pointer };
      const { node, key, complete } = follow(tree, keysOf(pointer));
      const at = (complete && target === 'key' && key) || node;
      const quote = at.type === 'string' && complete && target !== 'literal' ? ({ quote: '"' } as const) : {};
      return { file: file.path, offset: at.offset, length: extent(at), pointer, ...quote };
    },
    locateWithin(pointer, start, length) {
      if (!tree) return { file: file.path, offset: 0, length: 0, pointer };
      const { node, complete } = follow(tree, keysOf(pointer));
      if (node.type !== 'string' || !complete)
        return { file: file.path, offset: node.offset, length: extent(node), pointer };
      const from = offsetInString(file.text, node, start);
      const to = offsetInString(file.text, node, start + length);
      return { file: file.path, offset: from, length: to - from, pointer, within: '"' };
    },
  };
}
