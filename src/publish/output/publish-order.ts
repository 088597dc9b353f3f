/** What is asked for by what comes after it: the assets, other files, compressed copies of pages, pages, lists of pages. */
const ORDER = [/^_assets\//, /^(?!.*\.(?:html|xml)(?:\.(?:br|gz))?$)/, /\.html\.(?:br|gz)$/, /\.html$/];

function rankOf(file: string): number {
  const rank = ORDER.findIndex((kind) => kind.test(file));
  return rank < 0 ? ORDER.length : rank;
}

/**
 * Files in the order in which they may appear in a folder that is being served: nothing names what is not there yet,
 * however long it takes or wherever it ends. Copies of a page come before it: a host that sends them would send those of
 * the page before.
 */
export function inPublishOrder(files: Iterable<string>): string[] {
  return [...files]
    .map((file) => [rankOf(file), file] as const)
    .sort(([a], [b]) => a - b)
    .map(([, file]) => file);
}
