import { describe, expect, it } from 'vitest';
import { rewriteUrls } from '../../../src/shell/render/rewrite-urls.ts';

const below = (html: string) => rewriteUrls(html, { base: '/bois/', urls: 'file' });

describe('publishedMarkup', () => {
  it('adds the base path to every path of the site, also to one with the same prefix', () => {
    expect(below('<a href="/">a</a><a href="/bois">b</a><a href="/bois/chene#x">c</a><a href="/boisson">d</a>')).toBe(
      '<a href="/bois/">a</a><a href="/bois/bois">b</a><a href="/bois/bois/chene#x">c</a><a href="/bois/boisson">d</a>',
    );
  });

  it('finds pictures, videos, frames and forms, including each address of a set', () => {
    expect(
      below(
        '<img src="/media/a.svg" srcSet="/media/a-1.webp 1w, /media/a-2.webp 2w"><video poster="/media/b.webp"></video><div data-src="/media/c.html"></div><form action="/d"></form>',
      ),
    ).toBe(
      '<img src="/bois/media/a.svg" srcSet="/bois/media/a-1.webp 1w, /bois/media/a-2.webp 2w"><video poster="/bois/media/b.webp"></video><div data-src="/bois/media/c.html"></div><form action="/bois/d"></form>',
    );
  });

  it('ignores other sites, anchors, telephone numbers and text outside of attributes', () => {
    const html =
      '<a href="https://a.example/x">a</a><a href="//b.example/x">b</a><a href="#c">c</a><a href="tel:+33465710048">d</a> href=/e "{\\"href=\\"/f"';
    expect(below(html)).toBe(html);
  });

  it('adds a final slash to the addresses of pages if they are folders', () => {
    const inFolders = (html: string) => rewriteUrls(html, { base: '/', urls: 'directory' });
    expect(
      inFolders(
        '<a href="/">a</a><a href="/contact">b</a><a href="/contact?a=1&amp;b=2#c">c</a><a href="/l&#x27;atelier">d</a><a href="#d">e</a><img src="/media/a.svg" srcSet="/media/a-1.webp 1w">',
      ),
    ).toBe(
      '<a href="/">a</a><a href="/contact/">b</a><a href="/contact/?a=1&amp;b=2#c">c</a><a href="/l&#x27;atelier/">d</a><a href="#d">e</a><img src="/media/a.svg" srcSet="/media/a-1.webp 1w">',
    );
  });

  it('changes nothing at the root of a host', () => {
    const html = '<a href="/contact">a</a>';
    expect(rewriteUrls(html, { base: '/', urls: 'file' })).toBe(html);
  });
});
