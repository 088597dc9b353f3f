const PAIRS = ['“”', '””', '„“', '„”', '«»', '‘’'];

/** What stands between typographic quotation marks that hold a whole text; nothing where they do not. */
export function typedQuotes(text: string): string | undefined {
  const inner = text.slice(1, -1);
  const pair = PAIRS.find(
    (quotes) => text.length > 1 && text.startsWith(quotes[0] ?? '') && text.endsWith(quotes[1] ?? ''),
  );
  return pair && ![...pair].some((quote) => inner.includes(quote)) ? inner.trim() : undefined;
}

const QUOTES = /["“”„«»]/g;
/** One at the end, that measures no inches; else one at the beginning. */
const LAST = /(?<![\d\s])\s*["“”»]$/;
const FIRST = /^["“”„«]\s*/;

/** A text without the quotation mark at its end, or else its beginning, that has no partner in it. */
export function withoutLoneQuote(text: string): string {
  if ((text.match(QUOTES)?.length ?? 0) % 2 === 0) return text;
  return LAST.test(text) ? text.replace(LAST, '') : text.replace(FIRST, '');
}
