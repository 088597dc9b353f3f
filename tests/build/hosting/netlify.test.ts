import { describe, expect, it } from 'vitest';
import { formatHeaders, formatRedirects } from '../../../src/build/hosting/netlify.ts';
import { parseHeaders, parseRedirects } from '../../../src/build/hosting/parse-netlify.ts';
import { hostingRules } from '../../../src/build/hosting/rules.ts';
import { addressMatcher } from '../../../src/model/redirects/address-pattern.ts';

const rules = hostingRules({
  routes: ['/', '/devis/:numero'],
  redirects: [{ from: '/ancien', to: '/', status: 302 }],
  policy: "default-src 'self'",
});

describe('_headers and _redirects', () => {
  it('have redirects before the rewrites of routes with a parameter, and are parsed as they were written', () => {
    expect(formatRedirects(rules).split('\n')).toEqual([
      '/ancien / 302',
      '/ancien/ / 302',
      '/devis/:numero /_routes/devis/numero 200',
      '/devis/:numero/ /_routes/devis/numero 200',
      '',
    ]);
    const redirects = ['/ancien', '/ancien/'].map((from) => ({ from, to: '/', status: 302 }));
    const to = '/_routes/devis/numero';
    const rewrites = ['/devis/:numero', '/devis/:numero/'].map((from) => ({ from, to, status: 200 }));
    expect(parseRedirects(formatRedirects(rules))).toEqual([...redirects, ...rewrites]);
    expect(parseHeaders(formatHeaders(rules.headers))).toEqual(rules.headers);
  });

  it('have an address in every form that a host may compare, and patterns after exact addresses', () => {
    const redirects = ['/blog/*', '/r%C3%A9f/', '/deux%20mots', '/quoi%3F', '/avis/:nom/'].map(
      (from) => ({ from, to: '/', status: 301 }) as const,
    );
    const text = formatRedirects(hostingRules({ routes: [], redirects, policy: '' }));
    expect(text.split('\n').map((line) => line.replace(' / 301', ''))).toEqual([
      '/réf',
      '/réf/',
      '/r%C3%A9f',
      '/r%C3%A9f/',
      '/deux%20mots',
      '/deux%20mots/',
      '/quoi%3F',
      '/quoi%3F/',
      '/blog/*',
      '/avis/:nom',
      '/avis/:nom/',
      '',
    ]);
  });

  it('let browsers keep assets for a year, say nothing of other hosts, and set no header twice', () => {
    const text = formatHeaders(rules.headers);
    // Browsers would keep this for two years, also for hosts that do not belong to the site.
    expect(text).not.toContain('includeSubDomains');
    expect(text).toContain('/_assets/*\n  Cache-Control: public, max-age=31536000, immutable\n');
    const names = rules.headers
      .filter(({ path }) => addressMatcher(path)('/_assets/a.js'))
      .flatMap(({ headers }) => Object.keys(headers));
    expect(new Set(names).size).toBe(names.length);
  });

  it('are parsed like by hosts: comments and empty lines are ignored, the default status is permanent', () => {
    expect(parseRedirects('# /a /b 302\n\n  /c   /d\n/e /f 200\r\n')).toEqual([
      { from: '/c', to: '/d', status: 301 },
      { from: '/e', to: '/f', status: 200 },
    ]);
    expect(parseHeaders('  X-Lost: 1\n# note\n/*\n  X-A: b: c\n  nothing\n')).toEqual([
      { path: '/*', headers: { 'X-A': 'b: c' } },
    ]);
  });
});
