import { expect, it } from 'vitest';
import { readHead, syncHead } from '../../../src/shell/router/sync-head.ts';

const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html');

it('replaces the elements about the previous page by those about the new one, and keeps the rest', () => {
  const into = parse(`<meta charset="utf-8"><meta name="viewport" content="v"><meta name="description" content="old">
    <meta property="og:url" content="old"><link rel="canonical" href="/old"><link rel="icon" href="/icon.svg">
    <script type="application/ld+json">{"old":1}</script><script>boot()</script><body>`);
  const from = parse(`<meta name="viewport" content="v"><meta name="robots" content="noindex">
    <link rel="canonical" href="/new"><script type="application/ld+json">{"new":1}</script><body>`);
  syncHead(readHead(from), into);
  expect([...into.head.children].map(({ outerHTML }) => outerHTML)).toEqual([
    '<meta charset="utf-8">',
    '<meta name="viewport" content="v">',
    '<link rel="icon" href="/icon.svg">',
    '<script>boot()</script>',
    '<meta name="robots" content="noindex">',
    '<link rel="canonical" href="/new">',
    '<script type="application/ld+json">{"new":1}</script>',
  ]);
  expect(readHead(from)).toHaveLength(3);
});
