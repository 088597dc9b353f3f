import { describe, expect, it } from 'vitest';
import { readSite } from '../../../src/site/read/read-site.ts';
import type { Sources } from '../../../src/site/read/source.ts';
import { createModel } from '../../../src/site/resolve/model.ts';
import { createBlockKeys } from '../../../src/site/resolve/resolve-block.ts';
import { resolveNotFound, resolvePage, routesOf } from '../../../src/site/resolve/resolve-page.ts';
import { resolveShell } from '../../../src/site/resolve/resolve-shell.ts';
import type { GuidePage, ResolvedBlock } from '../../../src/site/resolve/resolved.ts';
import type { Block } from '../../../src/site/types.generated.ts';
import { baseSite } from '../slipped-site.ts';

type Json = Record<string, unknown>;

/** The base site after a change of its manifest; the check has no say here. */
function siteWith(change: (manifest: Json) => void = () => undefined): Sources {
  const sources = readSite(baseSite, (diagnostic) => {
    throw new Error(JSON.stringify(diagnostic));
  });
  change(sources.manifest.data as Json);
  return sources;
}

const model = createModel(siteWith());
const guide = (slug: string, from = model) => resolvePage(`/guides/${slug}`, from) as GuidePage;
const blockOn = (route: string, type: string, from = model): Json =>
  resolvePage(route, from)?.blocks.find((block) => block.type === type) as unknown as Json;

function addBlock(manifest: Json, block: Json): void {
  ((manifest.pages as Json[])[0]?.sections as Json[]).push(block);
}

describe('a page', () => {
  it('has its address, its titles and its blocks in order', () => {
    expect(resolvePage('/', model)).toMatchObject({
      kind: 'page',
      path: '/',
      title: 'Boulangerie Test, pain au levain',
      documentTitle: 'Boulangerie Test, pain au levain',
      canonical: 'https://boulangerie.example.com/',
      noindex: false,
      blocks: [
        { key: 'hero-1', type: 'hero', lead: 'Commandez 48\u00A0h à l’avance.' },
        { key: 'commander', type: 'pricing', heading: 'Le panier à 29\u00A0€' },
        { key: 'testimonials-3' },
        { key: 'portfolio-4' },
        { key: 'faq-5' },
        { key: 'rich-text-6' },
      ],
    });
    expect(resolvePage('/', model)).not.toHaveProperty('picture');
    expect(resolvePage('/mentions', model)).toMatchObject({ noindex: true });
  });

  it('has no canonical address when it stands for many', () => {
    const many = createModel(siteWith(({ pages }) => void ((pages as Json[])[0]!.path = '/devis/:numero')));
    expect(resolvePage('/devis/:numero', many)).not.toHaveProperty('canonical');
    expect(resolvePage('/nulle-part', model)).toBeUndefined();
    expect(routesOf(model)).toEqual([
      '/',
      '/guides',
      '/contact',
      '/mentions',
      '/guides/choisir-son-pain',
      '/guides/conserver-son-pain',
      '/guides/recettes-de-pain-perdu',
    ]);
  });

  it('puts its title into the pattern as it is, and keeps its picture', () => {
    const other = createModel(
      siteWith((manifest) => {
        Object.assign(manifest.site as Json, { titlePattern: '%s | Four', url: 'https://four.example/' });
        Object.assign((manifest.pages as Json[])[0] as Json, {
          title: "$& $'",
          picture: { source: 'media/a.svg', alt: '' },
        });
      }),
    );
    expect(resolvePage('/', other)).toMatchObject({
      documentTitle: "$& $' | Four",
      canonical: 'https://four.example/',
      picture: { source: 'media/a.svg', alt: '' },
    });
  });
});

