import { hash } from 'node:crypto';
import { isScalar, isSeq, type Node, Scalar } from 'yaml';
import type { Place, Quote, Report } from '../../diagnostics/diagnostic.ts';
import { matchAt } from '../../text/match-at.ts';
import type { TextRange } from '../../text/range.ts';
import { analyzeMarkdown, type MarkdownAnalysis } from '../markdown/analyze-markdown.ts';
import { countWordsOf, type WordCount } from '../markdown/count-words.ts';
import { type Passage, passagesOf } from '../markdown/passages.ts';
import type { LocateTarget, MarkdownDocument, TextFile } from './document.ts';
import { type Matter, type Parsed, parseFrontMatter, parseYaml, split, yamlNodeAt } from './front-matter.ts';
import { findNearClosing, holdsBody } from './near-fence.ts';
import { keysOf } from './pointer.ts';
import type { YamlMistake } from './yaml-mistake.ts';

/** Returns the quotation marks around a text. */
function quoteOf({ type }: Scalar): Pick<Place, 'quote'> {
  if (type === Scalar.QUOTE_DOUBLE) return { quote: '"' };
  return type === Scalar.QUOTE_SINGLE ? { quote: "'" } : {};
}

/** An escape in a text between double quotation marks. */
const ESCAPE = /\\(?:x.{2}|u.{4}|U.{8}|.)/y;

/**
 * Returns the offset in a one-line source of the character at `index` of the value: escapes are longer than their
 * characters.
 */
function offsetInScalar(written: string, index: number, quote: Quote | undefined): number {
  if (quote === undefined) return index;
  let at = 1;
  for (let seen = 0; seen < index && at < written.length - 1; seen += 1) {
    const escaped = quote === '"' ? matchAt(ESCAPE, written, at)?.[0] : undefined;
    // Code points beyond 65,535 have two units.
    if (escaped?.startsWith('\\U') && Number.parseInt(escaped.slice(2), 16) > 0xffff) seen += 1;
    at += escaped?.length ?? (quote === "'" && written.startsWith("''", at) ? 2 : 1);
  }
  return at;
}

/** Front matter of the file, and the offset of its body. */
type Parts = Pick<MarkdownDocument, 'data' | 'hasFrontMatter' | 'bodyOffset'>;

/**
 * A Markdown file. It is a class because large sites have very many of them, and the properties of a body are computed
 * on first use.
 */
class ReadMarkdown implements MarkdownDocument {
  readonly path: string;
  readonly text: string;
  readonly data: unknown;
  readonly hasFrontMatter: boolean;
  readonly bodyOffset: number;
  declare readonly typed?: string;
  declare readonly raw?: string;
  declare readonly isForeign?: boolean;
  #frontMatter: Matter | undefined;
  #analysis: MarkdownAnalysis | undefined;
  #passages: readonly Passage[] | undefined;
  #words: WordCount | undefined;

  constructor({ path, text, typed, raw, isForeign }: TextFile, { data, hasFrontMatter, bodyOffset }: Parts) {
    this.path = path;
    this.text = text;
    if (typed !== undefined) this.typed = typed;
    if (raw !== undefined) this.raw = raw;
    if (isForeign !== undefined) this.isForeign = isForeign;
    this.data = data;
    this.hasFrontMatter = hasFrontMatter;
    this.bodyOffset = bodyOffset;
  }

  get hash(): string {
    return hash('sha256', this.text, 'hex').slice(0, 32);
  }

  get body(): string {
    return this.text.slice(this.bodyOffset);
  }

  get analysis(): MarkdownAnalysis {
    this.#analysis ??= analyzeMarkdown(this.body);
    return this.#analysis;
  }

  get passages(): readonly Passage[] {
    this.#passages ??= passagesOf(this.body);
    return this.#passages;
  }

  get words(): WordCount {
    this.#words ??= countWordsOf(this.body);
    return this.#words;
  }

