import { describe, expect, it } from 'vitest';
import { encodeDestination, withQuery } from '../../../src/build/hosting/destination.ts';
import { hostingRules } from '../../../src/build/hosting/rules.ts';
import { escapeXml } from '../../../src/build/hosting/xml.ts';

describe('a destination', () => {
  it.each([
    ['/été bleu', '/%C3%A9t%C3%A9%20bleu'],
    ['/d%C3%A9j%C3%A0%20vu', '/d%C3%A9j%C3%A0%20vu'],
    ['/cent%', '/cent%25'],
    ['https://école.example/à', 'https://xn--cole-9oa.example/%C3%A0'],
    ['HTTPS://B.example', 'https://b.example/'],
    ['/a"b', '/a%22b'],
  ])('is written in the form that hosts send: %s', (to, written) => expect(encodeDestination(to)).toBe(written));

  it.each([
    ['/a', 'x=1', '/a?x=1'],
    ['/a?b=2', 'x=1', '/a?b=2&x=1'],
    ['/a?b=2#c', 'x=1', '/a?b=2&x=1#c'],
    ['/a#c?d', 'x=1', '/a?x=1#c?d'],
    ['/a#c', '', '/a#c'],
    ['/a#c', undefined, '/a#c'],
  ])('appends the query of the request, before the fragment: %s, %s', (to, query, sent) => {
    expect(withQuery(to, query)).toBe(sent);
  });
});

describe('the rules of a host whose pages are folders', () => {
  it('redirect to addresses without another redirect, and match with and without a slash', () => {
    const { redirects, rewrites } = hostingRules({
      routes: ['/', '/devis/:numero'],
      redirects: [
        { from: '/blog/*', to: '/guides?a=1#b', status: 301 },
        { from: '/blog/un', to: 'https://b.example/c', status: 302 },
      ],
      policy: '',
      urls: 'directory',
    });
    expect(redirects).toEqual([
      { from: '/blog/un', to: 'https://b.example/c', status: 302 },
      { from: '/blog/*', to: '/guides/?a=1#b', status: 301 },
    ]);
    expect(rewrites).toEqual([
      { from: '/devis/:numero', to: '/_routes/devis/numero/' },
      { from: '/devis/:numero/', to: '/_routes/devis/numero/' },
    ]);
  });
});

it('writes valid XML, and drops forbidden characters', () => {
  expect(escapeXml(`a\u0000\u000B\uFFFE\uD800b\t👍 <"c" & 'd'>`)).toBe(
    'ab\t👍 &lt;&quot;c&quot; &amp; &apos;d&apos;&gt;',
  );
});
