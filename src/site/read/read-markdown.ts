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

/** Front matter as it is parsed for places alone. */
interface Matter {
  root: Node | null;
  yaml?: string;
  yamlOffset: number;
}

function parseMatter(text: string): Matter {
  const { yaml, yamlOffset, closed } = split(text);
  if (yaml === undefined) return { root: null, yamlOffset };
  return { root: closed ? parseYaml(yaml).root : null, yaml, yamlOffset };
}

interface Kept {
  key(): string;
  made: TextRecord['made'];
  /** Is told when something was made. */
  onMade?(): void;
}

/**
 * A Markdown file as it was read. A class, whose functions are there once: a large site has very many of them, and as
 * an object of closures each would take more memory than what it says of its text.
 */
class ReadMarkdown implements MarkdownSource {
  readonly file: SourceFile;
  readonly data: unknown;
  readonly hasFrontMatter: boolean;
  readonly bodyOffset: number;
  // Not `#`: rules ask for places by way of objects that have this one as their prototype.
  private readonly kept: Kept;
  private matter: Matter | undefined;

  constructor(file: SourceFile, { data, hasFrontMatter, bodyOffset }: Read, kept: Kept) {
    this.file = file;
    this.data = data;
    this.hasFrontMatter = hasFrontMatter;
    this.bodyOffset = bodyOffset;
    this.kept = kept;
    this.matter = undefined;
  }

  get body(): string {
    return this.file.text.slice(this.bodyOffset);
  }

  key(): string {
    return this.kept.key();
  }

  make<T>(name: string, make: (body: string) => T, given = ''): T {
    const { made } = this.kept;
    const known = Object.hasOwn(made, name) ? made[name] : undefined;
    if (known?.[0] === given) return known[1] as T;
    const value = detached(make(this.body));
    made[name] = [given, value];
    this.kept.onMade?.();
    return value;
  }

  locate(pointer: string, target: Target = 'value'): Place {
    const { root, yaml } = this.parsed();
    const { key, value, complete } = nodeAt(root, keysOf(pointer));
    // What is missing altogether stands at the fence that opens the front matter.
    if (!complete && value === root)
      return { file: this.file.path, offset: 0, length: yaml === undefined ? 0 : 3, pointer };
    return this.placeOf((complete && target === 'key' && key) || value, complete, pointer, target);
  }

  locateWithin(pointer: string, start: number, length: number): Place {
    const whole = this.locate(pointer);
    const { value } = nodeAt(this.parsed().root, keysOf(pointer));
    if (!isScalar(value) || typeof value.value !== 'string') return whole;
    const { path, text } = this.file;
    const written = text.slice(whole.offset, whole.offset + whole.length);
    // Quotes stand around the value; where escapes or folded lines stand in it, the whole value is named.
    const at = written.indexOf(value.value);
    const { quote: within } = whole;
    const offset = whole.offset + at + start;
    return at < 0 ? whole : { file: path, offset, length, pointer, ...(within ? { within } : {}) };
  }

  private parsed(): Matter {
    this.matter ??= parseMatter(this.file.text);
    return this.matter;
  }

  private placeOf(node: Node | null, complete: boolean, pointer: string, target: Target): Place {
    const [start = 0, end = start] = node?.range ?? [];
    const whole = isScalar(node) && complete;
    const length = whole || (isSeq(node) && complete) ? end - start : Math.min(1, end - start);
    const quote = whole && target !== 'literal' ? quoteOf(node as Scalar) : {};
    return { file: this.file.path, offset: this.parsed().yamlOffset + start, length, pointer, ...quote };
  }
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
  return new ReadMarkdown(file, { data, hasFrontMatter: yaml !== undefined, bodyOffset }, { key, made: {} });
}

/** A file whose text is decoded when something asks for it. */
class HeldFile implements SourceFile {
  readonly path: string;
  private readonly tell: () => string;

  constructor(path: string, tell: () => string) {
    this.path = path;
    this.tell = tell;
  }

  get text(): string {
    return this.tell();
  }
}

/** What a memory keeps of a text, and may be told to keep again. */
class KeptRecord implements Kept {
  readonly made: TextRecord['made'];
  private readonly memory: TextMemory;
  private readonly hash: string;
  private readonly record: TextRecord;

  constructor(memory: TextMemory, hash: string, record: TextRecord) {
    this.made = record.made;
    this.memory = memory;
    this.hash = hash;
    this.record = record;
  }

  key(): string {
    return this.hash;
  }

  onMade(): void {
    this.memory.keep(this.hash, this.record);
  }
}

/**
 * Reads the bytes of a Markdown file as `readMarkdown` does. Where the memory knows them, the text is decoded only if
 * something asks for it; where nothing is wrong with them, the memory keeps what is made of them. The memory holds the
 * bytes too: as text they would take twice the room.
 */
export function readMarkdownBytes(bytes: Uint8Array, path: string, report: Report, memory: TextMemory): MarkdownSource {
  const key = keyOf(bytes);
  const known = memory.recall(key);
  if (known) return new ReadMarkdown(new HeldFile(path, memory.hold(bytes)), known, new KeptRecord(memory, key, known));
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
  return new ReadMarkdown(new HeldFile(path, memory.hold(bytes)), record, new KeptRecord(memory, key, record));
}
