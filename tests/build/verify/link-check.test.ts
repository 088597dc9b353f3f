import { describe, expect, it } from 'vitest';
import { checkLinks, describeLink, type LinkCheckOptions } from '../../../src/build/verify/link-check.ts';
import { folderOf } from '../../temporary-folder.ts';

const page = (body: string, head = '') =>
  `<!doctype html><html lang="fr"><head>${head}</head><body>${body}</body></html>`;

function broken(files: Record<string, string>, options: Omit<LinkCheckOptions, 'directory'> = {}): string[] {
  const directory = folderOf({ '404.html': page(''), ...files });
  return checkLinks({ directory, ...options }).map(
    ({ page: from, address, missing }) => `${from}: ${address} (${missing})`,
  );
}

describe('checkLinks', () => {
  it('finds nothing if every address has a target, and in texts of scripts', () => {
    expect(
      broken({
        'index.html': page(
          '<h2 id="tarifs">Tarifs</h2><a href="/contact">a</a><a href="#tarifs">b</a><a href="/guides/un#top">c</a>',
        ),
        'contact.html': page('<a href="/#tarifs">a</a><a href="/?x=1">b</a><img src="/media/a%20b.webp" alt="">'),
        'guides/un.html': page(
          '<a href="https://ailleurs.example/x">a</a><a href="tel:+33465710048">b</a><a href="mailto:a@example.com">c</a>',
        ),
        'media/a b.webp': 'x',
        'scripts.html': page('<script>const s = \'<a href="/perdue">\'</script>'),
      }),
    ).toEqual([]);
  });

  it('reports the referring page of a missing page, anchor, picture, film, script and style', () => {
    expect(
      broken({
        'index.html': page('<a href="/perdue">a</a><video poster="/media/p.webp"><source src="/media/f.mp4"></video>'),
        'contact.html': page(
          '<img srcset="/media/a-1.webp 1x, /media/a-2.webp 2x" alt=""><p id="ici">',
          '<link rel="preload" href="/_assets/f.woff2"><style>@font-face{src:url("/_assets/g.woff2")}</style>',
        ),
        'plan.html': page('<p id="la"><a href="#ici">a</a><a href="/contact#la">b</a>'),
      }),
    ).toEqual([
      'contact.html: /_assets/g.woff2 (file)',
      'contact.html: /_assets/f.woff2 (file)',
      'contact.html: /media/a-1.webp (file)',
      'contact.html: /media/a-2.webp (file)',
      'index.html: /perdue (file)',
      'index.html: /media/p.webp (file)',
      'index.html: /media/f.mp4 (file)',
      'plan.html: #ici (anchor)',
      'plan.html: /contact#la (anchor)',
    ]);
  });

  it('reads the addresses in structured data, social cards and data for the program', () => {
    const head = [
      '<meta property="og:image" content="https://www.example.com/media/social/index.png">',
      '<script type="application/ld+json">{"@id":"https://www.example.com/#business","url":"https://www.example.com/perdue"}</script>',
      '<script type="application/json" id="v_page">{"source":"media/film.webm"}</script>',
    ].join('');
    expect(broken({ 'index.html': page('', head) }, { siteUrl: 'https://www.example.com' })).toEqual([
      'index.html: https://www.example.com/perdue (file)',
      'index.html: /media/film.webm (file)',
      'index.html: https://www.example.com/media/social/index.png (file)',
    ]);
  });

  it('finds addresses of pages with a missing or extra slash, which cause a redirect', () => {
    const links = '<a href="/contact">a</a><a href="/contact/#x">b</a><a href="/bois">c</a><a href="/bois/?a=1">d</a>';
    const whole = '<link rel="canonical" href="https://x.example/contact">';
    const files = {
      _redirects: '/vieux /contact 301\n/neuf /contact/ 301\n',
      'index.html': page(`${links}<a href="/vieux">e</a><a href="/neuf">f</a>`, whole),
      'contact/index.html': page('<p id="x">'),
      'bois.html': page(''),
    };
    expect(broken(files, { siteUrl: 'https://x.example' })).toEqual([
      'index.html: https://x.example/contact (slash)',
      'index.html: /contact (slash)',
      'index.html: /bois/?a=1 (slash)',
      'index.html: /vieux (slash)',
    ]);
  });

  it('describes a broken address in one line', () => {
    expect(describeLink({ page: 'a.html', address: '/b', missing: 'file' })).toBe('a.html: /b (no such file)');
    expect(describeLink({ page: 'a.html', address: '/b/', missing: 'slash' })).toBe(
      'a.html: /b/ (redirected for its slash)',
    );
  });

  it('finds addresses without the base path', () => {
    const files = {
      'index.html': page('<a href="/projet/contact">a</a><a href="/contact">b</a>'),
      'contact.html': page(''),
    };
    expect(broken(files, { base: '/projet/' })).toEqual(['index.html: /contact (file)']);
    const whole = { ...files, 'index.html': page('<a href="https://x.example/projet/contact">a</a>') };
    expect(broken(whole, { base: '/projet/', siteUrl: 'https://x.example/projet' })).toEqual([]);
  });

  it('reads media in data for the program below the base path of the document', () => {
    const data = '<script type="application/json">{"source":"media/a.svg","other":"media/b.svg"}</script>';
    const html = page(data).replace('<html', '<html data-base="/exemples/macon/"');
    const files = { 'exemples/macon/devis.html': html, 'exemples/macon/media/a.svg': '<svg/>' };
    expect(broken(files)).toEqual(['exemples/macon/devis.html: /exemples/macon/media/b.svg (file)']);
  });

  it('follows chains of redirects, to their end or until they loop', () => {
    const _redirects = [
      '/a /b 301',
      '/b /c?x=1#y 301',
      '/c /contact 301',
      '/d /e 301',
      '/e https://ailleurs.example/ 301',
      '/f /g 301',
      '/g /f 301',
      '/h /i 301',
    ].join('\n');
    const links = ['/a', '/d', '/f', '/h'].map((address) => `<a href="${address}">x</a>`).join('');
    expect(broken({ _redirects, 'index.html': page(links), 'contact.html': page('') })).toEqual([
      'index.html: /f (file)',
      'index.html: /h (file)',
    ]);
  });

  it('follows parameter routes, and redirects to a page with any characters and with query or fragment', () => {
    const files = {
      _redirects: '/ancien /%C3%A9t%C3%A9?a=1#b 301\n/vieux /hiver 301\n/offre/:domain /_routes/offre/domain 200\n',
      'index.html': page('<a href="/ancien">a</a><a href="/vieux">b</a><a href="/offre/exemple.fr">c</a>'),
      'été.html': page(''),
      '_routes/offre/domain.html': page(''),
    };
    expect(broken(files)).toEqual(['index.html: /vieux (file)']);
  });
});
