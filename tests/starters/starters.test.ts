import { describe, expect, it } from 'vitest';
import { loadSite } from '../../src/build/load-site.ts';
import { starterFolder, trades } from '../../src/build/starters.ts';
import { checkSite } from '../../src/check/check-site.ts';
import type { Diagnostic } from '../../src/diagnostics/diagnostic.ts';
import { readSite } from '../../src/model/read/read-site.ts';
import type { SiteModel } from '../../src/model/resolve/model.ts';
import { resolvePage, routesOf } from '../../src/model/resolve/resolve-page.ts';
import { renderSite } from '../random/render-site.ts';

const models = trades().map((name) => {
  const { model } = loadSite(starterFolder(name));
  if (!model) throw new Error(`${name} has errors`);
  return [name, model] as const;
});

/** Removes from a page the texts that its forms fill in with a visitor's answers. */
function withoutTemplates(html: string, { manifest }: SiteModel): string {
  const templates = Object.values(manifest.forms ?? {}).flatMap(({ params, letter }) => [params, letter ?? {}]);
  return templates.reduce((left: string, texts) => left.replaceAll(JSON.stringify(texts), ''), html);
}

/** Pointers of a starter's fictional values, which `release` refuses: a new owner replaces them. */
const OF_FICTION =
  /^\/(?:site\/url|business\/(?:phone|email|legal\/(?:siren|host\/phone))|plans\/\d+\/paymentLink|.*\/to)$/;

describe('the sites of other trades', () => {
  it('each have a distinct look, open in five ways, and no two begin with the same three blocks in any order', () => {
    const count = (values: unknown[]) => new Set(values.map((value) => JSON.stringify(value))).size;
    const homes = models.map(([, { manifest }]) => manifest.pages[0]?.sections ?? []);
    const beginnings = homes.map((sections) => sections.slice(0, 3).map(({ type }): string => type));
    expect(count(models.map(([, { manifest }]) => manifest.theme))).toBe(models.length);
    expect(count(beginnings.map((types) => types.toSorted()))).toBe(models.length);
    const heroes = homes.flatMap((sections) => sections.filter((section) => section.type === 'hero'));
    const openings = heroes.map(({ layout, frame }) => (layout === 'board' ? layout : frame));
    expect(new Set(openings)).toEqual(new Set(['plain', 'board', 'title', 'wide', 'map']));
  });

  it('link the short guides of one of them in a circle', () => {
    const model = Object.fromEntries(models).association as SiteModel;
    const guides = routesOf(model).flatMap((route) => {
      const page = resolvePage(route, model);
      return page?.kind === 'guide' ? [page] : [];
    });
    expect(guides).toHaveLength(3);
    let url = guides[0]?.path;
    for (const _ of guides) url = guides.find(({ path: own }) => own === url)?.next.url;
    expect(url).toBe(guides[0]?.path);
  });
});

describe.each(models)('the site of %s', (name, model) => {
  const { manifest, pages } = model;
  const types = manifest.pages.flatMap(({ sections }) => sections.map(({ type }): string => type));

  it('has three to six pages, no picture twice on its home, and hours or proofs before a form that names its privacy page', () => {
    const home = JSON.stringify(manifest.pages[0]);
    const sources = [...home.matchAll(/"source":"([^"]+)"/g)].map(([, source]) => source);
    expect(sources.filter((source, index) => sources.indexOf(source) !== index)).toEqual([]);
    const shown = types.findIndex((type) => type === 'opening-status' || type === 'credentials');
    expect(shown).toBeGreaterThanOrEqual(0);
    expect(shown).toBeLessThan(types.indexOf('form'));
    for (const { messages } of Object.values(manifest.forms ?? {})) {
      expect(pages.has(messages.notice?.link?.to ?? '')).toBe(true);
      expect(messages.notice?.link?.to).toBe('/confidentialite');
    }
    expect(manifest.services?.map(({ id }) => id)).toEqual(['emailjs']);
    expect(manifest.business.hours.length).toBeGreaterThan(0);
    expect(manifest.pages.length).toBeGreaterThanOrEqual(3);
    expect(manifest.pages.length).toBeLessThanOrEqual(6);
  });

  it('loads nothing from third parties as an example, and needs no consent', () => {
    const { services = [], ads, consent, popups = [], redirects = [] } = manifest;
    expect(services.filter(({ trackers }) => trackers)).toEqual([]);
    expect([ads, consent, popups, redirects]).toEqual([undefined, undefined, [], []]);
    const forbidden = ['booking', 'video-gate', 'consent-button', 'comments'];
    expect(types.filter((type) => forbidden.includes(type))).toEqual([]);
    expect(manifest.pages.filter(({ picture }) => picture)).toEqual([]);
  });

  it('has no findings except for its marks and fictional values, which a new owner replaces', () => {
    const diagnostics: Diagnostic[] = [];
    const report = (diagnostic: Diagnostic) => void diagnostics.push(diagnostic);
    const sources = readSite(starterFolder(name), report);
    checkSite(sources, report, { release: true, today: '2026-11-20' });
    const others = diagnostics
      .filter(({ code, place }) => code !== 'placeholder/unmarked' || !OF_FICTION.test(place.pointer ?? ''))
      .filter(({ code }) => code !== 'placeholder/standing' && code !== 'placeholder/text');
    expect(others.map(({ code, place }) => `${code} ${place.file} ${place.pointer ?? ''}`)).toEqual([]);
  });

  it('has a rendered page with its own texts for every route, one with prices', async () => {
    const rendered = await renderSite(model);
    expect(rendered).toHaveLength(routesOf(model).length + 1);
    for (const route of routesOf(model)) expect(resolvePage(route, model)?.path).toBe(route);
    for (const { path: route, html } of rendered) {
      expect(html.match(/<h1[\s>]/g), route).toHaveLength(1);
      expect(html, route).toContain(manifest.site.name);
      expect(html, route).toContain('class="logo" src="/media/logo.svg"');
      expect(withoutTemplates(html, model), route).not.toMatch(/\{\{|Vitrine|maquette/);
    }
    expect(rendered.some(({ html }) => /\d\u00A0€/.test(html))).toBe(true);
  });
});
