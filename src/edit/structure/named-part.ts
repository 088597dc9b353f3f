/** A part of a site that can be renamed or removed. Its type follows from the form of its name. */
type NamedPart =
  | { type: 'page'; path: string }
  /** `id` is the name of the section, or its position on the page, counted from 1. */
  | { type: 'section'; path: string; id: string }
  /**
   * A value of the manifest by its dotted name: `facts.delay`, `testimonials.ada`. List items without `id` have a
   * number.
   */
  | { type: 'value'; name: string }
  | { type: 'picture'; file: string };

/**
 * Parses `/page`, `/page#section`, `facts.name`, `plans.name` or `media/picture.webp`; a final slash of an address is
 * ignored.
 */
export function namedPart(typed: string): NamedPart | undefined {
  const file = /^(?:content\/|\/)?(media\/.+)$/.exec(typed)?.[1];
  if (file !== undefined) return { type: 'picture', file };
  if (/^[a-z]\w*(?:\.[\w-]+)+$/i.test(typed)) return { type: 'value', name: typed };
  if (!typed.startsWith('/')) return undefined;
  const [address = '', id] = typed.split('#');
  const path = address.length > 1 ? address.replace(/\/$/, '') : address;
  return id ? { type: 'section', path, id } : { type: 'page', path };
}

/** Returns the name of a fact without `facts.`; `undefined` if the name is that of another value. */
export function factName(name: string): string | undefined {
  return /^facts\.([^.]+)$/.exec(name)?.[1];
}
