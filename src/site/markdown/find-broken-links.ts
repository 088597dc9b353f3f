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
  // Brackets and parentheses have changed places.
  new RegExp(`\\((?<inner>[^()\\n]+)\\)\\[(?<address>${ADDRESS}[^[\\]\\s]*)\\]`, 'g'),
];

/** Finds what was meant as a link but is none. Links, code and HTML may be among them. */
export function* brokenLinksIn(text: string): Generator<BrokenLink> {
  if (!text.includes('](') && !text.includes(')[') && !/\][ \t]+\(/.test(text)) return;
  for (const pattern of SLIPS) {
    for (const { index, 0: typed, groups = {} } of text.matchAll(pattern)) {
      const { words = `[${groups.inner}]`, address = '' } = groups;
      const suggestion = `${words}(${address.trim().replace(/\s+/g, '-')})`;
      yield { offset: index, length: typed.length, typed, suggestion };
    }
  }
}
