import { isScalar, isSeq, type Node, Scalar } from 'yaml';
import type { Diagnostic, Place, Report } from '../../diagnostics/diagnostic.ts';
import type { YamlSlip } from './explain-yaml.ts';
import { type Matter, nodeAt, type Parsed, parseMatter, parseYaml, split } from './front-matter.ts';
import { findNearClosing, holdsBody } from './near-fence.ts';
import { keysOf } from './pointer.ts';
import { readPlainYaml } from './read-plain-yaml.ts';
import { decodeText } from './read-text.ts';
import type { MarkdownSource, SourceFile, Target } from './source.ts';
import { keyOf, type TextMemory, type TextRecord } from './text-memory.ts';

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

/** Front matter that ends nowhere is reported where it opens: what comes of that stands far below. */
function unclosedAt(yamlOffset: number): YamlSlip {
  return { code: 'front-matter/unclosed', offset: -yamlOffset, length: 3, args: {} };
}

/** Front matter that nothing closes: the line that was meant to, or else the fence that opens it. */
function unclosed(text: string, yamlOffset: number): YamlSlip {
  const near = findNearClosing(text, yamlOffset);
  if (!near) return unclosedAt(yamlOffset);
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
  if (slip) slipAt(yaml !== undefined && holdsBody(yaml) ? unclosedAt(yamlOffset) : slip);
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
