import { describe, expect, it } from 'vitest';
import { starterFolder } from '../../../src/build/starters.ts';
import { siteTree } from '../../../src/editor/server/site-tree.ts';
import { readSite } from '../../../src/model/read/read-site.ts';
import { fixtureSources } from '../../fixtures/fixture-site.ts';

/** Returns the entries of « Réglages » for the bakery's site, after a change of its manifest. */
function settingsOfBakery(change: (manifest: Record<string, unknown>) => void = () => undefined) {
  const sources = readSite(starterFolder('boulangerie'), () => undefined);
  change(sources.manifest.data as Record<string, unknown>);
  return siteTree(sources).settings;
}

const keysOf = (settings: ReturnType<typeof settingsOfBakery>) => settings.map(({ key }) => key);

describe('the settings of a site', () => {
  it('include every collection that it has, and mark those that owners often change', () => {
    const { settings } = siteTree(fixtureSources());
    expect(keysOf(settings.filter(({ isOften }) => isOften))).toEqual([
      'business',
      'facts',
      'plans',
      'backlinkPacks',
      'testimonials',
      'portfolio',
      'navigation',
      'forms',
      'mail',
      'services',
      'theme',
      'notices',
    ]);
    expect(keysOf(settings)).toContain('chains');
    expect(settings.find(({ key }) => key === 'forms')?.items?.[0]).toMatchObject({
      pointer: expect.stringMatching(/^\/forms\//),
    });
  });

  it('offer the first testimonial, plan or example of work to any site, among the less common ones', () => {
    const settings = settingsOfBakery();
    const offered = settings.filter(({ key }) => ['plans', 'portfolio', 'testimonials'].includes(key));
    expect(offered.map(({ key, isOften }) => [key, isOften])).toEqual([
      ['plans', false],
      ['testimonials', false],
      ['portfolio', false],
    ]);
    const add = (manifest: Record<string, unknown>) => Object.assign(manifest, { testimonials: [{ id: 'claire' }] });
    expect(settingsOfBakery(add).find(({ key }) => key === 'testimonials')?.isOften).toBe(true);
  });

  it('omit what a bakery neither has nor needs, until a block, beside unknown ones, or a part refers to it', () => {
    expect(keysOf(settingsOfBakery())).not.toContain('backlinkPacks');
    const add = (manifest: Record<string, unknown>) => {
      const blocks = [{ type: 'rien' }, {}, { type: 'backlink-packs', packs: ['premier'] }];
      (manifest.pages as { sections: object[] }[])[0]?.sections.push(...blocks);
      delete manifest.popups;
      Object.assign(manifest, { chains: [] });
    };
    expect(keysOf(settingsOfBakery(add))).toEqual(expect.arrayContaining(['business', 'backlinkPacks', 'popups']));
  });
});

describe('the list of pages', () => {
  const { pages, texts, facts } = siteTree(fixtureSources());

  it('names each page by its label in the menus, or else by its heading', () => {
    const named = new Map(pages.map(({ route, name, title }) => [route, name ?? title]));
    expect(named.get('/')).toBe('Accueil');
    expect(named.get('/contact')).toBe('Contact');
    expect(named.get('/guides')).toBe('Nos guides');
    expect(named.get('/merci')).toBe('Demande reçue');
  });

  it('keeps the name of the home page when a new link of the menu still leads there', () => {
    const sources = readSite(starterFolder('boulangerie'), () => undefined);
    const { navigation } = sources.manifest.data as { navigation: { header: { links: object[] } } };
    navigation.header.links.push({ label: 'Nos farines', to: '/' });
    expect(siteTree(sources).pages[0]).toMatchObject({ route: '/', name: 'Accueil' });
  });

  it('names the year of the visit, which has no value in the manifest', () => {
    expect(facts).toContainEqual({
      name: 'year',
      label: 'Année en cours',
      value: String(new Date().getFullYear()),
    });
  });

  it('does not name texts by their files or facts by their keys', () => {
    expect(texts.filter(({ file, title }) => file === `text:${title}`)).toEqual([]);
    expect(facts.filter(({ name, label }) => label === name)).toEqual([]);
    expect(facts.find(({ name }) => name === 'plans.starter.monthlyPrice')?.label).toMatch(
      /^Forfaits › Forfait Essentiel › /,
    );
  });
});