  /** Bound, because rules destructure it. */
  get placeOf() {
    return ({ start, end }: TextRange): Place => ({
      file: this.path,
      start: this.bodyOffset + start,
      end: this.bodyOffset + end,
    });
  }

  locate(pointer: string, target: LocateTarget = 'value'): Place {
    const { root, yaml } = this.parsed();
    const { key, value, complete } = yamlNodeAt(root, keysOf(pointer));
    // A missing key is reported at the fence that opens the front matter.
    if (!complete && value === root) return { file: this.path, start: 0, end: yaml === undefined ? 0 : 3, pointer };
    return this.placeOfNode((complete && target === 'key' && key) || value, complete, pointer, target);
  }

  locateWithin(pointer: string, { start, end }: TextRange): Place {
    const whole = this.locate(pointer);
    const { value } = yamlNodeAt(this.parsed().root, keysOf(pointer));
    if (!isScalar(value) || typeof value.value !== 'string') return whole;
    const { path, text } = this;
    const written = text.slice(whole.start, whole.end);
    // A value on several lines is reported as a whole, because YAML folds its lines.
    if (/[\r\n]/.test(written)) return whole;
    const { quote: within } = whole;
    const from = offsetInScalar(written, start, within);
    const to = offsetInScalar(written, end, within);
    return { file: path, start: whole.start + from, end: whole.start + to, pointer, ...(within ? { within } : {}) };
  }

  private parsed(): Matter {
    this.#frontMatter ??= parseFrontMatter(this.text);
    return this.#frontMatter;
  }

  private placeOfNode(node: Node | null, complete: boolean, pointer: string, target: LocateTarget): Place {
    const [start = 0, end = start] = node?.range ?? [];
    const whole = isScalar(node) && complete;
    const length = whole || (isSeq(node) && complete) ? end - start : Math.min(1, end - start);
    const quote = whole && target !== 'literal' ? quoteOf(node as Scalar) : {};
    return {
      file: this.path,
      start: this.parsed().yamlOffset + start,
      end: this.parsed().yamlOffset + start + length,
      pointer,
      ...quote,
    };
  }
}

/**
 * Returns the mistake for unclosed front matter. It is reported at the beginning, because the resulting error is far
 * below.
 */
function unclosedAt(yamlOffset: number): YamlMistake {
  return { code: 'front-matter/unclosed', start: -yamlOffset, end: -yamlOffset + 3, args: {} };
}

/**
 * Returns the mistake for unclosed front matter, at the line intended to close it, or otherwise at its opening fence.
 */
function unclosed(text: string, yamlOffset: number): YamlMistake {
  const near = findNearClosing(text, yamlOffset);
  if (!near) return unclosedAt(yamlOffset);
  const { start, end, typed } = near;
  const cure = { suggestion: '---', isCertain: true as const };
  return {
    code: 'front-matter/wrong-fence',
    start: start - yamlOffset,
    end: end - yamlOffset,
    args: { typed },
    ...cure,
  };
}

/** Reads a Markdown file: its YAML front matter with places, and its unchanged body. Mistakes are reported. */
export function readMarkdown(file: TextFile, report: Report): MarkdownDocument {
  const { yaml, yamlOffset, bodyOffset, closed } = split(file.text);
  const mistakeAt = ({ start, end, ...mistake }: YamlMistake) =>
    report({
      ...mistake,
      severity: 'error',
      place: { file: file.path, start: yamlOffset + start, end: yamlOffset + end },
    });
  if (!closed) mistakeAt(unclosed(file.text, yamlOffset));
  const { data, mistake }: Partial<Parsed> = yaml === undefined || !closed ? {} : parseYaml(yaml);
  if (mistake) mistakeAt(yaml !== undefined && holdsBody(yaml) ? unclosedAt(yamlOffset) : mistake);
  return new ReadMarkdown(file, { data, hasFrontMatter: yaml !== undefined, bodyOffset });
}
