import { matchAt, matchEnd } from '../../text/match-at.ts';

const BEFORE = /[\s*_~(]/;
/** How an address begins, up to the end of its host. */
const HOST = /(?:https?:\/\/|(?=www\.))([\w.-]+)(?::\d+)?/y;
/** What stands behind a host that is whole. */
const PATH = /(?=[/?#\s<]|$)/y;
/** What may be cut from the end of an address, up to there. */
const CUTTABLE = /(?:[?!.,:*_~'";)]|&[a-zA-Z0-9]+;)*(?=[\s<]|$)/y;
const TYPED = /[^\s<]+/y;
const MAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)*\.[a-zA-Z]{2,}/y;

/** Length of what `&name;` takes at the end of an address; 0 if none stands there. */
function entityLength(address: string, end: number): number {
  if (address[end - 1] !== ';') return 0;
  let at = end - 2;
  while (at >= 0 && /[a-zA-Z0-9]/.test(address[at] as string)) at -= 1;
  return address[at] === '&' && at < end - 2 ? end - at : 0;
}

/** How many more parentheses close in an address than open. */
function unopenedIn(address: string): number {
  let count = 0;
  for (const sign of address) {
    if (sign === ')') count += 1;
    else if (sign === '(') count -= 1;
  }
  return count;
}

/**
 * Cuts from an address what belongs to the sentence: closing punctuation, an unopened parenthesis (GFM §6.9). It goes
 * back from the end and looks at no sign twice.
 */
function trimEnd(address: string): string {
  let end = address.length;
  let unopened: number | undefined;
  for (let before = end + 1; end < before; ) {
    before = end;
    while (end > 0 && `?!.,:*_~'"`.includes(address[end - 1] as string)) end -= 1;
    end -= entityLength(address, end);
    if (address[end - 1] === ';') end -= 1;
    if (address[end - 1] !== ')') continue;
    // Nothing that is cut but the parentheses themselves changes their number.
    unopened ??= unopenedIn(address);
    if (unopened <= 0) continue;
    unopened -= 1;
    end -= 1;
  }
  return address.slice(0, end);
}

/** What is read where an address may begin: how far, and the address if there is one. */
export interface ReadAddress {
  address?: string;
  end: number;
}

/**
 * Reads the address of a page that is typed as plain words at `at`, before `to`: after a space, a star, an underscore,
 * a tilde or an opening parenthesis (GFM §6.9). Where the host shows that there is none, what follows it is not read:
 * each of thousands of beginnings would be read to the end. No address begins within such a host.
 */
export function readBareAddress(text: string, at: number, to: number): ReadAddress {
  if (at > 0 && !BEFORE.test(text[at - 1] as string)) return { end: at + 1 };
  const rest = text.slice(at, to);
  const [start = '', host = ''] = matchAt(HOST, rest, 0) ?? [];
  // The last letters of the host may be those with which the next address begins.
  const none = { end: at + Math.max(1, start.length - 'https'.length) };
  if (!host.includes('.')) return none;
  const isWhole = matchEnd(PATH, rest, start.length) >= 0;
  if (!isWhole && matchEnd(CUTTABLE, rest, start.length) < 0) return none;
  const address = trimEnd(matchAt(TYPED, rest, 0)?.[0] ?? '');
  // Signs at the end of the host itself may have been cut.
  const isHost = address.length <= start.length ? address.includes('.') : isWhole;
  if (!isHost) return none;
  return { address, end: at + address.length };
}

/** The e-mail address around the sign « @ » at `at`, and where it begins, if there is one between `from` and `to`. */
export function bareMailAround(
  text: string,
  at: number,
  { from, to }: { from: number; to: number },
): { offset: number; address: string } | undefined {
  let offset = at;
  while (offset > from && /[\w.+-]/.test(text[offset - 1] as string)) offset -= 1;
  const address = matchAt(MAIL, text, offset)?.[0];
  return address && offset + address.length <= to ? { offset, address } : undefined;
}
