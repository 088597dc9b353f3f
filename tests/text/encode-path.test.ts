import { describe, expect, it } from 'vitest';
import { decodePath, encodeAddress, encodePath } from '../../src/text/encode-path.ts';

describe('encodePath', () => {
  it('encodes characters with a meaning in addresses, lists of addresses or markup', () => {
    expect(encodePath('media/à, b?.svg')).toBe('media/%C3%A0%2C%20b%3F.svg');
  });
});

describe('encodeAddress', () => {
  it('encodes characters that would end the path, or are invalid in an address', () => {
    expect(encodeAddress('/€/été, a?b#c%/')).toBe('/%E2%82%AC/%C3%A9t%C3%A9,%20a%3Fb%23c%25/');
  });
});

describe('decodePath', () => {
  it.each([
    ['/%C3%A9t%C3%A9', '/été'],
    ['/100%', '/100%'],
  ])('decodes %s as %s', (address, path) => expect(decodePath(address)).toBe(path));
});
