const PAIRS = ['“”', '””', '„“', '„”', '«»', '‘’'];

/** What stands between typographic quotation marks that hold a whole text; nothing where they do not. */
export function typedQuotes(text: string): string | undefined {
  const inner = text.slice(1, -1);
  const pair = PAIRS.find(
    (quotes) => text.length > 1 && text.startsWith(quotes[0] ?? '') && text.endsWith(quotes[1] ?? ''),
  );
  return pair && ![...pair].some((quote) => inner.includes(quote)) ? inner.trim() : undefined;
}
