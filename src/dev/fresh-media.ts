import { escapePattern } from '../text/escape.ts';

/** Attributes that may refer to a media file. */
const ATTRIBUTES = ['src', 'srcset', 'poster', 'href', 'style'];

/** Returns the pattern of a character, as it is and percent-encoded. */
function eitherForm(sign: string): string {
  const bytes = [...new TextEncoder().encode(sign)].map((byte) => {
    const [high = '', low = ''] = byte.toString(16).padStart(2, '0');
    return `%[${high}${high.toUpperCase()}][${low}${low.toUpperCase()}]`;
  });
  return `(?:${escapePattern(sign)}|${bytes.join('')})`;
}

/** Returns the pattern of an address with any of its characters percent-encoded. */
function anyForm(address: string): string {
  return [...address].map((sign) => (/[\w/]/.test(sign) ? sign : eitherForm(sign))).join('');
}

const selector = ATTRIBUTES.map((name) => `[${name}*="/media/"]`).join();

/** Changes the addresses of saved media files, because a page does not load the same address again. */
interface FreshMedia {
  /** Records saved files, by their decoded addresses. */
  saved(addresses: readonly string[]): void;
  /** Updates a document, or a part of one, to the files that were saved last. */
  refresh(within: ParentNode): void;
}

/** Creates the record of a page's saved media. `stamp` returns a different text for each call. */
export function createFreshMedia(stamp: () => string = () => Date.now().toString(36)): FreshMedia {
  const stamps = new Map<string, { pattern: RegExp; saved: string }>();
  const renew = (value: string): string => {
    let renewed = value;
    for (const { pattern, saved } of stamps.values()) {
      renewed = renewed.replace(pattern, (_, address: string) => `${address}?saved=${saved}`);
    }
    return renewed;
  };
  return {
    saved(addresses) {
      for (const address of addresses) {
        // The pattern does not match the start of a longer address. It matches an address with the stamp of an earlier
        // save.
        const pattern = new RegExp(`(${anyForm(address)})(?:\\?saved=\\w+)?(?![\\w%.?/-])`, 'g');
        stamps.set(address, { pattern, saved: stamp() });
      }
    },
    refresh(within) {
      if (stamps.size === 0) return;
      for (const element of within.querySelectorAll(selector)) {
        for (const name of ATTRIBUTES) {
          const value = element.getAttribute(name);
          if (value === null || element.localName === 'a') continue;
          const renewed = renew(value);
          if (renewed !== value) element.setAttribute(name, renewed);
        }
      }
    },
  };
}
