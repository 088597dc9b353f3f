/** Syntax that makes a style load an address. Only `url(` allows it without quotes. */
const FETCH =
  /(@import)\s*(?:url\(\s*)?["']?([^"')\s;]*)|\burl\(\s*["']?([^"')\s]*)|\b(?:src|image|image-set|cross-fade)\(\s*["']([^"']*)/gi;

/** An escape in a style: a code point or a character after a backslash. */
const ESCAPE = /\\(?:([0-9a-f]{1,6})\s?|([^\n]))/gi;

function withoutEscapes(css: string): string {
  return css.replace(ESCAPE, (_, code: string | undefined, character: string | undefined) => {
    const number = Number.parseInt(code ?? '', 16);
    return character ?? (number <= 0x10ffff ? String.fromCodePoint(number) : '\ufffd');
  });
}

/** Whether an address refers to a part of the same file. */
function isWithinFile(address: string): boolean {
  return address === '' || /^(?:#|data:)/i.test(address);
}

/**
 * Returns the first address that a style loads from outside its file, or `undefined`. This includes imports of other
 * styles.
 */
export function foreignAddressIn(css: string): { address: string; offset: number } | undefined {
  for (const { 0: whole, 1: keyword, 2: imported, 3: ofUrl, 4: ofPicture, index } of withoutEscapes(css).matchAll(
    FETCH,
  )) {
    const address = keyword ? imported || keyword : (ofUrl ?? ofPicture ?? '');
    if (keyword || !isWithinFile(address)) return { address, offset: index + whole.lastIndexOf(address) };
  }
  return undefined;
}
