/** Encodings of compressed copies, best first, with their extensions. */
const CODINGS = [
  { coding: 'br', ending: '.br' },
  { coding: 'gzip', ending: '.gz' },
] as const;

/** An encoding that a client accepts, with the extension of its copies. */
export type Coding = (typeof CODINGS)[number];

/** Returns the encodings that a client accepts, best first (RFC 9110, 12.5.3); `q=0` rejects one. */
export function acceptedCodings(header: string | undefined): Coding[] {
  const weights = new Map<string, number>();
  for (const part of (header ?? '').split(',')) {
    const [name = '', ...parameters] = part.trim().toLowerCase().split(';');
    const weight = parameters.map((parameter) => /^\s*q=([\d.]+)/.exec(parameter)?.[1]).find(Boolean);
    if (name) weights.set(name.trim(), weight === undefined ? 1 : Number(weight));
  }
  return CODINGS.filter(({ coding }) => (weights.get(coding) ?? weights.get('*') ?? 0) > 0);
}

/** A range of a file, both ends included. */
interface ByteRange {
  start: number;
  end: number;
}

/**
 * Returns the range in a `Range` header (RFC 9110, 14.1.2): `undefined` for the whole file, `unsatisfiable` if it
 * begins after the end of the file. Several ranges are answered with the whole file.
 */
export function requestedRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | undefined {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '');
  if (!match || (match[1] === '' && match[2] === '')) return undefined;
  const [, first = '', last = ''] = match;
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 };
  }
  const start = Number(first);
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (start >= size) return 'unsatisfiable';
  return end < start ? undefined : { start, end };
}
