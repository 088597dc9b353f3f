import { escapePattern } from '../../text/escape.ts';

/** A placeholder at the beginning of a segment: `:slug`. */
const NAME = /^:[A-Za-z]\w*/;

function segmentSource(segment: string): string {
  const name = NAME.exec(segment)?.[0] ?? '';
  return (name && '[^/]+') + escapePattern(segment.slice(name.length));
}

function holdsRest(segments: readonly string[]): boolean {
  return segments.at(-1) === '*';
}

/** Whether a text matches more than one address. */
export function isPattern(text: string): boolean {
  const segments = text.split('/');
  return holdsRest(segments) || segments.some((segment) => NAME.test(segment));
}

/**
 * Returns the source of a regular expression for the addresses of a pattern: `:name` matches a non-empty segment, a
 * final `*` matches everything after the slash. Hosts use the same patterns in redirects, rewrites and headers.
 */
export function patternSource(pattern: string): string {
  const segments = pattern.split('/');
  const rest = holdsRest(segments);
  const parts = (rest ? segments.slice(0, -1) : segments).map(segmentSource);
  return `^${[...parts, ...(rest ? ['.*'] : [])].join('/')}$`;
}

/** Creates a function that returns whether an address matches a pattern. */
export function addressMatcher(pattern: string): (address: string) => boolean {
  if (!isPattern(pattern)) return (address) => address === pattern;
  const expression = new RegExp(patternSource(pattern));
  return (address) => expression.test(address);
}

/**
 * Returns the names that only some hosts replace in a destination: `:name` by the segment that it matched, and `:splat`
 * by the text that the star matched.
 */
export function namesHandedOn(pattern: string): string[] {
  const segments = pattern.split('/');
  const names = segments.flatMap((segment) => NAME.exec(segment) ?? []);
  return holdsRest(segments) ? [...names, ':splat'] : names;
}

function segmentsMeet(one: string, other: string): boolean {
  if (NAME.test(one) && NAME.test(other)) return true;
  const [named, plain] = NAME.test(one) ? [one, other] : [other, one];
  return new RegExp(`^${segmentSource(named)}$`).test(plain);
}

/** Whether any address matches both patterns. */
export function patternsMeet(one: string, other: string): boolean {
  const [left, right] = [one.split('/'), other.split('/')];
  const [leftRest, rightRest] = [holdsRest(left), holdsRest(right)];
  const fixed = Math.min(left.length - Number(leftRest), right.length - Number(rightRest));
  if (!left.slice(0, fixed).every((segment, index) => segmentsMeet(segment, right[index] ?? ''))) return false;
  if (left.length === right.length) return true;
  return left.length > right.length ? rightRest : leftRest;
}
