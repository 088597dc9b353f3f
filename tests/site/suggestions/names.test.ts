import { describe, expect, it } from 'vitest';
import type { SiteFacts } from '../../../src/site/facts/site-facts.ts';
import { rule as malformedPhone } from '../../../src/site/rules/contact/malformed-phone.ts';
import { anchorsOf, linksOf, oldPathsOf, pagesOf } from '../../../src/site/suggestions/address-suggestions.ts';
import { namesEditorSchema } from '../../../src/site/suggestions/editor-schema-file.ts';
import { entriesNamed, factsOf, filesOf, mediaOf, valuesOf } from '../../../src/site/suggestions/name-suggestions.ts';

/** Facts of which only some are looked at; names in braces are filled in as « (name) ». */
function siteOf(parts: object): SiteFacts {
  const interpolate = (text: string) => text.replace(/\{\{(.+?)\}\}/g, '($1)');
  return { manifest: {}, interpolate, pages: [], guides: new Map(), documents: [], ...parts } as unknown as SiteFacts;
}

describe('names to propose', () => {
  it('calls an entry by its name, its title, its heading or its label', () => {
    const plans = [
      { id: 'a', name: 'Petit', title: 'x', heading: 'x', label: 'x' },
      { id: 'b', title: 'Moyen {{facts.prix}}', heading: 'x', label: 'x' },
      { id: 'c', heading: 'Grand', label: 'x' },
      { id: 'd', label: 'Géant' },
      { id: 'e' },
      { name: 'sans identifiant' },
    ];
    expect(entriesNamed(siteOf({ manifest: { plans } }), 'plans')).toEqual([
      { value: 'a', title: 'Petit' },
      { value: 'b', title: 'Moyen (facts.prix)' },
      { value: 'c', title: 'Grand' },
      { value: 'd', title: 'Géant' },
      { value: 'e', title: '' },
    ]);
    expect(entriesNamed(siteOf({ manifest: {} }), 'plans')).toEqual([]);
  });

  it('shows a fact as it is typed, as it is read, and what it is', () => {
    const facts = { prix: { value: 29, label: 'Hébergement' }, nu: { value: 1 }, faux: 'texte' };
    expect(factsOf(siteOf({ manifest: { facts } }))).toEqual([
      { value: '{{facts.prix}}', title: '(facts.prix) · Hébergement' },
      { value: '{{facts.nu}}', title: '(facts.nu)' },
      { value: '{{facts.faux}}', title: '(facts.faux)' },
    ]);
    const mute = siteOf({ manifest: { facts: { prix: { label: 'Prix' } } }, interpolate: () => '' });
    expect(factsOf(mute)).toEqual([{ value: '{{facts.prix}}', title: 'Prix' }]);
  });

  it('offers a redirect the published addresses at which nothing answers any more', () => {
    const lastRelease = { routes: { '/': { title: 'Accueil', bytes: 1 }, '/pains': { title: 'Nos pains', bytes: 1 } } };
    const routeOf = (path: string) => (path === '/' ? '/' : undefined);
    expect(oldPathsOf(siteOf({ lastRelease, routeOf }))).toEqual([{ value: '/pains', title: 'Nos pains' }]);
    expect(oldPathsOf(siteOf({ routeOf }))).toEqual([]);
    expect(oldPathsOf(siteOf({ lastRelease: 'unreadable', routeOf }))).toEqual([]);
  });

  it('shortens what a fact could copy, and leaves out facts and whole parts', () => {
    const long = 'a'.repeat(81);
    const texts: Record<string, string> = { '{{site.name}}': 'a'.repeat(80), '{{site.motto}}': long };
    const interpolate = (text: string) => texts[text] ?? text;
    const manifest = { site: { name: 'a', motto: 'b' }, facts: { prix: { value: 1 } } };
    const values = valuesOf(siteOf({ manifest, interpolate }));
    expect(values).toContainEqual({ value: 'site.name', title: 'a'.repeat(80) });
    expect(values).toContainEqual({ value: 'site.motto', title: `${'a'.repeat(79)}…` });
    expect(values.filter(({ value }) => value.startsWith('facts.') || !value.includes('.'))).toEqual([]);
  });

  it('describes a file by the first words that stand for it in the site', () => {
    const strings = [
      { kind: 'text', value: 'media/a.jpg', holder: { alt: 'faux' } },
      { kind: 'media', value: 'media/a.jpg', holder: { alt: 'Un {{facts.pain}}' } },
      { kind: 'media', value: 'media/a.jpg', holder: { alt: 'Un autre' } },
      { kind: 'media', value: 'media/b.jpg', holder: { alt: 3 } },
    ];
    const sources = { media: new Map(['media/a.jpg', 'media/b.jpg'].map((name) => [name, {}])) };
    expect(mediaOf(siteOf({ strings, sources }))).toEqual([
      { value: 'media/a.jpg', title: 'Un (facts.pain)' },
      { value: 'media/b.jpg', title: '' },
    ]);
  });

  it('calls a text by its title, or by its first heading, and leaves guides out', () => {
    const markdown = new Map([
      ['guide/pain', { data: { title: 'Guide' }, body: '' }],
      ['textes/a', { data: { title: 'Titre' }, body: '# Autre' }],
      ['textes/b', { data: undefined, body: 'Avant\n##  Le four  \n# Après' }],
      ['textes/c', { data: {}, body: 'sans #titre' }],
    ]);
    const guides = new Map([['/guide/pain', {}]]);
    expect(filesOf(siteOf({ sources: { markdown }, guides }))).toEqual([
      { value: 'textes/a.md', title: 'Titre' },
      { value: 'textes/b.md', title: 'Le four' },
      { value: 'textes/c.md', title: '' },
    ]);
  });
});

