import type { MarkdownLink, Span } from './markdown.ts';
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
const BARE = /(?:https?:\/\/|www\.)[^\s<]+/y;
const BAREMAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)*\.[a-zA-Z]{2,}/y;
/** White space is that of ASCII, as the parser has it: a no-break space is a part of the address. */
const RESOURCE =
  /\([ \t\r\n]*(?:<((?:[^<>\n\\]|\\.)*)>|((?:[^\p{Cc} ()\\]|\\[\s\S]|\((?:[^\p{Cc} ()\\]|\\.|\((?:[^\p{Cc} ()\\]|\\.)*\))*\))*))(?:[ \t\r\n]+(?:"(?:[^"\\]|\\[\s\S])*"|'(?:[^'\\]|\\[\s\S])*'|\((?:[^()\\]|\\[\s\S])*\)))?[ \t\r\n]*\)/uy;
const LABEL = /\[((?:[^[\]\\]|\\[\s\S])*)\]/y;

/** Signs at which something may begin; what stands between them is plain writing. */
const SPECIAL = /[\\`<![\]@]|h(?=ttps?:\/\/)|w(?=ww\.)/g;

/** Where the next sign stands at which something may begin, from an offset on; the text's end if there is none. */
export function nextSign(text: string, from: number): number {
  SPECIAL.lastIndex = from;
  return SPECIAL.exec(text)?.index ?? text.length;
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

/** Cuts from a bare address what belongs to the sentence: closing punctuation, an unopened parenthesis (GFM §6.9). */
function trimBare(address: string): string {
  let out = address;
  for (;;) {
    const before = out;
    out = out
      .replace(/[?!.,:*_~'"]+$/, '')
      .replace(/&[a-zA-Z0-9]+;$/, '')
      .replace(/;$/, '');
    if (out.endsWith(')') && (out.match(/\)/g)?.length ?? 0) > (out.match(/\(/g)?.length ?? 0)) out = out.slice(0, -1);
    if (out === before) return out;
  }
}

/** Whether a bare address may begin after this sign (GFM §6.9). */
function mayPrecedeAddress(sign: string | undefined): boolean {
  return sign === undefined || /[\s*_~(]/.test(sign);
}

interface Bracket {
  at: number;
  isImage: boolean;
}

/** Brackets that have been opened and not closed. */
class OpenBrackets {
  readonly #open: Bracket[] = [];
  /** Those below this one are in a link: of them, only pictures count. */
  #inLink = 0;
  #links = 0;
  #images = 0;

  /** Whether a link may end here, and whether a link or a picture may. */
  get hasLink(): boolean {
    return this.#links > 0;
  }

  get hasAny(): boolean {
    return this.#links + this.#images > 0;
  }

  push(bracket: Bracket): void {
    this.#open.push(bracket);
    if (bracket.isImage) this.#images += 1;
    else this.#links += 1;
  }

  /** Takes the last one; nothing if there is none, or if it counts no more. */
  pop(): Bracket | undefined {
    const bracket = this.#open.pop();
    const isPast = this.#open.length < this.#inLink;
    this.#inLink = Math.min(this.#inLink, this.#open.length);
    if (bracket?.isImage) this.#images -= 1;
    else if (bracket && !isPast) this.#links -= 1;
    return bracket?.isImage || !isPast ? bracket : undefined;
  }

  /** A link holds no other link: those that are open are none. */
  endLinks(): void {
    this.#inLink = this.#open.length;
    this.#links = 0;
  }
}

/** Most signs of a label (CommonMark 0.31, §4.7): brackets in brackets would all be looked up to the end. */
const LONGEST_LABEL = 999;

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
  const brackets = new OpenBrackets();
  let linkDepthEnd = -1;
  const add = (link: InlineLink) => sink.links.push(link);
  let at = from;
  while (at < to) {
    at = nextSign(text, at);
    if (at >= to) return;
    const sign = text[at];
    if (sign === '\\') {
      at += /[!-/:-@[-`{-~]/.test(text[at + 1] ?? '') ? 2 : 1;
    } else if (sign === '`') {
      const run = /^`+/.exec(text.slice(at, Math.min(to, at + 100)))?.[0].length ?? 1;
      let end = at + run;
      let close = -1;
      while (end < to) {
        const next = text.indexOf('`', end);
        if (next < 0 || next >= to) break;
        let stop = next;
        while (stop < to && text[stop] === '`') stop += 1;
        if (stop - next === run) {
          close = stop;
          break;
        }
        end = stop;
      }
      if (close < 0) at += run;
      else {
        sink.code.push({ offset: at, length: close - at });
        at = close;
      }
    } else if (sign === '<') {
      const auto = matchAt(AUTOLINK, text, at) ?? matchAt(AUTOMAIL, text, at);
      const html = auto ? null : matchAt(HTML, text, at);
      if (auto?.[1] && at + auto[0].length <= to) {
        const address = auto[1];
        const isMail = !/^[a-zA-Z][a-zA-Z0-9+.-]{1,31}:/.test(address);
        add({
          offset: at,
          length: auto[0].length,
          isImage: false,
          to: isMail ? `mailto:${address}` : address,
          destination: { offset: at + 1, length: address.length },
          words: { offset: at + 1, length: address.length },
        });
        at += auto[0].length;
      } else if (html && at + html[0].length <= to) {
        sink.html.push({ offset: at, length: html[0].length });
        at += html[0].length;
      } else at += 1;
    } else if (sign === '!' && text[at + 1] === '[') {
      brackets.push({ at, isImage: true });
      at += 2;
    } else if (sign === '[') {
      brackets.push({ at, isImage: false });
      at += 1;
    } else if (sign === ']') {
      const opener = brackets.pop();
      if (!opener) {
        at += 1;
        continue;
      }
      const start = opener.at + (opener.isImage ? 2 : 1);
      const inner = text.slice(start, at);
      const resource = text[at + 1] === '(' ? matchAt(RESOURCE, text, at + 1) : null;
      let link: Definition | undefined;
      let end = at + 1;
      if (resource && at + 1 + resource[0].length <= to) {
        const typed = resource[1] ?? resource[2] ?? '';
        const begin = at + 1 + resource[0].indexOf(resource[1] === undefined ? typed : `<${typed}`, 1);
        const offset = typed === '' ? at + 2 : resource[1] === undefined ? begin : begin + 1;
        link = { to: unescapeMarkdown(typed), destination: { offset, length: typed.length } };
        end = at + 1 + resource[0].length;
      } else {
        const found = matchAt(LABEL, text, at + 1);
        const reference = found && found[0].length - 2 <= LONGEST_LABEL ? found : null;
        const label = reference?.[1]?.trim() ? reference[1] : inner;
        const definition = label.length <= LONGEST_LABEL ? definitions.get(normalizeLabel(label)) : undefined;
        if (definition) {
          link = definition;
          end = reference ? at + 1 + reference[0].length : at + 1;
        }
      }
      if (!link) {
        at += 1;
        continue;
      }
      const { isImage, at: offset } = opener;
      add({ offset, length: end - offset, isImage, ...link, words: { offset: start, length: inner.length } });
      if (!isImage) brackets.endLinks();
      linkDepthEnd = end;
      at = end;
    } else if ((sign === 'h' || sign === 'w') && at >= linkDepthEnd && mayPrecedeAddress(text[at - 1])) {
      const bare = matchAt(BARE, text, at)?.[0];
      const address = bare && trimBare(bare.slice(0, to - at));
      const host = address?.replace(/^https?:\/\//, '').split(/[/?#]/)[0] ?? '';
      if (address && /^[\w.-]+(?::\d+)?$/.test(host) && host.includes('.') && !brackets.hasLink) {
        add({
          offset: at,
          length: address.length,
          isImage: false,
          to: address.startsWith('www.') ? `http://${address}` : address,
          destination: { offset: at, length: address.length },
          words: { offset: at, length: address.length },
        });
        at += address.length;
      } else at += 1;
    } else if (sign === '@') {
      let start = at;
      while (start > from && /[\w.+-]/.test(text[start - 1] ?? '')) start -= 1;
      const mail = matchAt(BAREMAIL, text, start);
      if (mail && start + mail[0].length <= to && start >= linkDepthEnd && !brackets.hasAny) {
        const [address] = mail;
        add({
          offset: start,
          length: address.length,
          isImage: false,
          to: `mailto:${address}`,
          destination: { offset: start, length: address.length },
          words: { offset: start, length: address.length },
        });
        at = start + address.length;
      } else at += 1;
    } else at += 1;
  }
}
