import type { TextRange } from '../../text/range.ts';
import type { SiteIndex } from '../site-index/site-index.ts';
import type { MarkdownUse } from '../site-index/site-parts.ts';
import type { Rule } from './rule.ts';

/** A mistake in a text: its range, the suggestion, and the arguments of the message. */
type TextMistake<T> = TextRange & { suggestion?: string | undefined } & { [K in keyof T]: string | number | undefined };

/**
 * Creates the check of a rule about single texts. All properties that `find` returns, except for `start`, `end` and
 * `suggestion`, are arguments of the message.
 */
export function inTexts<T extends TextMistake<T>>(
  find: (document: MarkdownUse, site: SiteIndex) => Iterable<T>,
): Rule['check'] {
  return function* (site) {
    for (const document of site.documents) {
      for (const { start, end, suggestion, ...args } of find(document, site)) {
        const place = document.placeOf({ start, end });
        yield { place, args: args as Record<string, string | number>, suggestion };
      }
    }
  };
}