describe('a block', () => {
  it('holds what its references name, in their order', () => {
    expect(blockOn('/', 'pricing')).toMatchObject({
      plans: [{ id: 'basket', benefits: ['Un pain par jour'] }],
      vat: 'TTC',
    });
    expect(blockOn('/', 'testimonials')).toMatchObject({ items: [{ id: 'camille' }] });
    expect(blockOn('/', 'portfolio')).toMatchObject({ items: [{ id: 'wedding' }] });
    expect(blockOn('/contact', 'booking')).toMatchObject({ service: { id: 'mail', name: 'Courrier' } });
    expect(blockOn('/guides', 'article-list')?.articles).toEqual([
      expect.objectContaining({ path: '/guides/choisir-son-pain', minutes: 1 }),
      expect.objectContaining({ path: '/guides/conserver-son-pain' }),
      expect.objectContaining({ path: '/guides/recettes-de-pain-perdu' }),
    ]);
    expect(String(blockOn('/', 'rich-text')?.markdown).length).toBeGreaterThan(10);
    expect(blockOn('/', 'rich-text')).not.toHaveProperty('reviewed');
  });

  it('that sends mail knows where to, and how else the business is reached', () => {
    expect(blockOn('/contact', 'message-form')).toMatchObject({
      mail: { publicKey: 'key', timeout: expect.any(Number) },
      phone: '04 65 71 00 01',
      email: 'pain@example.com',
      businessName: 'Boulangerie Test',
    });
    const without = createModel(siteWith((manifest) => void delete manifest.mail));
    expect(() => resolvePage('/contact', without)).toThrow('A form needs the manifest to declare "mail"');
  });

  it('replaces benefits of the plans that it names, and of no others', () => {
    const replacements = [
      { plan: 'basket', from: 'Un pain par jour', to: 'Deux pains' },
      { plan: 'other', from: 'Un café', to: 'rien' },
    ];
    const other = createModel(
      siteWith((manifest) => {
        (manifest.plans as Json[])[0]!.benefits = ['Un pain par jour', 'Un café'];
        Object.assign(((manifest.pages as Json[])[0]?.sections as Json[])[1] as Json, { replacements });
      }),
    );
    expect(blockOn('/', 'pricing', other)).toMatchObject({ plans: [{ benefits: ['Deux pains', 'Un café'] }] });
  });

  it('of every other kind that refers is filled in too', () => {
    const pack = {
      id: 'p',
      name: 'P',
      monthlyPrice: 5,
      strongLinks: 1,
      otherLinks: 1,
      total: 2,
      bonusLinks: 0,
      report: false,
    };
    const other = createModel(
      siteWith((manifest) => {
        manifest.backlinkPacks = [pack];
        manifest.consent = { purposes: [{ id: 'agenda', title: 'Agenda', description: 'x' }] };
        addBlock(manifest, { type: 'backlink-packs', packs: ['p', 'none'], labels: {}, order: {} });
        addBlock(manifest, { type: 'plan-summary', heading: 'x', plans: ['basket'] });
        addBlock(manifest, { type: 'service-list', list: 'services' });
        addBlock(manifest, { type: 'contact-details', heading: 'x', hours: 'x' });
        addBlock(manifest, { type: 'expandable-text', heading: 'x', source: 'textes/histoire.md' });
        addBlock(manifest, { type: 'change-request-form', heading: 'x', fields: {}, messages: {} });
        addBlock(manifest, { type: 'callback-form', heading: 'x', fields: {}, messages: {} });
      }),
    );
    expect(blockOn('/', 'backlink-packs', other)).toMatchObject({
      packs: [pack],
      email: 'pain@example.com',
      vat: 'TTC',
    });
    expect(blockOn('/', 'plan-summary', other)).toMatchObject({ plans: [{ id: 'basket' }], vat: 'TTC' });
    expect(blockOn('/', 'service-list', other)).toMatchObject({
      services: [{ id: 'mail' }],
      purposes: [{ id: 'agenda', title: 'Agenda' }],
    });
    expect((blockOn('/', 'service-list', other)?.purposes as Json[])[0]).not.toHaveProperty('description');
    expect(blockOn('/', 'contact-details', other)).toMatchObject({ business: { phone: '04 65 71 00 01' } });
    expect(String(blockOn('/', 'expandable-text', other)?.markdown).length).toBeGreaterThan(10);
    for (const form of ['change-request-form', 'callback-form'])
      expect(blockOn('/', form, other)).toMatchObject({ email: 'pain@example.com' });
  });

  it('without collections to name shows none', () => {
    const other = createModel(
      siteWith((manifest) => {
        for (const part of ['services', 'plans', 'testimonials', 'portfolio', 'consent']) delete manifest[part];
        addBlock(manifest, { type: 'service-list', list: 'services' });
      }),
    );
    expect(blockOn('/', 'service-list', other)).toMatchObject({ services: [], purposes: [] });
    expect(blockOn('/', 'pricing', other)).toMatchObject({ plans: [] });
    expect(() => resolvePage('/contact', other)).toThrow('There is no service named mail');
  });

  it('with a text of its own needs no file; with dates it says when its file was reviewed', () => {
    const sources = siteWith((manifest) => {
      addBlock(manifest, { type: 'rich-text', id: 'own', text: 'Un {{facts.delay}}.' });
      addBlock(manifest, { type: 'rich-text', id: 'bare' });
      addBlock(manifest, { type: 'rich-text', id: 'dated', source: 'textes/histoire', dates: true });
      addBlock(manifest, { type: 'rich-text', id: 'lost', source: 'textes/perdu.md' });
    });
    const file = sources.markdown.get('textes/histoire');
    if (file) file.data = { reviewed: '2026-11-01' };
    const other = createModel(sources);
    expect(() => resolvePage('/', other)).toThrow('content/textes/perdu.md does not exist');
    ((sources.manifest.data as { pages: { sections: Json[] }[] }).pages[0]?.sections as Json[]).pop();
    const blocks = resolvePage('/', createModel(sources))?.blocks as (ResolvedBlock & Json)[];
    const named = (key: string) => blocks.find((block) => block.key === key);
    expect(named('own')?.markdown).toBe('Un 48\u00A0h.');
    expect(named('bare')?.markdown).toBe('');
    expect(named('dated')?.reviewed).toBe('2026-11-01');
  });
});

