/** `{{path}}` in a text. */
export const PLACEHOLDER = /\{\{\s*([\w.-]+)\s*\}\}/g;

/** Returns the value of a name between double braces, or `undefined` if the name is unknown. */
export type Lookup = (name: string) => string | undefined;

/** Replaces every `{{name}}`. An unknown one stays as typed, so that it is visible (a rule reports it). */
export function interpolate(text: string, lookup: Lookup): string {
  return text.includes('{{') ? text.replace(PLACEHOLDER, (whole, name: string) => lookup(name) ?? whole) : text;
}

/** Replaces every `{{name}}` for a list or a message of the editor: an unknown one by the name, without braces. */
export function readableText(text: string, lookup: Lookup = () => undefined): string {
  return interpolate(text, (name) => lookup(name) ?? name);
}

/** Whether unknown names are left in a text, so that its final content and length are unknown. */
export function isUnfilled(text: string): boolean {
  return text.search(PLACEHOLDER) >= 0;
}
