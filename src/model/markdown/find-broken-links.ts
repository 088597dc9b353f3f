import { encodeBlanks } from '../../text/encode-path.ts';
import { PLACEHOLDER } from '../../text/placeholders.ts';
import type { TextRange } from '../../text/range.ts';

/** What was meant as a link but is none; `suggestion` is how it is written. */
export interface MalformedLink extends TextRange {
  typed: string;
  suggestion: string;
}

const ADDRESS = '(?:\\/|#|https?:|mailto:|tel:|\\{\\{)';

/** Each way to miss, and the words and the address that were meant. */
const MISTAKES = [
  // A space parts the words from the address.
  new RegExp(`(?<words>\\[[^[\\]\\n]+\\])[ \\t]+\\((?<address>${ADDRESS}[^()\\s]*)\\)`, 'dg'),
  // A space stands within the address.
  new RegExp(`(?<words>\\[[^[\\]\\n]+\\])\\((?<address>${ADDRESS}[^()\\n"']*[^()\\s"'])[ \\t]*\\)`, 'dg'),
  // Nothing closes the address.
  new RegExp(
    `(?<words>\\[[^[\\]\\n]+\\])\\((?![^\\n()]*\\))(?<address>${ADDRESS}[^()\\s]*[^()\\s.,;:!?…])(?=[\\s.,;:!?…]|$)`,
    'dg',
  ),
  // The bracket that ends the words is missing.
  new RegExp(`\\[(?<inner>[^[\\]()\\n]*[^[\\]()\\s])\\((?<address>${ADDRESS}[^()\\s]*)\\)(?!\\])`, 'dg'),
  // Brackets and parentheses have changed places.
  new RegExp(`\\((?<inner>[^()\\n]+)\\)\\[(?<address>${ADDRESS}[^[\\]\\s]*)\\]`, 'dg'),
];

/** Quotation marks that Markdown does not know: what begins a title, and what ends it. */
const TITLE = { begin: /[“”«„‘’]/, end: /[“”»‘’]$/ };

/** An address of a page or of a section: neither can hold a blank. */
const OWN_PAGE = /^(?:#|\/(?!\/|media\/))/;

/** An address as Markdown has it: without blanks, and with its title, if any, between straight quotation marks. */
function writtenAddress(typed: string): string {
  const title = TITLE.end.test(typed) ? typed.search(TITLE.begin) : -1;
  if (title > 0 && title < typed.length - 1) {
    return `${writtenAddress(typed.slice(0, title).trim())} "${typed.slice(title + 1, -1).trim()}"`;
  }
  if (typed.startsWith('tel:')) return typed.replace(/\s/g, '');
  // Any other address keeps its target.
  if (!OWN_PAGE.test(typed)) return encodeBlanks(typed);
  // Beside these signs a space stands for nothing.
  const parts = typed.split(/([#/?])/).map((part) => part.trim());
  return parts.join('').replace(/\s+/g, '-');
}

/**
 * Finds what was meant as a link but is none.
 * @param literal the text with all masked that is not shown as it is typed, bare addresses aside
 */
export function* brokenLinksIn(text: string, literal: string): Generator<MalformedLink> {
  if (!literal.includes('[')) return;
  for (const pattern of MISTAKES) {
    for (const { index, 0: found, indices } of literal.matchAll(pattern)) {
      const typedAs = (group: string) => {
        const range = indices?.groups?.[group];
        return range && text.slice(...range);
      };
      const words = typedAs('words') ?? `[${typedAs('inner')}]`;
      const suggestion = `${words}(${writtenAddress((typedAs('address') ?? '').replace(PLACEHOLDER, '{{$1}}').trim())})`;
      yield { start: index, end: index + found.length, typed: text.slice(index, index + found.length), suggestion };
    }
  }
}
