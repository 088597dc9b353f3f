import { describe, expect, it } from 'vitest';
import { rules } from '../../../src/check/rules/registry.ts';
import { linkedPartOf } from '../../../src/check/site-index/link-target.ts';
import type { SiteIndex } from '../../../src/check/site-index/site-index.ts';
import type { LinkUse } from '../../../src/check/site-index/site-parts.ts';
import { fromPartial } from '../../from-partial.ts';

const rule = rules.find(({ code }) => code === 'link/own-page');
const locate = () => ({ file: 'content/a.md', start: 0, end: 1 });

/** Whether a link is reported to lead to its own page. */
function isOwn(to: string, pages: string[] | undefined, more: Partial<LinkUse> = {}): boolean {
  const links = [
    { to, target: linkedPartOf(to, 'markdown'), pages, isImage: false, kind: 'markdown', locate, ...more },
  ];
  const routeOf = (path: string) => (/^\/devis\/\w+$/.test(path) ? '/devis/:n' : path);
  return [...(rule?.check(fromPartial<SiteIndex>({ links, routeOf })) ?? [])].length > 0;
}

describe('link/own-page', () => {
  it('finds a link to its own page if it is on no other', () => {
    expect(isOwn('/pains', ['/pains'])).toBe(true);
    expect(isOwn('/pains', ['/pains', '/pains'])).toBe(true);
  });

  it.each([
    ['another page', '/four', ['/pains']],
    ['a section of it', '/pains#prix', ['/pains']],
    ['a state of it', '/pains?tri=prix', ['/pains']],
    ['one of the pages that show the text', '/pains', ['/pains', '/four']],
    ['a page from every page', '/pains', undefined],
    ['one of the pages of a pattern', '/devis/12', ['/devis/:n']],
  ])('accepts a link that leads to %s', (_, to, pages) => {
    expect(isOwn(to, pages)).toBe(false);
  });

  it('ignores pictures, and the notices of forms, which are the same on every page', () => {
    expect(isOwn('/pains', ['/pains'], { isImage: true })).toBe(false);
    expect(isOwn('/pains', ['/pains'], { kind: 'link' })).toBe(false);
  });
});
