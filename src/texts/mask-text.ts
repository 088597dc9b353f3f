/** Stands for every letter of what is read as one word but is no prose: a fact, an address, a piece of code. */
export const OPAQUE = '0';

const FACT = /\{\{[^{}\n]*\}\}/g;
/** Endings by which a name with a point is told from two sentences that lack a space. */
const ENDINGS =
  'com|fr|org|net|eu|io|dev|app|shop|example|test|html?|css|js|php|txt|xml|md|json|jpe?g|png|webp|avif|svg|pdf|zip';
const ADDRESS = new RegExp(
  [
    '(?:https?://|mailto:|tel:|www\\.)[^\\s<>«»()]+',
    '(?<![\\w.+-])[\\w.+-]+@[\\w-]+(?:\\.[\\w-]+)+',
    `(?<![\\p{L}\\p{N}.])(?:[a-z0-9-]+\\.)*[a-z0-9-]*\\.(?:${ENDINGS})(?![\\p{L}\\p{N}])`,
    // Names of cookies and of stored values: `_gcl_au`, `_gcl_*`, `site:draft:*`.
    '(?<![\\p{L}\\p{N}_])(?:[a-z0-9]*(?:_[a-z0-9]+)+(?:_\\*)?|[a-z]+(?::[a-z*]+)+)(?![\\p{L}\\p{N}_])',
  ].join('|'),
  'giu',
);
/** Replaces characters by as many others, so that all offsets hold; line breaks stay. */
export function maskWith(text: string, sign: string): string {
  return text.replace(/[^\n\r]/g, sign);
}

/** Facts and addresses of a plain text made opaque; every other sign keeps its place. */
export function maskText(text: string): string {
  return text.replace(FACT, (fact) => maskWith(fact, OPAQUE)).replace(ADDRESS, (address) => maskWith(address, OPAQUE));
}
