import type { Span } from '../site/markdown/markdown.ts';
import type { PhraseLimit } from '../site/types.generated.ts';
import { escapePattern } from '../text/escape-pattern.ts';
import { maskMarkdown } from './mask-markdown.ts';

/** The forms of a phrase by themselves, in capitals or not, with either apostrophe. */
function patternOf(words: readonly string[]): RegExp {
  const forms = words.map((word) => escapePattern(word).replace(/['’]/g, "['’]").replace(/\s+/g, '\\s+'));
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${forms.join('|')})(?![\\p{L}\\p{N}])`, 'giu');
}

/** Where a phrase stands in a Markdown text, in order; never in code or addresses. */
export function findPhrase({ words }: Pick<PhraseLimit, 'words'>, markdown: string): Span[] {
  const found = maskMarkdown(markdown).matchAll(patternOf(words));
  return [...found].map(({ 0: text, index }) => ({ offset: index, length: text.length }));
}
