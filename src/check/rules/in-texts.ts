import type { TextRange } from '../../text/range.ts';
import type { SiteFacts } from '../facts/site-facts.ts';
import type { MarkdownUse } from '../facts/site-parts.ts';
import type { Rule } from './rule.ts';

/** A mistake in a text: its range, the suggestion, and the arguments of the message. */
type Found<T> = TextRange & { suggestion?: string | undefined } & { [K in keyof T]: string | number | undefined };

/**
 * Creates the check of a rule about single texts. All properties that `find` returns, except for `start`, `end` and
 * `suggestion`, are arguments of the message.
 */
export function inTexts<T extends Found<T>>(
  find: (document: MarkdownUse, facts: SiteFacts) => Iterable<T>,
): Rule['check'] {
  return function* (facts) {
    for (const document of facts.documents) {
      for (const { start, end, suggestion, ...args } of find(document, facts)) {
        const place = document.placeOf({ start, end });
        yield { place, args: args as Record<string, string | number>, suggestion };
      }
    }
  };
}
