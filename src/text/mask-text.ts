/**
 * Character that replaces each character of a fact, an address or code. The result counts as one word, but is not
 * prose.
 */
export const OPAQUE = '0';

const FACT = /\{\{[^{}\n]*\}\}/g;
/** Extensions of files and top-level domains. Any other dot between two words is a missing space between sentences. */
const ENDINGS =
  'com|fr|org|net|eu|io|dev|app|shop|example|test|html?|css|js|php|txt|xml|md|json|jpe?g|png|webp|avif|svg|pdf|zip';
const ADDRESS = new RegExp(
  [
    '(?:https?://|mailto:|tel:|www\\.)[^\\s<>«»()]+',
    '(?<![\\w.+-])[\\w.+-]+@[\\w-]+(?:\\.[\\w-]+)+',
    // Does not match from the middle of a name, so that a run of hyphens is only read once.
    `(?<![\\p{L}\\p{N}.-])(?:[\\p{L}\\p{N}-]+\\.)*[\\p{L}\\p{N}-]*\\.(?:${ENDINGS})(?![\\p{L}\\p{N}])`,
    // Paths of pages: `/mentions-legales`.
    '(?<![\\p{L}\\p{N}/.])/[a-z0-9-]+(?:/[a-z0-9-]+)*',
    // Names of cookies and of stored values: `_gcl_au`, `_gcl_*`, `site:draft:*`.
    '(?<![\\p{L}\\p{N}_])(?:[a-z0-9]*(?:_[a-z0-9]+)+(?:_\\*)?|[a-z]+(?::[a-z*]+)+)(?![\\p{L}\\p{N}_])',
  ].join('|'),
  'giu',
);

/** Replaces every character with `sign`, so that offsets do not change; line breaks are kept. */
export function maskWith(text: string, sign: string): string {
  return text.replace(/[^\n\r]/g, sign);
}

/** Replaces facts, addresses and paths in a plain text with words of zeros. Offsets do not change. */
export function maskText(text: string): string {
  return text.replace(FACT, (fact) => maskWith(fact, OPAQUE)).replace(ADDRESS, (address) => maskWith(address, OPAQUE));
}
