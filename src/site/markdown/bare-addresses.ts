const WEB = /(?:https?:\/\/|www\.)[^\s<]+/y;
const MAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)*\.[a-zA-Z]{2,}/y;

/** Cuts from an address what belongs to the sentence: closing punctuation, an unopened parenthesis (GFM §6.9). */
function trimEnd(address: string): string {
  let out = address;
  for (;;) {
    const before = out;
    out = out
      .replace(/[?!.,:*_~'"]+$/, '')
      .replace(/&[a-zA-Z0-9]+;$/, '')
      .replace(/;$/, '');
    if (out.endsWith(')') && (out.match(/\)/g)?.length ?? 0) > (out.match(/\(/g)?.length ?? 0)) out = out.slice(0, -1);
    if (out === before) return out;
  }
}

/**
 * The address of a page that is typed as plain words at `at`, if there is one before `to`: after a space, a star, an
 * underscore, a tilde or an opening parenthesis (GFM §6.9).
 */
export function bareAddressAt(text: string, at: number, to: number): string | undefined {
  if (at > 0 && !/[\s*_~(]/.test(text[at - 1] as string)) return undefined;
  WEB.lastIndex = at;
  const typed = WEB.exec(text)?.[0];
  if (!typed) return undefined;
  const address = trimEnd(typed.slice(0, to - at));
  const host = address.replace(/^https?:\/\//, '').split(/[/?#]/)[0] ?? '';
  return /^[\w.-]+(?::\d+)?$/.test(host) && host.includes('.') ? address : undefined;
}

/** The e-mail address around the sign « @ » at `at`, and where it begins, if there is one between `from` and `to`. */
export function bareMailAround(
  text: string,
  at: number,
  { from, to }: { from: number; to: number },
): { offset: number; address: string } | undefined {
  let offset = at;
  while (offset > from && /[\w.+-]/.test(text[offset - 1] as string)) offset -= 1;
  MAIL.lastIndex = offset;
  const address = MAIL.exec(text)?.[0];
  return address && offset + address.length <= to ? { offset, address } : undefined;
}
