import { describe, expect, it } from 'vitest';
import { acceptedCodings, requestedRange } from '../../../src/dev/preview/negotiate.ts';

describe('acceptedCodings', () => {
  const names = (header?: string) => acceptedCodings(header).map(({ coding }) => coding);

  it('prefers Brotli if both are accepted', () => {
    expect(names('gzip, deflate, br')).toEqual(['br', 'gzip']);
    expect(names('gzip')).toEqual(['gzip']);
    expect(names(undefined)).toEqual([]);
  });

  it('respects a refusal and the wildcard', () => {
    expect(names('br;q=0, gzip;q=0.5')).toEqual(['gzip']);
    expect(names('*;q=0.1, br;q=0')).toEqual(['gzip']);
  });
});

describe('requestedRange', () => {
  it('parses a start, an end, and a length from the end', () => {
    expect(requestedRange('bytes=0-1', 10)).toEqual({ start: 0, end: 1 });
    expect(requestedRange('bytes=4-', 10)).toEqual({ start: 4, end: 9 });
    expect(requestedRange('bytes=-3', 10)).toEqual({ start: 7, end: 9 });
    expect(requestedRange('bytes=8-99', 10)).toEqual({ start: 8, end: 9 });
    expect(requestedRange('bytes=-5000', 1000)).toEqual({ start: 0, end: 999 });
  });

  it('rejects a start after the end of the file and ignores invalid ranges', () => {
    expect(requestedRange('bytes=10-', 10)).toBe('unsatisfiable');
    expect(requestedRange('bytes=-0', 10)).toBe('unsatisfiable');
    expect(requestedRange('bytes=5-2', 10)).toBeUndefined();
    expect(requestedRange('bytes=0-1,4-5', 10)).toBeUndefined();
    expect(requestedRange('pages=1-2', 10)).toBeUndefined();
  });
});
