import { CLIENT_FILES } from '../../protocol/attributes.ts';
import { decodePath, encodePath } from '../../text/encode-path.ts';

/** What an HTML document refers to, and what can be referred to in it. */
export interface HtmlReferences {
  /** Addresses as they are written, entities resolved, each once. */
  addresses: Set<string>;
  /** Identifiers that an address may end in after `#`. */
  anchors: Set<string>;
}

const RAW = /(<(script|style)\b[^>]*>)([\s\S]*?)(<\/\2>)/gi;
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", '#x27': "'" };

/** Attributes that hold one address. */
const SINGLE = ['href', 'src', 'poster', 'action', 'xlink:href'];
/** Attributes that hold several addresses, by what stands between them. */
const SEVERAL: Record<string, RegExp> = { srcset: /,\s+/, imagesrcset: /,\s+/, [CLIENT_FILES]: /\s+/ };
/** Those that matter, wherever a quote follows: text holds none that is not escaped. Reading each tag takes twice as long. */
const ATTRIBUTE = new RegExp(
  `\\s(${[...SINGLE, ...Object.keys(SEVERAL), 'id', 'name', 'content'].join('|')})\\s*=\\s*(?:"([^"]*)"|'([^']*)')`,
  'gi',
);

function decode(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|#39|#x27);/g, (whole, name: string) => ENTITIES[name] ?? whole);
}

/**
 * Addresses in data that the page hands to scripts and search engines: media files, and whole addresses. Identifiers
 * (`@id`) only look like addresses.
 */
function addressesInData(json: string): string[] {
  return [...json.matchAll(/(?<!"@id":)"(\/?media\/[^"\\]+|https?:\/\/[^"\\\s]+)"/g)].map(([, address = '']) => {
    const [, slash, name, rest = ''] = /^(\/?)(media\/[^?#]+)(.*)$/.exec(address) ?? [];
    if (name === undefined) return address;
    return `/${encodePath(slash ? decodePath(name) : name)}${rest}`;
  });
}

function addressesInStyles(css: string): string[] {
  return [...css.matchAll(/url\((["']?)([^"')]+)\1\)/g)].map(([, , address = '']) => address);
}

/** Reads a document of this project's own making: all attributes are quoted, and quotes in texts are escaped. */
export function readReferences(html: string): HtmlReferences {
  const addresses = new Set<string>();
  const anchors = new Set<string>();
  const markup = html.replace(RAW, (_, open: string, name: string, content: string, close: string) => {
    const found =
      name.toLowerCase() === 'style'
        ? addressesInStyles(content)
        : /type="application\//.test(open)
          ? addressesInData(content)
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
