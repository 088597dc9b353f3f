import { createFacts } from './facts/create-facts.ts';
import { NO_FORM_ERRORS } from './facts/form-errors.ts';
import type { Sources } from './read/source.ts';
import { rules } from './rules/registry.ts';
import { collectSuggestions } from './suggestions/collect-suggestions.ts';
import type { Suggestions } from './suggestions/suggestion.ts';

/** Everything that can be proposed for sources that were read. */
export function suggestionsOf(sources: Sources): Suggestions {
  const tunable = rules.map(({ code }) => code);
  return collectSuggestions(createFacts({ sources, formErrors: NO_FORM_ERRORS, today: '', tunable }));
}
