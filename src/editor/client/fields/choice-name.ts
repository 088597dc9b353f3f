import type { Json } from '../../../edit/json-operation.ts';
import { words } from '../words/words.ts';

/** A value of an enumeration in words; the value itself where the catalogue has none. */
export function choiceName(key: string, value: Json): string {
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  const name = String(value);
  const known = words.choices[key]?.[name];
  if (known) return known;
  const other = Object.values(words.choices).find((names) => names[name]);
  return other?.[name] ?? name;
}
