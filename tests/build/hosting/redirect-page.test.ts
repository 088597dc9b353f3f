import { describe, expect, it } from 'vitest';
import { redirectPages, slashRedirections } from '../../../src/build/hosting/redirect-page.ts';

const options = { base: '/depot/', root: 'https://rabot.example/depot', language: 'fr' };

function pagesOf(from: string[], taken: string[] = []) {
  const redirects = from.map((address) => ({ from: address, to: '/', status: 301 as const }));
  const { pages, left } = redirectPages(redirects, new Set(taken), options);
  return { files: [...pages.keys()], left };
}

describe('slashRedirections', () => {
  it('redirects every page with a final slash to the one without', () => {
    const routes = ['/', '/bois', '/bois/chene', '/devis/:numero', '/réalisations', '/a.html'];
    const redirections = slashRedirections(routes);
    expect(redirections.map(({ to }) => to)).toEqual(['/bois', '/bois/chene', '/r%C3%A9alisations', '/a.html']);
    const from = redirections.map((one) => one.from);
    expect(pagesOf(from, ['bois.html', 'bois/chene.html', 'a.html.html'])).toEqual({
      files: ['bois/index.html', 'bois/chene/index.html', 'réalisations/index.html', 'a.html/index.html'],
      left: [],
    });
  });
});

describe('redirectPages', () => {
  it('writes the file that a host opens for each address', () => {
    expect(pagesOf(['/ancien', '/vieux/prix', '/page.html'])).toEqual({
      files: ['ancien/index.html', 'vieux/prix/index.html', 'page.html'],
      left: [],
    });
  });

  it.each([
    '/index.php',
    '/vieux/plan.pdf',
    '/vieux#a',
    '/50%25',
    '/../vieux',
    '/vieux/..',
    '/./vieux',
    '/.vieux/prix',
    '/..\\..\\vieux',
    '/vieux?',
    '/blog/*',
    '/',
  ])('leaves %s to a rule of the host, because no file can have its name', (from) =>
    expect(pagesOf([from])).toEqual({ files: [], left: [from] }),
  );

  it('omits addresses whose file or folder exists', () => {
    expect(pagesOf(['/bois.html', '/bois.html/vieux', '/hub.html'], ['bois.html', 'hub.html/index.html'])).toEqual({
      files: [],
      left: ['/bois.html', '/bois.html/vieux', '/hub.html'],
    });
  });

  it('omits addresses that only differ in capitals from a page, because some disks and hosts ignore these', () => {
    expect(pagesOf(['/Tarifs', '/BOIS.html', '/Bois.html/prix'], ['tarifs/index.html', 'bois.html'])).toEqual({
      files: [],
      left: ['/Tarifs', '/BOIS.html', '/Bois.html/prix'],
    });
    // The redirects have the same target, and other hosts need both.
    expect(pagesOf(['/Tarifs', '/tarifs/'], ['tarifs.html'])).toEqual({
      files: ['Tarifs/index.html', 'tarifs/index.html'],
      left: [],
    });
  });

  it('writes the first of two addresses that would need a file and a folder of the same name', () => {
    expect(pagesOf(['/vieux.html', '/vieux.html/prix'])).toEqual({ files: ['vieux.html'], left: ['/vieux.html/prix'] });
    expect(pagesOf(['/vieux.html/prix', '/vieux.html'])).toEqual({
      files: ['vieux.html/prix/index.html'],
      left: ['/vieux.html'],
    });
  });

  it.each([
    ['/tarifs/?an=1#forfaits', '/depot/tarifs/?an=1#forfaits', 'https://rabot.example/depot/tarifs/'],
    ['//autre.example/a', '//autre.example/a', '//autre.example/a'],
    ['https://autre.example/?a=1#b', 'https://autre.example/?a=1#b', 'https://autre.example/?a=1'],
  ])('redirects to %s, with the canonical address of its page', (to, refresh, canonical) => {
    const { pages } = redirectPages([{ from: '/ancien', to, status: 301 }], new Set(), options);
    const html = pages.get('ancien/index.html');
    expect(html).toContain(`content="0; url=${refresh}"`);
    expect(html).toContain(`<link rel="canonical" href="${canonical}">`);
    expect(html).not.toContain('noindex');
  });

  it('follows a temporary redirect at once, and does not call its target canonical', () => {
    const { pages } = redirectPages([{ from: '/ancien', to: '/tarifs', status: 302 }], new Set(), options);
    const html = pages.get('ancien/index.html');
    expect(html).toContain('content="0; url=/depot/tarifs"');
    expect(html).not.toContain('noindex');
    expect(html).not.toContain('canonical');
  });
});
