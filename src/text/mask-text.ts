/** Replaces each character of a fact, an address or code, which is read as one word but is no prose. */
export const OPAQUE = '0';

const FACT = /\{\{[^{}\n]*\}\}/g;
/** Endings of file names and hosts: other words around a point are two sentences that lack a space. */
const ENDINGS =
  'com|fr|org|net|eu|io|dev|app|shop|example|test|html?|css|js|php|txt|xml|md|json|jpe?g|png|webp|avif|svg|pdf|zip';
const ADDRESS = new RegExp(
  [
    '(?:https?://|mailto:|tel:|www\\.)[^\\s<>«»()]+',
    '(?<![\\w.+-])[\\w.+-]+@[\\w-]+(?:\\.[\\w-]+)+',
    // It begins where no sign of a name precedes: a run of hyphens is read once.
    `(?<![\\p{L}\\p{N}.-])(?:[\\p{L}\\p{N}-]+\\.)*[\\p{L}\\p{N}-]*\\.(?:${ENDINGS})(?![\\p{L}\\p{N}])`,
    // Names of cookies and of stored values: `_gcl_au`, `_gcl_*`, `site:draft:*`.
    '(?<![\\p{L}\\p{N}_])(?:[a-z0-9]*(?:_[a-z0-9]+)+(?:_\\*)?|[a-z]+(?::[a-z*]+)+)(?![\\p{L}\\p{N}_])',
  ].join('|'),
  'giu',
);

/** Replaces characters by as many others, so that all offsets hold; line breaks stay. */
export function maskWith(text: string, sign: string): string {
  return text.replace(/[^\n\r]/g, sign);
}

/** Replaces facts and addresses of a plain text by words of zeros. All offsets hold. */
export function maskText(text: string): string {
  return text.replace(FACT, (fact) => maskWith(fact, OPAQUE)).replace(ADDRESS, (address) => maskWith(address, OPAQUE));
}
