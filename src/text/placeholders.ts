/** `{{path}}` in a text. */
export const PLACEHOLDER = /\{\{\s*([\w.-]+)\s*\}\}/g;

/** Gives the text that stands for a name between double braces, or nothing when the name is unknown. */
export type Lookup = (name: string) => string | undefined;

/** Replaces every `{{name}}`; an unknown one stays as written, so that it is seen (a rule reports it). */
export function interpolate(text: string, lookup: Lookup): string {
  return text.includes('{{') ? text.replace(PLACEHOLDER, (whole, name: string) => lookup(name) ?? whole) : text;
}

/** Whether names are left in a text that was filled in: nobody knows yet what will stand there, nor how long it is. */
export function isUnfilled(text: string): boolean {
  return text.search(PLACEHOLDER) >= 0;
}
