import { BASE_PATH, CLIENT_FILES } from '../../protocol/attributes.ts';
import { decodePath, encodePath } from '../../text/addresses.ts';

/** References in an HTML document, and its anchors. */
interface HtmlReferences {
  /** Distinct addresses, with entities decoded. */
  addresses: Set<string>;
  /** Identifiers for use after `#`. */
  anchors: Set<string>;
}

const RAW = /(<(script|style)\b[^>]*>)([\s\S]*?)(<\/\2>)/gi;
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", '#x27': "'" };

/** Attributes with one address. */
const SINGLE = ['href', 'src', 'poster', 'action', 'xlink:href'];
/** Attributes with several addresses, by their separator. */
const SEVERAL: Record<string, RegExp> = { srcset: /,\s+/, imagesrcset: /,\s+/, [CLIENT_FILES]: /\s+/ };
/**
 * Matches the relevant attributes anywhere in a document, which is safe because quotes in texts are escaped. Parsing
 * each tag would take twice as long.
 */
const ATTRIBUTE = new RegExp(
  `\\s(${[...SINGLE, ...Object.keys(SEVERAL), 'id', 'name', 'content'].join('|')})\\s*=\\s*(?:"([^"]*)"|'([^']*)')`,
  'gi',
);

function decode(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|#39|#x27);/g, (whole, name: string) => ENTITIES[name] ?? whole);
}

/** The base path of a document, which the program adds to the names of media in its data. */
const BASE = new RegExp(`<html[^>]* ${BASE_PATH}="([^"]*)"`);

/**
 * Returns the addresses in data for scripts and search engines: media files, and absolute addresses. Identifiers
 * (`@id`) only look like addresses.
 */
function addressesInData(json: string, base: string): string[] {
  return [...json.matchAll(/(?<!"@id":)"(\/?media\/[^"\\]+|https?:\/\/[^"\\\s]+)"/g)].map(([, address = '']) => {
    const [, slash, name, rest = ''] = /^(\/?)(media\/[^?#]+)(.*)$/.exec(address) ?? [];
    if (name === undefined) return address;
    return `${base}${encodePath(slash ? decodePath(name) : name)}${rest}`;
  });
}

function addressesInStyles(css: string): string[] {
  return [...css.matchAll(/url\((["']?)([^"')]+)\1\)/g)].map(([, , address = '']) => address);
}

/** Reads a document that this project has rendered: all attributes are quoted, and quotes in texts are escaped. */
export function readReferences(html: string): HtmlReferences {
  const addresses = new Set<string>();
  const anchors = new Set<string>();
  const base = BASE.exec(html)?.[1] ?? '/';
  const markup = html.replace(RAW, (_, open: string, name: string, content: string, close: string) => {
    const found =
      name.toLowerCase() === 'style'
        ? addressesInStyles(content)
        : /type="application\//.test(open)
          ? addressesInData(content, base)
          : [];
    for (const address of found) addresses.add(address);
    return open + close;
  });
  const isIn = (tag: string, at: number) => markup.startsWith(`<${tag} `, markup.lastIndexOf('<', at));
  for (const { index, 1: name = '', 2: double, 3: single } of markup.matchAll(ATTRIBUTE)) {
    const value = decode(double ?? single ?? '').trim();
    const key = name.toLowerCase();
    if (key === 'id' || (key === 'name' && isIn('a', index))) anchors.add(value);
    else if (SINGLE.includes(key) && value) addresses.add(value);
    else if (SEVERAL[key] && value) {
      for (const part of value.split(SEVERAL[key])) addresses.add(part.trim().split(/\s+/)[0] ?? '');
    } else if (key === 'content' && isIn('meta', index) && /^https?:\/\/\S+$/.test(value)) addresses.add(value);
  }
  return { addresses, anchors };
}
