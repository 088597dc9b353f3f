import { type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';
import type { Report } from '../../diagnostics/diagnostic.ts';
import { keysOf } from './pointer.ts';
import type { SourceDocument, SourceFile } from './source.ts';

function valueOf(node: Node): unknown {
  if (node.type === 'array') return (node.children ?? []).map(valueOf);
  if (node.type !== 'object') return node.value as unknown;
  const out: Record<string, unknown> = {};
  for (const property of node.children ?? []) {
    const [key, value] = property.children ?? [];
    if (!key || !value) continue;
    Object.defineProperty(out, key.value as string, {
      value: valueOf(value),
      enumerable: true,
      configurable: true,
      writable: true,
    });
  }
  return out;
}

function child(node: Node, key: string): { key?: Node | undefined; value: Node } | undefined {
  if (node.type === 'array') {
    const value = node.children?.[Number(key)];
    return value && { value };
  }
  for (const property of node.children ?? []) {
    const [name, value] = property.children ?? [];
    if (node.type === 'object' && name?.value === key && value) return { key: name, value };
  }
  return undefined;
}

/** Parses JSON, keeping the place of every value; syntax errors are reported, the readable rest is kept. */
export function readJson(file: SourceFile, report: Report): SourceDocument {
  const errors: ParseError[] = [];
  const tree = parseTree(file.text, errors, { allowTrailingComma: false, disallowComments: true });
  for (const { error, offset, length } of errors.slice(0, 1)) {
    report({
      code: 'json/syntax',
      severity: 'error',
      place: { file: file.path, offset, length },
      args: { problem: printParseErrorCode(error) },
    });
  }
  return {
    file,
    data: tree && valueOf(tree),
    locate(pointer, target = 'value') {
      let node = tree;
      let key: Node | undefined;
      for (const name of keysOf(pointer)) {
        const found = node && child(node, name);
        if (!found) break;
        key = found.key;
        node = found.value;
      }
      const at = (target === 'key' && key) || node;
      return { file: file.path, offset: at?.offset ?? 0, length: at?.length ?? 0, pointer };
    },
  };
}
