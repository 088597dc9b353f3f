import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy } from '../../../src/publish/hosting/content-security-policy.ts';
import { formatHeaders } from '../../../src/publish/hosting/netlify.ts';
import { parseHeaders } from '../../../src/publish/hosting/parse-netlify.ts';
import { hostingRules } from '../../../src/publish/hosting/rules.ts';
import { realSite } from '../../shell/head/real-site.ts';
import { gradeOf, type Scanned } from './observatory.ts';

const { services = [], mail } = realSite().model.manifest;
const policies = contentSecurityPolicy({
  services,
  ...(mail ? { mail } : {}),
  scriptHashes: ['sha256-abc='],
  frames: ['/media/agenda.html'],
});
const rules = hostingRules({ routes: ['/'], redirects: [], policy: policies.header });
const html = `<!doctype html><meta http-equiv="Content-Security-Policy" content="${policies.meta.replaceAll("'", '&#39;')}"><title>a</title>`;

/** The home page as Netlify and Cloudflare Pages send it; both lead http:// to https:// by themselves. */
function published(): Scanned {
  const [everywhere] = parseHeaders(formatHeaders(rules.headers)).filter(({ path }) => path === '/*');
  const headers = Object.fromEntries(
    Object.entries(everywhere?.headers ?? {}).map(([name, value]) => [name.toLowerCase(), value]),
  );
  return { headers, html, plainHttp: 'to-https' };
}

function modifiers(scanned: Scanned): Record<string, number> {
  const counted = gradeOf(scanned).verdicts.filter(({ modifier }) => modifier !== 0);
  return Object.fromEntries(counted.map(({ test, modifier }) => [test, modifier]));
}

describe("the grade of Mozilla's HTTP Observatory", () => {
  it('is A+ for the headers that hosts read from `_headers`', () => {
    expect(gradeOf(published())).toMatchObject({ score: 130, grade: 'A+' });
    expect(modifiers(published())).toEqual({
      'referrer-policy': 5,
      'x-frame-options': 5,
      'cross-origin-resource-policy': 10,
      'cross-origin-opener-policy': 10,
    });
  });

  it('owes nothing to the policy: styles written into pages cost its bonus, and nothing else is unsafe', () => {
    const policy = gradeOf(published()).verdicts.find(({ test }) => test === 'content-security-policy');
    expect(policy).toMatchObject({ result: 'unsafe styles only', modifier: 0 });
  });

  it('is C on a host that sends no header: the meta element saves the policy alone', () => {
    const bare = { headers: {}, html, plainHttp: 'to-https' } as const;
    expect(modifiers(bare)).toEqual({
      'strict-transport-security': -20,
      'x-content-type-options': -5,
      'x-frame-options': -20,
    });
    expect(gradeOf(bare)).toMatchObject({ score: 55, grade: 'C' });
  });

  it.each([
    ['content-security-policy', "script-src 'self' 'unsafe-inline'; frame-ancestors 'self'", -20],
    ['content-security-policy', "script-src 'self'; object-src *; frame-ancestors 'self'", -20],
    ['content-security-policy', "default-src 'self'; script-src 'self' 'unsafe-eval'; frame-ancestors 'self'", -10],
    ['content-security-policy', "default-src 'self'; connect-src http://a.example; frame-ancestors 'self'", -20],
    ['content-security-policy', "default-src 'self'; img-src http://a.example; frame-ancestors 'self'", -10],
    ['content-security-policy', "default-src 'none'; form-action 'self'; frame-ancestors 'self'", 10],
    ['content-security-policy', undefined, -25],
    ['strict-transport-security', 'max-age=86400', -10],
    ['strict-transport-security', undefined, -20],
    ['x-content-type-options', undefined, -5],
    ['referrer-policy', 'unsafe-url', -5],
    ['cross-origin-opener-policy', 'open', -5],
    ['cross-origin-resource-policy', 'cross-origin', 0],
    ['access-control-allow-origin', '*', 0],
  ])('judges %s: %s with %i', (name, value, modifier) => {
    const scanned = { ...published(), html: '', headers: { ...published().headers, [name]: value } };
    const test = name.startsWith('access-control') ? 'cross-origin-resource-sharing' : name;
    expect(gradeOf(scanned).verdicts.find((verdict) => verdict.test === test)?.modifier).toBe(modifier);
  });

  it('gives no bonus to a site that loses an A by its faults', () => {
    const scanned = published();
    expect(gradeOf({ ...scanned, plainHttp: 'stays' })).toMatchObject({ score: 80, grade: 'B+' });
  });

  it('takes no cookie and no foreign script', () => {
    expect(() => gradeOf({ ...published(), html: '<script src="https://a.example/a.js"></script>' })).toThrow(
      /foreign/,
    );
    expect(() => gradeOf({ ...published(), headers: { 'set-cookie': 'a=1' } })).toThrow(/cookie/);
  });
});
