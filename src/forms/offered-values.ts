import type { Values } from './form-definition.ts';

/** Texts by field name, from another part of the page. They are only kept in memory. */
let offered: Values = {};

/** Offers texts for the form that the visitor begins, by field name. */
export function offerValues(values: Values): void {
  offered = values;
}

/** Returns the offered texts. */
export function offeredValues(): Values {
  return offered;
}
