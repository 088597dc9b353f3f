import type { Values } from './form-definition.ts';

/** Texts by name of a field, from another part of the page. They are kept in memory alone. */
let offered: Values = {};

/** Offers texts to the form that the visitor begins, for its fields of these names. */
export function offerValues(values: Values): void {
  offered = values;
}

/** The texts that are offered to a form. */
export function offeredValues(): Values {
  return offered;
}
