/**
 * Former codes that a site may still name, and their new names; `undefined` if they were removed. Codes are permanent:
 * none of them is reused.
 */
export const RETIRED_CODES: ReadonlyMap<string, string | undefined> = new Map([
  ['chain/article-elsewhere', 'chain/lost-guide'],
  ['chain/article-in-no-chain', 'chain/lost-guide'],
  ['chain/linked-article-in-no-chain', 'chain/lost-guide'],
  ['chain/misnamed-file', 'chain/lost-guide'],
  ['chain/missing-article', 'chain/lost-guide'],
  ['chain/other-ending', 'chain/lost-guide'],
  ['editor/stale-suggestions', undefined],
  ['fact/renamed', 'fact/unknown'],
  ['file/byte-order-mark', undefined],
  ['page/misspelt-path', 'link/unknown-page'],
  ['page/missing-anchor', 'link/unknown-anchor'],
]);
