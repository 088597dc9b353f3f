import type { TextRange } from '../../text/range.ts';
import type { SiteFacts } from '../facts/site-facts.ts';
import type { MarkdownUse } from '../facts/site-parts.ts';
import type { Rule } from './rule.ts';

/** What a text has wrong at a place: what is suggested, and what the message is filled with. */
type Found<T> = TextRange & { suggestion?: string | undefined } & { [K in keyof T]: string | number | undefined };

/**
 * The check of a rule that looks at each text by itself. All that `find` gives beside `offset`, `length` and
 * `suggestion` fills the message: what a message says of a length has another name.
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
