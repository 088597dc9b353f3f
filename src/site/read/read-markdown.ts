import { isMap, isNode, isScalar, isSeq, type Node, parseDocument, Scalar } from 'yaml';
import type { Diagnostic, Place, Report } from '../../diagnostics/diagnostic.ts';
import { explainYaml, type YamlSlip } from './explain-yaml.ts';
import { explainLostText } from './lost-text.ts';
import { findNearClosing } from './near-fence.ts';
import { keysOf } from './pointer.ts';
import { readPlainYaml } from './read-plain-yaml.ts';
import { decodeText } from './read-text.ts';
import type { MarkdownSource, SourceFile, Target } from './source.ts';
import { keyOf, type TextMemory, type TextRecord } from './text-memory.ts';

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
    // A colon is missing behind the key, but another one stands further on: no key holds a space or a sign.
    const isRunOn = isMap(root) && root.items.some(({ key }) => isScalar(key) && /[\s=]/.test(String(key.value)));
    const runOn = isRunOn ? explainYaml(yaml) : undefined;
    if (runOn) return { root, slip: runOn };
    if (root && !isMap(root)) return { root, slip: explainYaml(yaml) ?? syntax(root.range?.[0]) };
    const lost = explainLostText(root, yaml);
    if (lost) return { root, slip: lost };
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

/** Whether a value is the same once it has been JSON: `.nan` and `.inf` are not. */
function survivesJson(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value);
  return typeof value !== 'object' || value === null || Object.values(value).every(survivesJson);
}

/** A copy of plain data that shares no letters with the text it was found in: a part of a text keeps all of it in memory. */
function detached<T>(value: T): T {
  return value === undefined ? value : (JSON.parse(JSON.stringify(value)) as T);
}

/** What a Markdown file says of itself: its front matter, and where its body begins. */
type Read = Pick<MarkdownSource, 'data' | 'hasFrontMatter' | 'bodyOffset'>;

/** The quotation marks between which a text stands. */
function quoteOf({ type }: Scalar): Pick<Place, 'quote'> {
  if (type === Scalar.QUOTE_DOUBLE) return { quote: '"' };
  return type === Scalar.QUOTE_SINGLE ? { quote: "'" } : {};
}

/** Finds the places of values in front matter, which it parses for that alone. */
function finderIn(file: SourceFile): Pick<MarkdownSource, 'locate' | 'locateWithin'> {
  let parsed: { root: Node | null; yaml?: string; yamlOffset: number } | undefined;
  const parse = () => {
    if (parsed) return parsed;
    const { yaml, yamlOffset, closed } = split(file.text);
    parsed =
      yaml === undefined
        ? { root: null, yamlOffset }
        : { root: closed ? parseYaml(yaml).root : null, yaml, yamlOffset };
    return parsed;
  };
  const place = (node: Node | null, complete: boolean, pointer: string, target?: Target): Place => {
    const [start = 0, end = start] = node?.range ?? [];
    const whole = isScalar(node) && complete;
    const length = whole ? end - start : isSeq(node) && complete ? end - start : Math.min(1, end - start);
    const quote = whole && target !== 'literal' ? quoteOf(node as Scalar) : {};
    return { file: file.path, offset: parse().yamlOffset + start, length, pointer, ...quote };
  };
  const locate: MarkdownSource['locate'] = (pointer, target = 'value') => {
    const { root, yaml } = parse();
    const { key, value, complete } = nodeAt(root, keysOf(pointer));
    // What is missing altogether stands at the fence that opens the front matter.
    if (!complete && value === root) return { file: file.path, offset: 0, length: yaml === undefined ? 0 : 3, pointer };
    return place((complete && target === 'key' && key) || value, complete, pointer, target);
  };
  return {
    locate,
    locateWithin(pointer, start, length) {
      const whole = locate(pointer);
      const { value } = nodeAt(parse().root, keysOf(pointer));
      if (!isScalar(value) || typeof value.value !== 'string') return whole;
      const written = file.text.slice(whole.offset, whole.offset + whole.length);
      // Quotes stand around the value; where escapes or folded lines stand in it, the whole value is named.
      const at = written.indexOf(value.value);
      const { quote: within } = whole;
      const offset = whole.offset + at + start;
      return at < 0 ? whole : { file: file.path, offset, length, pointer, ...(within ? { within } : {}) };
    },
  };
}

