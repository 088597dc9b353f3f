/** Part of a site to rename or remove, by the form of its name. */
type NamedPart =
  | { type: 'page'; path: string }
  /** `id` is the name of the section, or its place on the page, counted from 1. */
  | { type: 'section'; path: string; id: string }
  | { type: 'fact'; name: string }
  | { type: 'picture'; file: string };

/** Parses `/page`, `/page#section`, `facts.name` or `media/picture.webp`; a final slash of an address is ignored. */
export function namedPart(typed: string): NamedPart | undefined {
  const fact = /^facts\.([^.]+)$/.exec(typed)?.[1];
  if (fact !== undefined) return { type: 'fact', name: fact };
  const file = /^(?:content\/|\/)?(media\/.+)$/.exec(typed)?.[1];
  if (file !== undefined) return { type: 'picture', file };
  if (!typed.startsWith('/')) return undefined;
  const [address = '', id] = typed.split('#');
  const path = address.length > 1 ? address.replace(/\/$/, '') : address;
  return id ? { type: 'section', path, id } : { type: 'page', path };
}
