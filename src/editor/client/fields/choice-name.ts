import type { Json } from '../../../edit/json-operation.ts';
import { words } from '../words/words.ts';

/** Returns the name of an enumeration's value; the value itself if the catalogue has no name for it. */
export function choiceName(key: string, value: Json): string {
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  const name = String(value);
  const known = words.choices[key]?.[name];
  if (known) return known;
  const other = Object.values(words.choices).find((names) => names[name]);
  return other?.[name] ?? name;
}

/**
 * Returns a description of values without their keys, for people who choose by name: each « key » becomes a name, and a
 * key in parentheses after its explanation is left out.
 */
export function withChoiceNames(text: string, key: string, choices: readonly Json[] = []): string {
  return choices.reduce<string>(
    (said, choice) => said.replaceAll(`« ${choice} »`, `« ${choiceName(key, choice)} »`).replaceAll(` (${choice})`, ''),
    text,
  );
}
