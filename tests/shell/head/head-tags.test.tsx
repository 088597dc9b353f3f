import { describe, expect, it } from 'vitest';
import type { ResolvedPage } from '../../../src/model/resolve/resolved.ts';
import { headTags } from '../../../src/shell/head/head-tags.ts';
import { fixtureSite } from '../../fixtures/fixture-site.ts';

const { model, shell, pages, page } = fixtureSite();
const URL_OF_SITE = model.manifest.site.url;

function headOf(entry: ResolvedPage, own = shell): HTMLHeadElement {
  const html = `<!doctype html><html><head>${headTags(entry, own)}</head></html>`;
  return new DOMParser().parseFromString(html, 'text/html').head;
}

function content(head: HTMLHeadElement, key: string): string | undefined {
  return head.querySelector(`meta[name="${key}"], meta[property="${key}"]`)?.getAttribute('content') ?? undefined;
}

describe('head tags', () => {
  const heads = pages.map((entry) => ({ entry, head: headOf(entry) }));

  it('have a distinct title and description for every page', () => {
    for (const read of [
      (head: HTMLHeadElement) => head.querySelector('title')?.textContent,
      (head: HTMLHeadElement) => content(head, 'description'),
    ]) {
      const all = heads.map(({ head }) => read(head));
      expect(all.every(Boolean)).toBe(true);
      expect(new Set(all).size).toBe(all.length);
    }
  });

  it('have the canonical address of every page with one, describe it to social networks, and only prevent indexing if it says so', () => {
    for (const { entry, head } of heads) {
      const canonical = head.querySelector('link[rel=canonical]')?.getAttribute('href') ?? undefined;
      const own = entry.kind !== 'not-found' && !entry.path.includes(':');
      expect(canonical, entry.path).toBe(own ? URL_OF_SITE + entry.path : undefined);
      expect(content(head, 'og:url')).toBe(canonical);
      expect(content(head, 'robots'), entry.path).toBe(entry.noindex ? 'noindex' : undefined);
      expect(content(head, 'og:title')).toBe(entry.title);
      expect(content(head, 'og:description')).toBe(entry.description);
      expect(content(head, 'og:site_name')).toBe(model.manifest.site.name);
      expect(content(head, 'og:type')).toBe(entry.kind === 'guide' ? 'article' : 'website');
      expect(content(head, 'og:locale')).toBe('fr_FR');
    }
  });

  it('have a distinct picture for every route, with its size and its description', () => {
    const routes = heads.filter(({ entry }) => entry.kind !== 'not-found');
    const pictures = routes.map(({ head }) => content(head, 'og:image'));
    expect(new Set(pictures).size).toBe(routes.length);
    for (const { entry, head } of routes) {
      expect(content(head, 'og:image')).toMatch(/^https:\/\/[^:]+\/media\/social\/[\w/-]+\.png$/);
      expect(content(head, 'og:image:width')).toBe('1200');
      expect(content(head, 'og:image:height')).toBe('630');
      expect(content(head, 'og:image:alt')).toContain(entry.title);
      expect(content(head, 'twitter:card')).toBe('summary_large_image');
    }
  });

  const picture = { source: 'media/nous.webp', alt: 'Notre vitrine', width: 800, height: 420 };

  it('prefer a page’s picture in the manifest', () => {
    const head = headOf({ ...page('/contact'), picture });
    expect(content(head, 'og:image')).toBe(`${URL_OF_SITE}/media/nous.webp`);
    expect(content(head, 'og:image:alt')).toBe('Notre vitrine');
    expect(content(head, 'og:image:width')).toBe('800');
  });

  it('omit pictures that were not drawn, but not those of the manifest', () => {
    const bare = { ...shell, hasSocialPictures: false };
    const head = headOf(page('/contact'), bare);
    for (const key of ['og:image', 'og:image:width', 'og:image:height', 'og:image:alt'])
      expect(content(head, key)).toBeUndefined();
    expect(content(head, 'twitter:card')).toBe('summary');
    expect(content(headOf({ ...page('/contact'), picture }, bare), 'og:image')).toBe(`${URL_OF_SITE}/media/nous.webp`);
  });

  it('show no picture for unknown addresses', () => {
    const lost = pages.find(({ kind }) => kind === 'not-found');
    const head = headOf(lost as ResolvedPage);
    expect(content(head, 'og:image')).toBeUndefined();
    expect(content(head, 'twitter:card')).toBe('summary');
  });

  it('contain the verification codes for search engines, except on guides, where no tool looks for them', () => {
    const guide = pages.find(({ kind }) => kind === 'guide') as ResolvedPage;
    const codes = [page('/'), page('/contact'), guide].map((entry) =>
      content(headOf(entry), 'google-site-verification'),
    );
    expect(codes).toEqual(['code', 'code', undefined]);
  });

  it('escape all texts of the manifest', () => {
    const hostile = '"><script>alert(1)</script>';
    const entry = { ...page('/contact'), title: hostile, documentTitle: hostile, description: hostile };
    const text = headTags(entry, { ...shell, siteName: hostile, verification: { [hostile]: hostile } });
    expect(text).not.toContain('<script');
    expect(content(headOf(entry), 'og:title')).toBe(hostile);
  });

  it('refer to pictures on any host, with normalized addresses', () => {
    const addressOf = (source: string) =>
      content(headOf({ ...page('/contact'), picture: { source, alt: '', width: 8, height: 4 } }), 'og:image');
    expect(addressOf('media/été à deux.webp')).toBe(`${URL_OF_SITE}/media/%C3%A9t%C3%A9%20%C3%A0%20deux.webp`);
    expect(addressOf('https://images.example/a%20b.webp')).toBe('https://images.example/a%20b.webp');
    expect(addressOf('//images.example/a.webp')).toBe('https://images.example/a.webp');
  });
});
