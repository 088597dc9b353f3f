import type { TypedRange } from '../../text/range.ts';

/** Titles of the call-outs that replace GitHub's. */
const TITLES: Record<string, string> = {
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
  // Templates, BBCode, the pictures of chats, LaTeX.
  /\{%[^%\n]*%\}/u,
  /<%[^%\n]*%>/u,
  /\[\/(?:b|i|u|s|url|img|quote|code|list|size|color|center)\]/u,
  /(?<![\p{L}\p{N}:/]):[a-z][a-z0-9]*(?:_[a-z0-9]+)*:(?![\p{L}\p{N}:/])/u,
  /\\[a-z]{3,}\{[^{}\n]*\}/u,
];
/** Every character that a pattern begins with: patterns are only tried at these. */
const SIGN = '(?=[[{=+^*%$:!?.<\\\\])';
const DIALECT = new RegExp(`${SIGN}(?:${[CALLOUT, ...PATTERNS].map(({ source }) => source).join('|')})`, 'gmu');

/**
 * Markup of other tools that pages show as typed.
 * @param literal the text; characters not shown as typed are masked
 */
export function* dialectsIn(text: string, literal: string): Generator<TypedRange> {
  for (const { index: offset, 0: found, 1: callout = '' } of literal.matchAll(DIALECT)) {
    const { length } = found.trimEnd();
    const typed = text.slice(offset, offset + length);
    const title = TITLES[callout.toUpperCase()];
    const isCallout = title !== undefined && /^ {0,3}> ?$/.test(text.slice(text.lastIndexOf('\n', offset) + 1, offset));
    yield { start: offset, end: offset + length, typed, ...(isCallout ? { suggestion: `**${title}**\n>` } : {}) };
  }
}
