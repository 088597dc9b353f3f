import { describe, expect, it } from 'vitest';
import { fallbackRoutesOf } from '../../../src/build/hosting/fallback-routes.ts';
import { outputFile, sharedAddress } from '../../../src/build/output/output-path.ts';
import { addressMatcher } from '../../../src/model/redirects/address-pattern.ts';

describe('outputFile', () => {
  it('returns the file of a route for hosts with clean addresses', () => {
    expect(outputFile('/', 'file')).toBe('index.html');
    expect(outputFile('/a/b', 'file')).toBe('a/b.html');
  });

  it('returns a folder for every route for hosts that require it', () => {
    expect(outputFile('/', 'directory')).toBe('index.html');
    expect(outputFile('/a/b', 'directory')).toBe('a/b/index.html');
  });

  it('keeps the page of a route with a parameter outside of the addresses that match it', () => {
    expect(outputFile('/devis/:numero', 'file')).toBe('_routes/devis/numero.html');
    expect(addressMatcher('/devis/:numero')(sharedAddress('/devis/:numero'))).toBe(false);
  });
});

describe('fallbackRoutesOf', () => {
  it('contains the file of a route with a parameter for the page of unknown addresses', () => {
    const [takeover] = fallbackRoutesOf(['/', '/devis/:numero'], { base: '/depot/', urls: 'file' });
    expect(takeover?.file).toBe('/depot/_routes/devis/numero.html');
    expect('/depot/devis/a.fr').toMatch(new RegExp(takeover?.pattern ?? ''));
    expect('/devis/a.fr').not.toMatch(new RegExp(takeover?.pattern ?? ''));
    expect('/depot/devis/a/b').not.toMatch(new RegExp(takeover?.pattern ?? ''));
  });
});
