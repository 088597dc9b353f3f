import { describe, expect, it } from 'vitest';
import { addressMatcher } from '../../../src/model/redirects/address-pattern.ts';
import { fallbackRoutesOf } from '../../../src/publish/hosting/fallback-routes.ts';
import { outputFile, sharedAddress } from '../../../src/publish/output/output-path.ts';

describe('outputFile', () => {
  it('names the file of a route as hosts with clean addresses expect it', () => {
    expect(outputFile('/', 'file')).toBe('index.html');
    expect(outputFile('/a/b', 'file')).toBe('a/b.html');
  });

  it('makes a folder of every route for hosts that know no other way', () => {
    expect(outputFile('/', 'directory')).toBe('index.html');
    expect(outputFile('/a/b', 'directory')).toBe('a/b/index.html');
  });

  it('keeps the page of a route with a parameter out of what the route matches', () => {
    expect(outputFile('/devis/:numero', 'file')).toBe('_routes/devis/numero.html');
    expect(addressMatcher('/devis/:numero')(sharedAddress('/devis/:numero'))).toBe(false);
  });
});

describe('fallbackRoutesOf', () => {
  it('tells the page of unknown addresses which file shows a route with a parameter', () => {
    const [takeover] = fallbackRoutesOf(['/', '/devis/:numero'], { base: '/depot/', urls: 'file' });
    expect(takeover?.file).toBe('/depot/_routes/devis/numero.html');
    expect('/depot/devis/a.fr').toMatch(new RegExp(takeover?.pattern ?? ''));
    expect('/devis/a.fr').not.toMatch(new RegExp(takeover?.pattern ?? ''));
    expect('/depot/devis/a/b').not.toMatch(new RegExp(takeover?.pattern ?? ''));
  });
});