describe('names of blocks', () => {
  it('differ from each other and from the parts of every page', () => {
    const keyOf = createBlockKeys();
    const blocks = [
      { type: 'faq' },
      { type: 'faq', id: 'faq-1' },
      { type: 'hero', id: 'header' },
      { type: 'hero', id: 'footer' },
      { type: 'hero', id: 'article' },
      { type: 'hero', id: 'header' },
    ] as unknown as Block[];
    expect(blocks.map(keyOf)).toEqual(['faq-1', 'faq-1_', 'header_', 'footer_', 'article_', 'header__']);
  });
});

describe('a guide', () => {
  it('stands in its chain, between the guides before and after it', () => {
    const first = guide('choisir-son-pain');
    const last = guide('recettes-de-pain-perdu');
    expect(first).toMatchObject({
      kind: 'guide',
      canonical: 'https://boulangerie.example.com/guides/choisir-son-pain',
      noindex: false,
      popup: 'offer',
      chain: { name: 'Guides du pain', hub: '/guides' },
      prev: { url: '/guides/recettes-de-pain-perdu', title: last.title },
      next: { url: '/guides/conserver-son-pain', title: guide('conserver-son-pain').title },
      mainArticle: { url: '/guides', title: 'Retour aux guides du pain' },
      minutes: 1,
      words: expect.any(Number),
    });
    expect(first.breadcrumb).toEqual([
      { url: '/', title: first.layout.home },
      { url: '/guides', title: 'Guides du pain' },
      { url: '/guides/choisir-son-pain', title: first.title },
    ]);
    expect(last.next.url).toBe('/guides/choisir-son-pain');
    expect(first).not.toHaveProperty('help');
    expect(first).not.toHaveProperty('photo');
  });

  it('ends with the help block where its chain says so', () => {
    const help = { heading: 'Une question ?', text: 'Appelez.', actions: [{ label: 'x', to: '/' }] };
    const other = createModel(siteWith(({ guides }) => void ((guides as Json).help = help)));
    expect(guide('conserver-son-pain', other).help).toMatchObject({ heading: 'Une question\u202F?' });
    expect(guide('choisir-son-pain', other)).not.toHaveProperty('help');
  });

  it('takes what its front matter says before what its chain says, and fills in the names of both', () => {
    const sources = siteWith((manifest) => {
      Object.assign((manifest.chains as Json[])[0] as Json, {
        mainArticle: { url: '/contact', title: 'Écrire' },
        popup: undefined,
      });
    });
    const matter = sources.markdown.get('guides/choisir-son-pain')?.data as Json;
    Object.assign(matter, {
      prev: '/contact',
      next: '/perdu',
      mainArticle: { url: '/', title: "L'accueil en {{facts.delay}}" },
      photo: { url: 'javascript:x', alt: 'Un pain' },
    });
    const other = createModel(sources);
    expect(guide('choisir-son-pain', other)).toMatchObject({
      prev: { url: '/contact', title: 'Écrire à la boulangerie' },
      next: { url: '/perdu', title: '/perdu' },
      mainArticle: { url: '/', title: 'L’accueil en 48\u00A0h' },
    });
    expect(guide('conserver-son-pain', other).mainArticle).toEqual({ url: '/contact', title: 'Écrire' });
    expect(guide('choisir-son-pain', other)).not.toHaveProperty('popup');
  });

  it('shows its photo once every file of it is there', () => {
    const sources = siteWith();
    const matter = sources.markdown.get('guides/choisir-son-pain')?.data as Json;
    matter.photo = { url: 'https://photos.example.com/1', alt: "Le pain d'Ana", credit: "L'auteur" };
    const files = ['avif', 'webp'].flatMap((format) =>
      [480, 800, 1200].map((width) => `media/photos/choisir-son-pain-${width}.${format}`),
    );
    for (const file of files.slice(1)) sources.media.set(file, 1);
    expect(guide('choisir-son-pain', createModel(sources))).not.toHaveProperty('photo');
    sources.media.set(files[0] ?? '', 1);
    const { photo } = guide('choisir-son-pain', createModel(sources));
    expect(photo).toMatchObject({ alt: 'Le pain d’Ana', credit: 'L’auteur' });
    expect(photo?.files.map(({ source, width, format }) => `${source} ${width} ${format}`)).toEqual(
      files.map((file) => `${file} ${/-(\d+)\./.exec(file)?.[1]} ${file.split('.').at(-1)}`),
    );
  });

  it('leads to no main article that it is itself', () => {
    const other = createModel(
      siteWith(
        ({ guides }) =>
          void Object.assign(guides as Json, { defaultMainArticle: { url: '/guides/choisir-son-pain', title: 'x' } }),
      ),
    );
    expect(guide('choisir-son-pain', other)).not.toHaveProperty('mainArticle');
    expect(guide('conserver-son-pain', other)).toHaveProperty('mainArticle');
  });

  it('needs the layout of guides', () => {
    const other = createModel(siteWith((manifest) => void delete manifest.guides));
    expect(() => guide('choisir-son-pain', other)).toThrow('A site with chains needs the manifest to declare "guides"');
  });
});

