const PAIRS = ['“”', '””', '„“', '„”', '«»', '‘’'];

/** Returns the text between typographic quotation marks around a whole value; `undefined` without them. */
export function typedQuotes(text: string): string | undefined {
  const inner = text.slice(1, -1);
  const pair = PAIRS.find(
    (quotes) => text.length > 1 && text.startsWith(quotes[0] ?? '') && text.endsWith(quotes[1] ?? ''),
  );
  return pair && ![...pair].some((quote) => inner.includes(quote)) ? inner.trim() : undefined;
}

const QUOTES = /["“”„«»]/g;
/** A quotation mark at the end that is not an inch sign, or otherwise one at the beginning. */
const LAST = /(?<![\d\s])\s*["“”»]$/;
const FIRST = /^["“”„«]\s*/;

/** Returns a text without the unpaired quotation mark at its end or beginning. */
export function withoutLoneQuote(text: string): string {
  if ((text.match(QUOTES)?.length ?? 0) % 2 === 0) return text;
  return LAST.test(text) ? text.replace(LAST, '') : text.replace(FIRST, '');
}
