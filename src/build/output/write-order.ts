/**
 * Order of writing, files before those that refer to them: assets, other files, compressed copies of pages, pages,
 * lists of pages.
 */
const ORDER = [/^_assets\//, /^(?!.*\.(?:html|xml)(?:\.(?:br|gz))?$)/, /\.html\.(?:br|gz)$/, /\.html$/];

function rankOf(file: string): number {
  const rank = ORDER.findIndex((kind) => kind.test(file));
  return rank < 0 ? ORDER.length : rank;
}

/**
 * Sorts files in the order in which they may appear in a folder that is being served: no file refers to one that is not
 * there yet, even if the build is slow or interrupted here. Compressed copies come before their page, because a host
 * that sends copies would otherwise send outdated ones.
 */
export function inWriteOrder(files: Iterable<string>): string[] {
  return [...files]
    .map((file) => [rankOf(file), file] as const)
    .sort(([a], [b]) => a - b)
    .map(([, file]) => file);
}
