/** Paired tags that authors may type; a single tag may be the topic of the text. */
const PAIRED = /<(b|strong|i|em|u|s|small|big|mark|span|font|a|p|center|sup|sub)(?:\s[^<>]*)?>([^<>]*)<\/\1\s*>/gi;

const SIGNS: [pattern: RegExp, put: string][] = [
  [PAIRED, '$2'],
  [/(?<![ \t])[ \t]*<br\s*\/?>[ \t]*/gi, ' '],
  [/\*\*(?=[^\s*])([^*]*[^\s*])\*\*/g, '$1'],
  [/(?<![\p{L}\p{N}_])__(?=[^\s_])([^_]*[^\s_])__(?=[\s,;:!?…)»]|\.?$|\.\s)/gu, '$1'],
  [/!?\[([^[\]]+)\]\((?:\/|#|https?:|mailto:|tel:|media\/)[^()\s]*\)/g, '$1'],
  [/^#{1,6}[ \t]+(?=\S)/, ''],
  [/&nbsp;/g, ' '],
  [/&amp;/g, '&'],
];

/** Returns a text without Markdown and HTML markup, which a plain text would show. */
export function withoutMarkup(text: string): string {
  // Removing nested pairs leaves the outer one, so repeat.
  for (let plain = text, round = 0; ; round += 1) {
    const next = SIGNS.reduce((rest, [pattern, put]) => rest.replace(pattern, put), plain);
    if (next === plain || round === 5) return next;
    plain = next;
  }
}