interface Kept {
  key(): string;
  made: TextRecord['made'];
  /** Is told when something was made. */
  onMade?(): void;
}

function sourceOf(file: SourceFile, read: Read, { key, made, onMade }: Kept): MarkdownSource {
  const { data, hasFrontMatter, bodyOffset } = read;
  return {
    key,
    file,
    data,
    hasFrontMatter,
    bodyOffset,
    get body() {
      return file.text.slice(bodyOffset);
    },
    make<T>(name: string, make: (body: string) => T, given = '') {
      const known = Object.hasOwn(made, name) ? made[name] : undefined;
      if (known?.[0] === given) return known[1] as T;
      const value = detached(make(file.text.slice(bodyOffset)));
      made[name] = [given, value];
      onMade?.();
      return value;
    },
    ...finderIn(file),
  };
}

/** Front matter that nothing closes: the line that was meant to, or else the fence that opens it. */
function unclosed(text: string, yamlOffset: number): YamlSlip {
  const near = findNearClosing(text, yamlOffset);
  if (!near) {
    return { code: 'front-matter/unclosed', offset: -yamlOffset, length: 3, args: {} };
  }
  const { offset, length, typed } = near;
  return { code: 'front-matter/wrong-fence', offset: offset - yamlOffset, length, args: { typed }, suggestion: '---' };
}

/** Reads a Markdown file: its YAML front matter with places, and its body untouched. Slips are reported. */
export function readMarkdown(file: SourceFile, report: Report): MarkdownSource {
  const { yaml, yamlOffset, bodyOffset, closed } = split(file.text);
  const slipAt = ({ code, offset, length, args, suggestion }: YamlSlip) =>
    report({
      code,
      severity: 'error',
      place: { file: file.path, offset: yamlOffset + offset, length },
      args,
      ...(suggestion === undefined ? {} : { suggestion }),
    });
  if (!closed) slipAt(unclosed(file.text, yamlOffset));
  // Plain front matter is read without the full parser, which only the places of values need.
  const plain = yaml === undefined || !closed ? undefined : readPlainYaml(yaml);
  const { data, slip }: Pick<Parsed, 'data' | 'slip'> = plain
    ? { data: plain }
    : yaml === undefined || !closed
      ? {}
      : parseYaml(yaml);
  if (slip) slipAt(slip);
  const key = () => keyOf(file.text);
  return sourceOf(file, { data, hasFrontMatter: yaml !== undefined, bodyOffset }, { key, made: {} });
}

// Functions of their own, so that what they give keeps nothing of the bytes in memory.

function heldFile(path: string, textOf: () => string): SourceFile {
  return {
    path,
    get text() {
      return textOf();
    },
  };
}

function keptIn(memory: TextMemory, key: string, record: TextRecord): Kept {
  return { key: () => key, made: record.made, onMade: () => memory.keep(key, record) };
}

/**
 * Reads the bytes of a Markdown file as `readMarkdown` does. Where the memory knows them, the text is decoded only if
 * something asks for it; where nothing is wrong with them, the memory keeps what is made of them. The memory holds the
 * bytes too: as text they would take twice the room.
 */
export function readMarkdownBytes(bytes: Uint8Array, path: string, report: Report, memory: TextMemory): MarkdownSource {
  const key = keyOf(bytes);
  const known = memory.recall(key);
  if (known) return sourceOf(heldFile(path, memory.hold(bytes)), known, keptIn(memory, key, known));
  let isGood = true;
  const judge = (slip: Diagnostic) => {
    isGood = false;
    report(slip);
  };
  const source = readMarkdown(decodeText(bytes, path, judge), judge);
  if (!isGood || !survivesJson(source.data)) return source;
  const { hasFrontMatter, bodyOffset } = source;
  const record: TextRecord = { data: detached(source.data), hasFrontMatter, bodyOffset, made: {} };
  memory.keep(key, record);
  return sourceOf(heldFile(path, memory.hold(bytes)), record, keptIn(memory, key, record));
}
