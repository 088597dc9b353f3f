import { isMap, isNode, isScalar, LineCounter, type Node, parseDocument } from 'yaml';
import type { Report } from '../../diagnostics/diagnostic.ts';
import { keysOf } from './pointer.ts';
import type { MarkdownSource, SourceFile } from './source.ts';

const FRONT_MATTER = /^---[ \t]*\r?\n([\s\S]*?)(?:^|\r?\n)---[ \t]*(?:\r?\n|$)/;

function nodeAt(root: Node | null, keys: string[]): { key?: Node | undefined; value: Node | null } {
  let value: Node | null = root;
  let key: Node | undefined;
  for (const name of keys) {
    if (isMap(value)) {
      const pair = value.items.find((item) => isScalar(item.key) && String(item.key.value) === name);
      if (!pair) break;
      key = isNode(pair.key) ? pair.key : undefined;
      value = isNode(pair.value) ? pair.value : null;
    } else break;
  }
  return { key, value };
}

/** Reads a Markdown file: its YAML front matter with places, and its body untouched. */
export function readMarkdown(file: SourceFile, report: Report): MarkdownSource {
  const match = FRONT_MATTER.exec(file.text);
  const bodyOffset = match?.[0].length ?? 0;
  const yamlOffset = file.text.indexOf('\n') + 1;
  const document = parseDocument(match?.[1] ?? '', {
    lineCounter: new LineCounter(),
    schema: 'core',
    uniqueKeys: true,
  });
  for (const error of document.errors.slice(0, 1)) {
    report({
      code: 'front-matter/syntax',
      severity: 'error',
      place: { file: file.path, offset: yamlOffset + error.pos[0], length: error.pos[1] - error.pos[0] },
      args: { problem: error.code },
    });
  }
  const root = document.contents as Node | null;
  return {
    file,
    data: match && document.errors.length === 0 ? (document.toJS() as unknown) : undefined,
    body: file.text.slice(bodyOffset),
    bodyOffset,
    locate(pointer, target = 'value') {
      const { key, value } = nodeAt(root, keysOf(pointer));
      const range = ((target === 'key' && key) || value || root)?.range;
      const [start, end] = range ?? [0, 0];
      return { file: file.path, offset: (match ? yamlOffset : 0) + start, length: end - start, pointer };
    },
  };
}
