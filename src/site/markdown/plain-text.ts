import type { Definition } from './scan-inline.ts';

const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00A0',
  copy: '©',
  hellip: '…',
  laquo: '«',
  raquo: '»',
  euro: '€',
  rsquo: '’',
  ndash: '–',
  mdash: '—',
  eacute: 'é',
  egrave: 'è',
  agrave: 'à',
  ccedil: 'ç',
};

/** Undoes backslash escapes and the entities that people type. */
export function unescapeMarkdown(text: string): string {
  if (!/[\\&]/.test(text)) return text;
  return text.replace(/\\([!-/:-@[-`{-~])|&(?:#(\d{1,7})|#[xX]([0-9a-fA-F]{1,6})|(\w+));/g, (whole, ...groups) => {
    const [escaped, decimal, hex, name] = groups as (string | undefined)[];
    if (escaped !== undefined) return escaped;
    if (name !== undefined) return Object.hasOwn(ENTITIES, name) ? (ENTITIES[name] ?? whole) : whole;
    const code = decimal ? Number(decimal) : Number.parseInt(hex ?? '0', 16);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '\uFFFD';
  });
}

/** What a reader sees of inline writing: no emphasis marks, links by their words, pictures by their alternative text. */
export function plainText(text: string, definitions?: ReadonlyMap<string, Definition>): string {
  const codes: string[] = [];
  let out = text.replace(/(?<!`)(`+)(?!`)([\s\S]*?[^`])\1(?!`)/g, (_, __, code: string) => {
    const line = code.replace(/\n/g, ' ');
    codes.push(/^ .*[^ ].* $/.test(line) ? line.slice(1, -1) : line);
    return `\uE000${codes.length - 1}\uE001`;
  });
  out = out
    .replace(/<([a-zA-Z][a-zA-Z0-9+.-]{1,31}:[^\s<>]*|[\w.+-]+@[\w.-]+)>/g, '$1')
    .replace(/<\/?[a-zA-Z][^<>]*>|<!--[\s\S]*?-->/g, '')
    .replace(/!?\[((?:[^[\]\\]|\\.)*)\]\((?:[^()\\]|\\.|\([^()]*\))*\)/g, '$1')
    .replace(/!?\[((?:[^[\]\\]|\\.)*)\]\[[^\]]*\]/g, '$1');
  if (definitions && definitions.size > 0) out = out.replace(/(?<!\\)\[((?:[^[\]\\]|\\.)*)\]/g, '$1');
  out = out
    .replace(/(?<!\\)(\*{1,3}|~~)(?=\S)([^*~]*?\S)\1/g, '$2')
    .replace(/(?<!\\)(\*{1,3})(?=\S)([\s\S]*?\S)\1/g, '$2')
    .replace(/(?<![\\\p{L}\p{N}_])(_{1,3})(?=\S)([^_]*?\S)\1(?![\p{L}\p{N}_])/gu, '$2');
  return unescapeMarkdown(out)
    .replace(/\uE000(\d+)\uE001/g, (_, index: string) => codes[Number(index)] ?? '')
    .trim();
}
