/** Text at the beginning of a line that looks like the marker of a list item. */
export interface ItemSign {
  pattern: RegExp;
  /** The marker that replaces it in Markdown. */
  put: string;
  /** Whether one line is enough. Other texts are only found in consecutive lines. */
  isAlone?: true;
  /**
   * Returns the position of an item in its list, from the group `n` of the pattern. The next item has the next
   * position.
   */
  count?(n: string): number;
  /** Whether blank lines may separate the items. */
  isSpaced?: true;
}

/** Spaces that Markdown does not accept, from French typography and some keyboards. */
const ODD = '[\\u00A0\\u2009\\u202F]+';
const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X'];

/** Texts that authors type instead of list markers. */
export const ITEMS: readonly ItemSign[] = [
  { pattern: new RegExp(`^([-*+])${ODD}`), put: '$1 ', isAlone: true },
  { pattern: /^-(?=\p{L}|\[)/u, put: '- ', isAlone: true },
  { pattern: /^[•‣▪]\s*/, put: '- ', isAlone: true },
  // Bullets of word processors: of the font Symbol, or followed by a tab.
  { pattern: /^(?:[\uF000-\uF0FF]\s*|[·◦○●■▪][ \t\u00A0]+|[o§]\t+)/, put: '- ', isAlone: true },
  { pattern: new RegExp(`^(\\d{1,3}[.)])${ODD}(?=\\p{L})`, 'u'), put: '$1 ', isAlone: true },
  { pattern: /^[–—―−]\s+/, put: '- ' },
  { pattern: /^[►▶➢➤→⇒➔◆❖※]\s*/, put: '- ' },
  { pattern: /^[✓✔☑✅]\s*/, put: '- [x] ' },
  { pattern: /^[☐□]\s*/, put: '- [ ] ' },
  { pattern: /^(?<n>\d{1,2})[.)](?=\p{L}{2})/u, put: '$1. ', count: Number, isSpaced: true },
  {
    pattern: /^\(?(?<n>\d{1,2})(?:°\)?|\/| ?[-–—](?=\s)|(?<=\(\d+)\))\s*/,
    put: '$1. ',
    count: Number,
  },
  { pattern: /^(\(?(?<n>[a-zA-Z])(?:\.|°\)?|\)|\/))\s*(?=\S)/, put: '- $1 ', count: (n) => n.charCodeAt(0) },
  { pattern: /^(\(?(?<n>[IVX]{1,4})(?:\.|°\)?|\)|\/))\s+(?=\S)/, put: '- $1 ', count: (n) => ROMAN.indexOf(n) },
];

/**
 * Returns the pattern for pairs of a marker on one line that should have formatted the text between them. A single
 * asterisk may refer to a note about a price (« 29 €* »), so it only counts if a word follows it, and only a space, an
 * opening bracket or a quotation mark precedes it.
 */
function pairsOf(mark: string): RegExp {
  const one = mark.replace(/\*/g, '\\*');
  const sign = mark.charAt(0).replace('*', '\\*');
  const [words, before, after] = [`[^${sign}\\n]*`, `(?<![\\p{L}\\p{N}${sign}\\\\])`, `(?![\\p{L}\\p{N}${sign}])`];
  const ways = [
    // A space before the second marker.
    `${mark === '*' ? '(?<![^\\s(«“"’\'])' : before}${one}(?=[^\\s${sign}])${words}\\s${one}${after}`,
    // A letter next to formatted quotation marks.
    `(?<!${sign})${one}[«“"]${words}[»”"]${one}(?!${sign})`,
  ];
  // A space after the first marker.
  if (mark !== '*') ways.push(`${before}${one}\\s${words}[^\\s${sign}]${one}${after}`);
  return new RegExp(ways.join('|'), 'gu');
}

/** Markers of emphasis, with the patterns of pairs that format nothing. */
export const PAIRS = ['*', '_', '__', '~~'].map((mark): [string, RegExp] => [mark, pairsOf(mark)]);

/** Titles that replace the keywords of GitHub's callouts. */
export const TITLES: Record<string, string> = {
  NOTE: 'À noter',
  TIP: 'Conseil',
  IMPORTANT: 'Important',
  WARNING: 'Attention',
  CAUTION: 'Attention',
};

/** GitHub's callout: the first line of a quote. */
const CALLOUT = /(?=\[!)(?<=^[ >]*)\[!([A-Za-z]{3,12})\][+-]?(?=[ \t]*$)/u;

const PATTERNS = [
  // Pandoc, Docusaurus, Python-Markdown, reStructuredText: containers and callouts.
  /(?=:{3})(?<=^[ \t]*):{3,}[ \t]*[\p{L}{][^\n]*/u,
  /(?=[!?]{3})(?<=^[ \t]*)(?:!{3}|\?{3})\+?[ \t]+[a-z]+\b[^\n]*/u,
  /(?=\.\. )(?<=^[ \t]*)\.\. [a-z-]+::/u,
  // Attributes of headings, words and links.
  /(?<!\{)\{:?[ \t]*[#.][A-Za-z][\w-]*(?:[ \t][^{}\n]*)?\}(?!\})/u,
  // Highlighted, inserted and superscript text.
  /(?<![=\w])==(?=[^\s=])[^=\n]*(?<=[^\s=])==(?!=)/u,
  /(?<![+\w])\+\+(?=[^\s+])[^+\n]*(?<=[^\s+])\+\+(?!\+)/u,
  /(?<!\^)\^[\p{L}\p{N}+-]{1,12}\^(?!\^)/u,
  // MediaWiki: headings.
  /^={2,5}[ \t][^=\n]{2,}(?<=[ \t])={2,5}(?=[ \t]*$)/u,
  // Tables of contents; links and pictures of Obsidian and wikis.
  /!?\[\[[^[\]\n]+\]\]/u,
  /(?=\[)(?<=^[ \t]*)\[(?:toc|TOC|_TOC_)\](?=[ \t]*$)/u,
  // Notes within the text, abbreviations, comments, formulas.
  /\^\[[^[\]\n]+\]/u,
  /^\*\[[^[\]\n]+\]:/u,
  /%%[^%\n]+%%/u,
  /\{\/\*[^{}\n]*?\*\/\}/u,
  /\$\$[^$\n]+\$\$/u,
  // Templates, BBCode, emoji codes of chat programs, LaTeX.
  /\{%[^%\n]*%\}/u,
  /<%[^%\n]*%>/u,
  /\[\/(?:b|i|u|s|url|img|quote|code|list|size|color|center)\]/u,
  /(?<![\p{L}\p{N}:/]):[a-z][a-z0-9]*(?:_[a-z0-9]+)*:(?![\p{L}\p{N}:/])/u,
  /\\[a-z]{3,}\{[^{}\n]*\}/u,
];
/** The first characters of all patterns. The patterns are only tried at these characters. */
const SIGN = '(?=[[{=+^*%$:!?.<\\\\])';
export const DIALECT = new RegExp(`${SIGN}(?:${[CALLOUT, ...PATTERNS].map(({ source }) => source).join('|')})`, 'gmu');