describe('what surrounds every page', () => {
  it('holds the site’s own words, and nothing that it does not have', () => {
    const shell = resolveShell(model);
    expect(shell).toMatchObject({
      siteName: 'Boulangerie Test',
      siteUrl: 'https://boulangerie.example.com',
      language: 'fr',
      verification: {},
      business: { phone: '04 65 71 00 01' },
      gated: [],
      services: [{ id: 'mail' }],
      popups: [{ id: 'offer' }],
    });
    for (const absent of ['logo', 'description', 'ads', 'consent']) expect(shell).not.toHaveProperty(absent);
    expect(shell.business).not.toHaveProperty('areaServed');
    expect(shell.business).not.toHaveProperty('legal');
  });

  it('asks for consent only where a service waits for it', () => {
    const services = (trackers: boolean, purpose: string) => [
      { id: 'ads', name: 'x', provider: 'x', purpose, description: 'x', trackers },
    ];
    const shellWith = (trackers: boolean, purpose: string, ads = 'ads') =>
      resolveShell(
        createModel(
          siteWith((manifest) => {
            Object.assign(manifest, {
              services: services(trackers, purpose),
              consent: { title: 'x' },
              ads: { service: ads, id: '1', label: 'x' },
            });
            Object.assign(manifest.site as Json, {
              logo: 'media/camille.svg',
              description: 'Du pain.',
              url: 'https://a.example/',
              verification: { v: 'x' },
            });
            Object.assign(manifest.business as Json, { areaServed: 'Aix' });
          }),
        ),
      );
    expect(shellWith(true, 'publicite')).toMatchObject({
      gated: [{ id: 'ads' }],
      consent: { title: 'x' },
      ads: { service: 'ads' },
      logo: 'media/camille.svg',
      description: 'Du pain.',
      siteUrl: 'https://a.example',
      verification: { v: 'x' },
      business: { areaServed: 'Aix' },
    });
    expect(shellWith(true, 'publicite', 'other')).not.toHaveProperty('ads');
    for (const shell of [shellWith(false, 'publicite'), shellWith(true, 'necessaire')]) {
      expect(shell.gated).toEqual([]);
      expect(shell).not.toHaveProperty('consent');
      expect(shell).not.toHaveProperty('ads');
    }
  });

  it('names the home page by the guides’ word for it, else by the site', () => {
    expect(resolveShell(model).home).toBe(model.manifest.guides?.home);
    const other = createModel(
      siteWith((manifest) => {
        delete manifest.guides;
        delete manifest.services;
        delete manifest.popups;
      }),
    );
    expect(resolveShell(other)).toMatchObject({ home: 'Boulangerie Test', services: [], popups: [] });
  });
});

describe('the page of unknown addresses', () => {
  it('is found by nobody who searches', () => {
    expect(resolveNotFound(model)).toEqual({
      kind: 'not-found',
      path: '/404',
      title: 'Page introuvable',
      documentTitle: 'Page introuvable',
      description: 'Elle a peut-être changé d’adresse.',
      noindex: true,
      blocks: [],
    });
  });
});
