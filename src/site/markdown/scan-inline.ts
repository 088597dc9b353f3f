import { matchAt } from '../../text/match-at.ts';
import { bareMailAround, readBareAddress } from './bare-addresses.ts';
import type { MarkdownLink, Span } from './markdown.ts';
import { OpenBrackets } from './open-brackets.ts';
import { unescapeMarkdown } from './unescape.ts';

/** A definition `[label]: /destination`. */
export interface Definition {
  to: string;
  destination: Span;
}

/** A link whose words are still written in Markdown. */
export interface InlineLink extends Omit<MarkdownLink, 'text'> {
  words: Span;
}

/** What inline writing holds; the scanner adds to it. */
export interface InlineSink {
  links: InlineLink[];
  code: Span[];
  html: Span[];
}

/** Labels of definitions are compared without case and with single spaces (CommonMark 0.31, §4.7). */
export function normalizeLabel(label: string): string {
  return label.trim().replace(/\s+/g, ' ').toLowerCase().toUpperCase();
}

const AUTOLINK = /<([a-zA-Z][a-zA-Z0-9+.-]{1,31}:[^\s<>]*)>/y;
const AUTOMAIL = /<([\w.!#$%&'*+/=?^`{|}~-]+@[a-zA-Z0-9-]+(?:\.[a-zA-Z0-9-]+)*)>/y;
const HTML =
  /<(?:!--(?:>|->|[\s\S]*?-->)|\/[a-zA-Z][\w-]*\s*>|[a-zA-Z][\w-]*(?:\s+[\w:.-]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'=<>`]+))?)*\s*\/?>|\?[\s\S]*?\?>|![A-Z][^>]*>)/y;
/** What closes HTML that is no tag, by what opens it. */
const CLOSINGS = [
  ['<!--', '-->'],
  ['<!', '>'],
  ['<?', '?>'],
] as const;
/** White space is that of ASCII, as the parser has it: a no-break space is a part of the address. All that
 * stands at the beginning is taken at once: it would be looked through anew from each of its signs. */
const RESOURCE =
  /\([ \t\r\n]*(?![ \t\r\n])(?:<((?:[^<>\n\\]|\\.)*)>|((?:[^\p{Cc} ()\\]|\\[\s\S]|\((?:[^\p{Cc} ()\\]|\\.|\((?:[^\p{Cc} ()\\]|\\.)*\))*\))*))(?:[ \t\r\n]+(?:"(?:[^"\\]|\\[\s\S])*"|'(?:[^'\\]|\\[\s\S])*'|\((?:[^()\\]|\\[\s\S])*\)))?[ \t\r\n]*\)/uy;
const LABEL = /\[((?:[^[\]\\]|\\[\s\S])*)\]/y;
const ESCAPABLE = /[!-/:-@[-`{-~]/;

/** Most signs of a label (CommonMark 0.31, §4.7): brackets in brackets would all be looked up to the end. */
const LONGEST_LABEL = 999;

/** Signs at which something may begin; what stands between them is plain writing. */
const SPECIAL = /[\\`<![\]@]|h(?=ttps?:\/\/)|w(?=ww\.)/g;

/** Where the next sign stands at which something may begin, from an offset on; the text's end if there is none. */
export function nextSign(text: string, from: number): number {
  SPECIAL.lastIndex = from;
  return SPECIAL.exec(text)?.index ?? text.length;
}

/** Reads one stretch of inline writing sign by sign; each method reads what begins at an offset and says where it ends. */
class InlineScanner {
  readonly #text: string;
  readonly #from: number;
  readonly #to: number;
  readonly #definitions: ReadonlyMap<string, Definition>;
  readonly #sink: InlineSink;
  readonly #brackets = new OpenBrackets();
  /** What closes HTML and is known not to follow. */
  readonly #missing = new Set<string>();

  constructor(
    text: string,
    { from, to }: { from: number; to: number },
    definitions: ReadonlyMap<string, Definition>,
    sink: InlineSink,
  ) {
    this.#text = text;
    this.#from = from;
    this.#to = to;
    this.#definitions = definitions;
    this.#sink = sink;
  }

  scan(): void {
    for (let at = nextSign(this.#text, this.#from); at < this.#to; at = nextSign(this.#text, at)) at = this.#read(at);
  }

  #read(at: number): number {
    const next = this.#text[at + 1] ?? '';
    switch (this.#text[at]) {
      case '\\':
        return at + (ESCAPABLE.test(next) ? 2 : 1);
      case '`':
        return this.#readCode(at);
      case '<':
        return this.#readAngle(at);
      case '!':
        return next === '[' ? this.#open(at, 2) : at + 1;
      case '[':
        return this.#open(at, 1);
      case ']':
        return this.#close(at);
      case '@':
        return this.#readMail(at);
      default:
        return this.#readAddress(at);
    }
  }

  #skipTicks(from: number): number {
    let end = from;
    while (end < this.#to && this.#text[end] === '`') end += 1;
    return end;
  }

  /** Code ends at as many backticks as it began with. */
  #readCode(at: number): number {
    const text = this.#text;
    const begin = this.#skipTicks(at);
    for (let tick = text.indexOf('`', begin); tick >= 0 && tick < this.#to; ) {
      const end = this.#skipTicks(tick);
      if (end - tick === begin - at) {
        this.#sink.code.push({ offset: at, length: end - at });
        return end;
      }
      tick = text.indexOf('`', end);
    }
    return begin;
  }

  #readAngle(at: number): number {
    const address = matchAt(AUTOLINK, this.#text, at);
    const mail = address ? null : matchAt(AUTOMAIL, this.#text, at);
    const found = address ?? mail ?? (this.#mayClose(at) ? matchAt(HTML, this.#text, at) : null);
    if (!found || at + found[0].length > this.#to) return at + 1;
    const { length } = found[0];
    if (!found[1]) this.#sink.html.push({ offset: at, length });
    else
      this.#addPlain(found[1], { at: at + 1, around: { offset: at, length }, to: (mail ? 'mailto:' : '') + found[1] });
    return at + length;
  }

  /**
   * Whether what closes a comment or its like follows what would open one at an offset. What is missing once is noted:
   * thousands of openings would each be read to the end.
   */
  #mayClose(at: number): boolean {
    const [opening, closing] = CLOSINGS.find(([begin]) => this.#text.startsWith(begin, at)) ?? [];
    if (!opening || !closing) return true;
    if (this.#missing.has(closing)) return false;
    const found = this.#text.indexOf(closing, at + 2);
    if (found >= 0 && found < this.#to) return true;
    this.#missing.add(closing);
    return false;
  }

  /** Adds a link whose address is its words too. */
  #addPlain(address: string, { at, to, around }: { at: number; to: string; around?: Span }): void {
    const words = { offset: at, length: address.length };
    const { offset, length } = around ?? words;
    this.#sink.links.push({ offset, length, isImage: false, to, destination: words, words });
  }

  #readAddress(at: number): number {
    if (this.#brackets.hasLink) return at + 1;
    const { address, end } = readBareAddress(this.#text, at, this.#to);
    if (address) this.#addPlain(address, { at, to: address.startsWith('www.') ? `http://${address}` : address });
    return end;
  }

  #readMail(at: number): number {
    const mail = this.#brackets.hasAny ? undefined : bareMailAround(this.#text, at, { from: this.#from, to: this.#to });
    if (!mail) return at + 1;
    this.#addPlain(mail.address, { at: mail.offset, to: `mailto:${mail.address}` });
    return mail.offset + mail.address.length;
  }

  #open(at: number, length: number): number {
    this.#brackets.push({ at, isImage: length === 2 });
    return at + length;
  }

  /** Ends what the last bracket opened: a link or a picture if a destination follows, or a definition is named. */
  #close(at: number): number {
    const opener = this.#brackets.pop();
    if (!opener) return at + 1;
    const { isImage, at: offset } = opener;
    const begin = offset + (isImage ? 2 : 1);
    const words = { offset: begin, length: at - begin };
    const target = this.#readResource(at + 1) ?? this.#readReference(at + 1, this.#text.slice(begin, at));
    if (!target) return at + 1;
    const { end, definition } = target;
    this.#sink.links.push({ offset, length: end - offset, isImage, ...definition, words });
    if (!isImage) this.#brackets.endLinks();
    return end;
  }

  /** A destination in parentheses. */
  #readResource(at: number): { definition: Definition; end: number } | undefined {
    const found = this.#text[at] === '(' ? matchAt(RESOURCE, this.#text, at) : null;
    if (!found || at + found[0].length > this.#to) return undefined;
    const [all, angled, plain = ''] = found;
    const typed = angled ?? plain;
    const begin = at + all.indexOf(angled === undefined ? typed : `<${typed}`, 1);
    const offset = typed === '' ? at + 1 : angled === undefined ? begin : begin + 1;
    const definition = { to: unescapeMarkdown(typed), destination: { offset, length: typed.length } };
    return { definition, end: at + all.length };
  }

  /** The definition that a label names, or the words themselves. */
  #readReference(at: number, words: string): { definition: Definition; end: number } | undefined {
    const found = matchAt(LABEL, this.#text, at);
    const reference = found && found[0].length - 2 <= LONGEST_LABEL ? found : null;
    const label = reference?.[1]?.trim() ? reference[1] : words;
    const definition = label.length <= LONGEST_LABEL ? this.#definitions.get(normalizeLabel(label)) : undefined;
    return definition && { definition, end: at + (reference?.[0].length ?? 0) };
  }
}

/**
 * Scans one stretch of inline writing (a paragraph, a heading, a table's cell) for links, pictures, code and HTML.
 * Follows CommonMark 0.31 and GFM closely enough that the tests find no difference with the parser of the pages.
 */
export function scanInline(
  text: string,
  from: number,
  to: number,
  definitions: ReadonlyMap<string, Definition>,
  sink: InlineSink,
): void {
  new InlineScanner(text, { from, to }, definitions, sink).scan();
}
