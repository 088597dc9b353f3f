import { encodeBlanks } from '../../text/addresses.ts';
import { BRACED_NAME } from '../../text/braced-names.ts';
import type { CorrectedRange } from '../../text/range.ts';

const ADDRESS = '(?:\\/|#|https?:|mailto:|tel:|\\{\\{)';

/** Patterns of the mistakes, with groups for the intended words and address. */
const MISTAKES = [
  // A space between words and address.
  new RegExp(`(?<words>\\[[^[\\]\\n]+\\])[ \\t]+\\((?<address>${ADDRESS}[^()\\s]*)\\)`, 'dg'),
  // A space within the address.
  new RegExp(`(?<words>\\[[^[\\]\\n]+\\])\\((?<address>${ADDRESS}[^()\\n"']*[^()\\s"'])[ \\t]*\\)`, 'dg'),
  // The address is not closed.
  new RegExp(
    `(?<words>\\[[^[\\]\\n]+\\])\\((?![^\\n()]*\\))(?<address>${ADDRESS}[^()\\s]*[^()\\s.,;:!?…])(?=[\\s.,;:!?…]|$)`,
    'dg',
  ),
  // The bracket after the words is missing.
  new RegExp(`\\[(?<inner>[^[\\]()\\n]*[^[\\]()\\s])\\((?<address>${ADDRESS}[^()\\s]*)\\)(?!\\])`, 'dg'),
  // Brackets and parentheses are swapped.
  new RegExp(`\\((?<inner>[^()\\n]+)\\)\\[(?<address>${ADDRESS}[^[\\]\\s]*)\\]`, 'dg'),
];

/** Quotation marks that Markdown does not accept around a title: opening and closing ones. */
const TITLE = { begin: /[“”«„‘’]/, end: /[“”»‘’]$/ };

/** An address of a page or a section of the site, which cannot contain spaces. */
const OWN_PAGE = /^(?:#|\/(?!\/|media\/))/;

/** Returns an address in valid Markdown: without spaces, and with its title, if any, in straight quotation marks. */
function writtenAddress(typed: string): string {
  const title = TITLE.end.test(typed) ? typed.search(TITLE.begin) : -1;
  if (title > 0 && title < typed.length - 1) {
    return `${writtenAddress(typed.slice(0, title).trim())} "${typed.slice(title + 1, -1).trim()}"`;
  }
  if (typed.startsWith('tel:')) return typed.replace(/\s/g, '');
  // In any other address, spaces are encoded, so that it keeps its target.
  if (!OWN_PAGE.test(typed)) return encodeBlanks(typed);
  // A space next to these characters has no meaning.
  const parts = typed.split(/([#/?])/).map((part) => part.trim());
  return parts.join('').replace(/\s+/g, '-');
}

/**
 * Finds text that looks like a link but is not one.
 * @param literal the text; characters not shown as typed are masked, except in bare addresses
 */
export function* brokenLinksIn(text: string, literal: string): Generator<CorrectedRange> {
  if (!literal.includes('[')) return;
  for (const pattern of MISTAKES) {
    for (const { index, 0: found, indices } of literal.matchAll(pattern)) {
      const typedAs = (group: string) => {
        const range = indices?.groups?.[group];
        return range && text.slice(...range);
      };
      const words = typedAs('words') ?? `[${typedAs('inner')}]`;
      const suggestion = `${words}(${writtenAddress((typedAs('address') ?? '').replace(BRACED_NAME, '{{$1}}').trim())})`;
      yield { start: index, end: index + found.length, typed: text.slice(index, index + found.length), suggestion };
    }
  }
}
