import type { Span } from './markdown.ts';

/** What was meant as a link but is none; `suggestion` is how it is written. */
export interface BrokenLink extends Span {
  typed: string;
  suggestion: string;
}

const ADDRESS = '(?:\\/|#|https?:|mailto:|tel:)';

/** Each way to miss, and the words and the address that were meant. */
const SLIPS = [
  // A space parts the words from the address.
  new RegExp(`(?<!\\\\)(?<words>\\[[^[\\]\\n]+\\])[ \\t]+\\((?<address>${ADDRESS}[^()\\s]*)\\)`, 'g'),
  // A space stands within the address.
  new RegExp(`(?<!\\\\)(?<words>\\[[^[\\]\\n]+\\])\\((?<address>${ADDRESS}[^()\\n"']*[^()\\s"'])[ \\t]*\\)`, 'g'),
  // Nothing closes the address.
  new RegExp(
    `(?<!\\\\)(?<words>\\[[^[\\]\\n]+\\])\\((?![^\\n()]*\\))(?<address>${ADDRESS}[^()\\s]*[^()\\s.,;:!?…])(?=[\\s.,;:!?…]|$)`,
    'g',
  ),
  // The bracket that ends the words is missing.
  new RegExp(`(?<!\\\\)\\[(?<inner>[^[\\]()\\n]*[^[\\]()\\s])\\((?<address>${ADDRESS}[^()\\s]*)\\)(?!\\])`, 'g'),
  // Brackets and parentheses have changed places.
  new RegExp(`\\((?<inner>[^()\\n]+)\\)\\[(?<address>${ADDRESS}[^[\\]\\s]*)\\]`, 'g'),
];

/** Quotation marks that Markdown does not know: what begins a title, and what ends it. */
const TITLE = { begin: /[“”«„‘’]/, end: /[“”»‘’]$/ };

/** An address as Markdown has it: without spaces, and with its title, if any, between straight quotation marks. */
function writtenAddress(typed: string): string {
  const title = TITLE.end.test(typed) ? typed.search(TITLE.begin) : -1;
  if (title > 0 && title < typed.length - 1) {
    return `${writtenAddress(typed.slice(0, title).trim())} "${typed.slice(title + 1, -1).trim()}"`;
  }
  // Beside these signs a space stands for nothing.
  const parts = typed.split(/([#/?])/).map((part) => part.trim());
  return parts.join('').replace(/\s+/g, '-');
}

/** Finds what was meant as a link but is none. Links, code and HTML may be among them. */
export function* brokenLinksIn(text: string): Generator<BrokenLink> {
  if (!text.includes('[')) return;
  for (const pattern of SLIPS) {
    for (const { index, 0: typed, groups = {} } of text.matchAll(pattern)) {
      const { words = `[${groups.inner}]`, address = '' } = groups;
      const suggestion = `${words}(${writtenAddress(address.trim())})`;
      yield { offset: index, length: typed.length, typed, suggestion };
    }
  }
}