describe('addresses to propose', () => {
  const page = (path: string, value: object, sections: object[] = []) => ({
    path,
    value,
    sections: sections.map((section) => ({ value: section })),
  });

  it('are those of pages and guides by their titles, once each, and none that stands for many', () => {
    const pages = [
      page('/', { title: 'Accueil {{facts.prix}}' }),
      page('/devis/:numero', { title: 'Devis' }),
      page('/b', {}),
    ];
    const guides = new Map([
      ['/g', { path: '/g', frontMatter: { title: 'Guide' } }],
      ['/b', { path: '/b', frontMatter: { title: 'Le même' } }],
    ]);
    expect(pagesOf(siteOf({ pages, guides }))).toEqual([
      { value: '/', title: 'Accueil (facts.prix)' },
      { value: '/g', title: 'Guide' },
      { value: '/b', title: '' },
    ]);
  });

  it('lead to sections with an identifier and to the headings of texts', () => {
    const pages = [
      page('/', {}, [
        { id: 'prix', heading: 'Les {{facts.prix}}', type: 'pricing' },
        { id: 'hero', type: 'hero' },
        { id: 'nu' },
        {},
      ]),
      page('/devis/:numero', {}, [{ id: 'prix', heading: 'Prix' }]),
    ];
    const heading = (text: string) => ({ text });
    const documents = [
      {
        analysis: { headings: [heading('Le four'), heading('Le four'), heading('{{facts.pain}}')] },
        pages: ['/g', '/g', '/h'],
      },
    ];
    expect(anchorsOf(siteOf({ pages, documents }))).toEqual([
      { value: '/#prix', title: 'Les (facts.prix)' },
      { value: '/#hero', title: 'hero' },
      { value: '/#nu', title: '' },
      { value: '/g#le-four', title: 'Le four' },
      { value: '/g#le-four-2', title: 'Le four' },
      { value: '/g#facts-pain', title: '(facts.pain)' },
      { value: '/h#le-four', title: 'Le four' },
      { value: '/h#le-four-2', title: 'Le four' },
      { value: '/h#facts-pain', title: '(facts.pain)' },
    ]);
  });

  it('call and write to the business, a French number in its international form', () => {
    const business = { phone: '01 23 45 67 89', email: 'a@b.fr' };
    expect(linksOf(siteOf({ manifest: { business } }))).toEqual([
      { value: 'tel:+33123456789', title: '01 23 45 67 89' },
      { value: 'mailto:a@b.fr', title: 'a@b.fr' },
    ]);
    expect(linksOf(siteOf({ manifest: {} }))).toEqual([]);
  });

  it.each([
    '04 65 71 00 00',
    '+33 (0)4 65 71 00 00',
    '+33 4.65.71.00.00',
    '+32 (0)2 555 12 12',
    '0800 123 456',
    '3949',
  ])('are calls that a check accepts: %s', (phone) => {
    const externalLinks = linksOf(siteOf({ manifest: { business: { phone } } })).map(({ value: to }) => ({
      to,
      locate: () => ({ file: '', offset: 0, length: 0 }),
    }));
    const site = { ofKind: () => [], externalLinks } as unknown as SiteFacts;
    expect(externalLinks).toHaveLength(1);
    expect([...malformedPhone.check(site)]).toEqual([]);
  });
});

describe('namesEditorSchema', () => {
  it.each([
    [{ $schema: './schemas/generated/site.schema.json' }, true],
    [{ $schema: 'schemas/../schemas/generated/site.schema.json' }, true],
    [{ $schema: 'schemas/site.schema.json' }, false],
    [{ $schema: 3 }, false],
    [{}, false],
    [undefined, false],
  ])('tells of %j: %s', (manifest, named) => {
    expect(namesEditorSchema(manifest)).toBe(named);
  });
});
