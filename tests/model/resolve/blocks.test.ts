import { describe, expect, it } from 'vitest';
import { createModel } from '../../../src/blocks/create-model.ts';
import { createBlockKeys } from '../../../src/model/resolve/resolve-block.ts';
import { resolvePage } from '../../../src/model/resolve/resolve-page.ts';
import type { ResolvedBlock } from '../../../src/model/resolve/resolved.ts';
import type { Block } from '../../../src/model/types.generated.ts';
import { fromPartial } from '../../from-partial.ts';
import { addBlock, blockOn, type Json, modelWith, type RawSite, siteWith } from './base-model.ts';

describe('a block', () => {
  it('contains the targets of its references, in order', () => {
    expect(blockOn('/', 'pricing')).toMatchObject({
      plans: [{ id: 'basket', benefits: ['Un pain par jour'] }],
      vat: 'TTC',
    });
    expect(blockOn('/', 'testimonials')).toMatchObject({ items: [{ id: 'camille' }] });
    expect(blockOn('/', 'portfolio')).toMatchObject({ items: [{ id: 'wedding' }] });
    expect(blockOn('/contact', 'booking')).toMatchObject({ service: { id: 'mail', name: 'Courrier' } });
    expect(blockOn('/guides', 'article-list').articles).toEqual([
      expect.objectContaining({ path: '/guides/choisir-son-pain', minutes: 1 }),
      expect.objectContaining({ path: '/guides/conserver-son-pain' }),
      expect.objectContaining({ path: '/guides/recettes-de-pain-perdu' }),
    ]);
    expect(String(blockOn('/', 'rich-text').markdown).length).toBeGreaterThan(10);
    expect(blockOn('/', 'rich-text')).not.toHaveProperty('reviewed');
  });

  it('that sends mail has the recipient, and other ways to contact the business', () => {
    expect(blockOn('/contact', 'form')).toMatchObject({
      form: { id: 'contact', name: 'Message de contact' },
      mail: { publicKey: 'key', templateId: 't2', timeout: expect.any(Number) },
      phone: '04\u00A000\u00A000\u00A000\u00A001',
      email: 'pain@exemples.fr',
      timeZone: 'Europe/Paris',
    });
    const without = modelWith((manifest) => void delete manifest.mail);
    expect(() => resolvePage('/contact', without)).toThrow('A form needs the manifest to declare "mail"');
    const astray = modelWith((manifest) => void delete manifest.forms);
    expect(() => resolvePage('/contact', astray)).toThrow('There is no form named contact');
  });

  it('of contact details has the opening hours of the business, unless it has its own text', () => {
    const details = { type: 'contact-details', heading: 'Nous trouver' };
    const hoursOf = (block: Json) => {
      const model = modelWith((manifest) => addBlock(manifest, block));
      return blockOn('/', 'contact-details', model).hours;
    };
    expect(hoursOf({ ...details, hours: 'Le matin' })).toBe('Le matin');
    expect(String(hoursOf(details)).replace(/\s/g, ' ')).toBe('Le lundi et le mardi, de 7 h à 19 h');
  });

  it('replaces the benefits of the plans in the block only', () => {
    const replacements = [
      { plan: 'basket', from: 'Un pain par jour', to: 'Deux pains' },
      { plan: 'other', from: 'Un café', to: 'rien' },
    ];
    const other = modelWith(({ plans, pages }) => {
      plans[0].benefits = ['Un pain par jour', 'Un café'];
      Object.assign(pages[0].sections[1] as Json, { replacements });
    });
    expect(blockOn('/', 'pricing', other)).toMatchObject({ plans: [{ benefits: ['Deux pains', 'Un café'] }] });
  });

  it('of every other kind with references is resolved, too', () => {
    const links = { strongLinks: 1, otherLinks: 1, total: 2, bonusLinks: 0 };
    const pack = { id: 'p', name: 'P', monthlyPrice: 5, ...links, report: false };
    const other = modelWith((manifest) => {
      manifest.backlinkPacks = [pack];
      manifest.consent = { purposes: [{ id: 'agenda', title: 'Agenda', description: 'x' }] };
      addBlock(manifest, { type: 'backlink-packs', packs: ['p', 'none'], labels: {}, order: {} });
      addBlock(manifest, { type: 'plan-summary', heading: 'x', plans: ['basket'] });
      addBlock(manifest, { type: 'service-list', list: 'services' });
      addBlock(manifest, { type: 'contact-details', heading: 'x', hours: 'x' });
      addBlock(manifest, { type: 'expandable-text', heading: 'x', source: 'textes/histoire.md' });
      addBlock(manifest, { type: 'form', heading: 'x', form: 'contact' });
      addBlock(manifest, { type: 'callback-form', heading: 'x', start: 'x', form: 'contact' });
    });
    const email = 'pain@exemples.fr';
    expect(blockOn('/', 'backlink-packs', other)).toMatchObject({ packs: [pack], email, vat: 'TTC' });
    expect(blockOn('/', 'plan-summary', other)).toMatchObject({ plans: [{ id: 'basket' }], vat: 'TTC' });
    expect(blockOn('/', 'service-list', other)).toMatchObject({
      services: [{ id: 'mail' }],
      purposes: [{ id: 'agenda', title: 'Agenda' }],
    });
    expect((blockOn('/', 'service-list', other).purposes as Json[])[0]).not.toHaveProperty('description');
    expect(blockOn('/', 'contact-details', other)).toMatchObject({
      business: { phone: '04\u00A000\u00A000\u00A000\u00A001' },
    });
    expect(String(blockOn('/', 'expandable-text', other).markdown).length).toBeGreaterThan(10);
    for (const form of ['form', 'callback-form']) expect(blockOn('/', form, other)).toMatchObject({ email });
  });

  it('has only the entry that it refers to', () => {
    const two = modelWith((manifest) => (manifest.services as Json[]).unshift({ id: 'carte' }));
    expect(blockOn('/contact', 'booking', two)).toMatchObject({ service: { id: 'mail' } });
  });

  it('without collections to refer to shows none', () => {
    const other = modelWith((manifest) => {
      for (const part of ['services', 'plans', 'testimonials', 'portfolio', 'consent']) delete manifest[part];
      addBlock(manifest, { type: 'service-list', list: 'services' });
    });
    expect(blockOn('/', 'service-list', other)).toMatchObject({ services: [], purposes: [] });
    expect(blockOn('/', 'pricing', other)).toMatchObject({ plans: [] });
    expect(() => resolvePage('/contact', other)).toThrow('There is no service named mail');
  });

  it('with a text of its own needs no file; with dates it shows when its file was reviewed', () => {
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
    (sources.manifest.data as RawSite).pages[0].sections.pop();
    const page = resolvePage('/', createModel(sources));
    const blocks = page?.blocks as (ResolvedBlock & Json)[];
    const named = (key: string) => blocks.find((block) => block.key === key);
    expect(named('own')?.markdown).toBe('Un {{facts.delay}}.');
    expect(page?.facts).toMatchObject({ 'facts.delay': '48\u00A0h' });
    expect(named('bare')?.markdown).toBe('');
    expect(named('dated')?.reviewed).toBe('2026-11-01');
    if (file) file.data = { reviewed: '12/03/2026' };
    const dated = resolvePage('/', createModel(sources))?.blocks.find(({ key }) => key === 'dated');
    expect(dated).toMatchObject({ type: 'rich-text', reviewed: undefined });
  });
});

it('names of blocks are distinct, also from the parts of every page', () => {
  const keyOf = createBlockKeys();
  const blocks = fromPartial<Block[]>([
    { type: 'faq' },
    { type: 'faq', id: 'faq-1' },
    { type: 'hero', id: 'header' },
    { type: 'hero', id: 'footer' },
    { type: 'hero', id: 'article' },
    { type: 'hero', id: 'header' },
  ]);
  expect(blocks.map(keyOf)).toEqual(['faq-1', 'faq-1_', 'header_', 'footer_', 'article_', 'header__']);
});
