import { isMap, isNode, isScalar, isSeq, type Node, parseDocument } from 'yaml';
import type { Report } from '../../diagnostics/diagnostic.ts';
import { explainYaml, type YamlSlip } from './explain-yaml.ts';
import { keysOf } from './pointer.ts';
import { readPlainYaml } from './read-plain-yaml.ts';
import type { MarkdownSource, SourceFile } from './source.ts';

const OPENING = /^---[ \t]*(?:\r?\n|$)/;
const CLOSING = /^---[ \t]*$/m;

interface Parts {
  /** Front matter without its fences; nothing when the file has none. */
  yaml?: string;
  yamlOffset: number;
  bodyOffset: number;
  closed: boolean;
}

function split(text: string): Parts {
  const opening = OPENING.exec(text);
  if (!opening) return { yamlOffset: 0, bodyOffset: 0, closed: true };
  const yamlOffset = opening[0].length;
  const rest = text.slice(yamlOffset).replace(/\r/g, ' ');
  const closing = CLOSING.exec(rest);
  if (!closing) return { yaml: '', yamlOffset, bodyOffset: text.length, closed: false };
  const after = text.indexOf('\n', yamlOffset + closing.index);
  const bodyOffset = after < 0 ? text.length : after + 1;
  return { yaml: text.slice(yamlOffset, yamlOffset + closing.index), yamlOffset, bodyOffset, closed: true };
}

type Parsed = { root: Node | null; data?: unknown; slip?: YamlSlip };

/** Parses YAML. Hostile input (endless nesting, aliases of aliases) gives a slip like any other. */
function parseYaml(yaml: string): Parsed {
  const syntax = (offset = 0, length = 1): YamlSlip => ({ code: 'front-matter/syntax', offset, length, args: {} });
  try {
    const document = parseDocument(yaml, { schema: 'core', uniqueKeys: true, logLevel: 'silent' });
    const root = document.contents as Node | null;
    const [error] = document.errors;
    if (error?.code === 'DUPLICATE_KEY') {
      const [offset, end] = error.pos;
      const [written = yaml.slice(offset, end), key = written] =
        /^["']?([\p{L}\p{N}_-]+)["']?/u.exec(yaml.slice(offset)) ?? [];
      return { root, slip: { code: 'front-matter/duplicate-key', offset, length: written.length, args: { key } } };
    }
    if (error)
      return { root, slip: explainYaml(yaml) ?? syntax(error.pos[0], Math.max(1, error.pos[1] - error.pos[0])) };
    if (root && !isMap(root)) return { root, slip: explainYaml(yaml) ?? syntax(root.range?.[0]) };
    return { root, data: root ? (document.toJS({ maxAliasCount: 20 }) as unknown) : {} };
  } catch {
    return { root: null, slip: explainYaml(yaml) ?? syntax() };
  }
}

function nodeAt(root: Node | null, keys: string[]): { key?: Node; value: Node | null; complete: boolean } {
  let value: Node | null = root;
  let key: Node | undefined;
  for (const name of keys) {
    let next: unknown;
    let nextKey: unknown;
    if (isMap(value)) {
      const pair = value.items.find((item) => isScalar(item.key) && String(item.key.value) === name);
      next = pair?.value;
      nextKey = pair?.key;
    } else if (isSeq(value)) next = value.items[Number(name)];
    if (!isNode(next)) return { value, ...(key ? { key } : {}), complete: false };
    value = next;
    key = isNode(nextKey) ? nextKey : undefined;
  }
  return { value, ...(key ? { key } : {}), complete: true };
}

/** Reads a Markdown file: its YAML front matter with places, and its body untouched. Slips are reported. */
export function readMarkdown(file: SourceFile, report: Report): MarkdownSource {
  const { text, path } = file;
  const { yaml, yamlOffset, bodyOffset, closed } = split(text);
  const slipAt = ({ code, offset, length, args, suggestion }: YamlSlip) =>
    report({
      code,
      severity: 'error',
      place: { file: path, offset: yamlOffset + offset, length },
      args,
      ...(suggestion === undefined ? {} : { suggestion }),
    });
  if (!closed) slipAt({ code: 'front-matter/unclosed', offset: -yamlOffset, length: 3, args: {}, suggestion: '---' });
  let parsed: Parsed | undefined;
  const parse = () => {
    parsed ??= yaml === undefined || !closed ? { root: null } : parseYaml(yaml);
    return parsed;
  };
  // Places are asked for when something is wrong: only then does plain front matter need the full parser.
  const plain = yaml === undefined || !closed ? undefined : readPlainYaml(yaml);
  const { data, slip } = plain ? { data: plain, slip: undefined } : parse();
  if (slip) slipAt(slip);
  const place = (node: Node | null, complete: boolean, pointer: string) => {
    const [start = 0, end = start] = node?.range ?? [];
    const whole = isScalar(node) && complete;
    const length = whole ? end - start : isSeq(node) && complete ? end - start : Math.min(1, end - start);
    return { file: path, offset: yamlOffset + start, length, pointer };
  };
  const locate: MarkdownSource['locate'] = (pointer, target = 'value') => {
    const { key, value, complete } = nodeAt(parse().root, keysOf(pointer));
    // What is missing altogether stands at the fence that opens the front matter.
    if (!complete && value === parse().root)
      return { file: path, offset: 0, length: yaml === undefined ? 0 : 3, pointer };
    return place((complete && target === 'key' && key) || value, complete, pointer);
  };
  return {
    file,
    data,
    body: text.slice(bodyOffset),
    bodyOffset,
    hasFrontMatter: yaml !== undefined,
    locate,
    locateWithin(pointer, start, length) {
      const whole = locate(pointer);
      const { value } = nodeAt(parse().root, keysOf(pointer));
      if (!isScalar(value) || typeof value.value !== 'string') return whole;
      const written = text.slice(whole.offset, whole.offset + whole.length);
      // Quotes stand around the value; where escapes or folded lines stand in it, the whole value is named.
      const at = written.indexOf(value.value);
      return at < 0 ? whole : { file: path, offset: whole.offset + at + start, length, pointer };
    },
  };
}
