import { markUnread } from '../../../text/format-fact.ts';

/** The paragraphs of a Markdown text without its signs, addresses, code, comments and tables: what is read aloud. */
export function plainParagraphs(markdown: string): string[] {
  return markdown
    .replace(/```[\s\S]*?```/g, '')
    .replace(/<!--[\s\S]*?-->/g, '')
    .split(/\n\s*\n|\n(?=\s*(?:[-*+]|\d+\.)\s)/)
    .map((paragraph) =>
      paragraph
        .split('\n')
        .filter((line) => !/^\s*\|/.test(line) && !/^\s*#{1,6}\s/.test(line))
        .join(' ')
        .replace(/!?\[([^[\]]*)\]\([^()]*\)/g, '$1')
        .replace(/^[\s>]*(?:[-*+]|\d+\.)?\s+|[*_`>]/g, ' ')
        .replace(/\{\{[^{}]*\}\}/g, '10')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter(Boolean);
}

const WORD = /[\p{L}\p{N}][\p{L}\p{N}'’.]*/gu;

/**
 * Words of a Markdown text as its page counts them for the time to read: with headings, tables and the values of facts,
 * without addresses, comments and blocks of code.
 */
export function wordsRead(markdown: string, valueOfFact: (fact: string) => string): number {
  const shown = markdown
    .replace(/^(```|~~~)[\s\S]*?^\1.*$/gm, '')
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/^[ \t>]*\d+[.)]\s/gm, '')
    .replace(/\]\([^()]*(?:\([^()]*\)[^()]*)*\)/g, ' ')
    .replace(/\{\{\s*([\w.-]+)\s*\}\}/g, (_, name: string) => valueOfFact(name))
    .replace(/^[ \t]*\|.*$/gm, markUnread);
  return shown.match(WORD)?.length ?? 0;
}
