import { describe, expect, it } from 'vitest';
import { createModel } from '../../../src/blocks/create-model.ts';
import type { GuideEntry, SiteModel } from '../../../src/model/resolve/model.ts';
import { completePage, outlinePage, resolvePage } from '../../../src/model/resolve/resolve-page.ts';
import { model, modelWith, type RawSite, setBody, siteWith } from './base-model.ts';

const NAME = 'guides/choisir-son-pain';
const GUIDE = `/${NAME}`;
const entry = (from: SiteModel) => from.guides.get(GUIDE) as GuideEntry;

/** Creates the base site with a sentence added to the end of its first guide, after a change of its manifest. */
function guideWith(sentence: string, change?: (manifest: RawSite) => void): SiteModel {
  const sources = siteWith(change);
  setBody(sources, NAME, `${sources.markdown.get(NAME)?.body}\n${sentence}\n`);
  return createModel(sources);
}

describe('the body of a guide', () => {
  const key = (from: SiteModel) => from.bodyKeyOf(entry(from));
  const raise = ({ plans }: RawSite) => void Object.assign(plans[0], { monthlyPrice: 31 });
  const delay = (manifest: RawSite) => void Object.assign(manifest.facts as object, { delay: undefined });

  it('is as typed, with the values of its names, which its word count includes', () => {
    const reported = guideWith('Le panier : {{facts.basketPrice}} et {{facts.nothing}}.');
    expect(reported.bodyOf(entry(reported))).toContain('Le panier : {{facts.basketPrice}} et {{facts.nothing}}.');
    expect(resolvePage(GUIDE, reported)?.facts).toEqual({ 'facts.basketPrice': '29\u00A0€' });
    const [written, longer] = ['un mot', '{{business.name}} {{business.name}} un mot'].map((text) => guideWith(text));
    if (!written || !longer) throw new Error('no model');
    expect(longer.wordsOf(entry(longer)) - written.wordsOf(entry(written))).toBe(4);
  });

  it('has another key if its text or a fact in it changes', () => {
    const sentence = 'Le panier : {{facts.basketPrice}}.';
    const keys = [guideWith(''), guideWith('Autre.'), guideWith(sentence), guideWith(sentence, raise)].map(key);
    expect(new Set(keys).size).toBe(4);
  });

  it('keeps its key if other facts change, so that it is not rendered again', () => {
    expect(key(guideWith('Autre.', raise))).toBe(key(guideWith('Autre.')));
    const sentence = 'Le panier : {{facts.basketPrice}}.';
    expect(key(guideWith(sentence, delay))).toBe(key(guideWith(sentence)));
  });

  it('distinguishes an unknown name in it from a known one', () => {
    const sentence = 'En {{facts.delay}}.';
    expect(key(guideWith(sentence, delay))).not.toBe(key(guideWith(sentence)));
  });
});

it('the outline of a page only lacks the text of a guide, which completes it', () => {
  const outline = outlinePage(GUIDE, model);
  expect(outline?.page).toMatchObject({ kind: 'guide', markdown: '' });
  expect(outline && completePage(outline, model)).toEqual(resolvePage(GUIDE, model));
  expect(resolvePage(GUIDE, model)).toMatchObject({ markdown: model.bodyOf(entry(model)) });
  const contact = outlinePage('/contact', model);
  expect(contact && completePage(contact, model)).toBe(contact?.page);
});

it('the chains of a site have only their own guides', () => {
  const two = modelWith(({ chains }) => {
    const [chain] = chains;
    const [first = '', ...rest] = chain.articles as string[];
    Object.assign(chain, { articles: rest });
    chains.push({ ...chain, id: 'autres', articles: [first] } as never);
  });
  const [one, other] = two.manifest.chains ?? [];
  const paths = (id = '') => two.articlesOf(id).map(({ path: at }) => at);
  expect(paths(other?.id)).toEqual([GUIDE]);
  expect(paths(one?.id)).toEqual(['/guides/conserver-son-pain', '/guides/recettes-de-pain-perdu']);
  expect(paths('nulle')).toEqual([]);
  expect(two.frontMatterOf(entry(two))).toBe(two.frontMatterOf(entry(two)));
});

describe('the date of a text’s review', () => {
  const reviewed = (written: unknown) => {
    const sources = siteWith();
    const source = sources.markdown.get('textes/histoire');
    if (!source) throw new Error('no text');
    const markdown = new Map(sources.markdown).set('textes/histoire', { ...source, data: written as never });
    return createModel({ ...sources, markdown }).reviewedOf('textes/histoire.md');
  };

  it('is a day, and nothing else', () => {
    expect(reviewed({ reviewed: '2026-01-31' })).toBe('2026-01-31');
    for (const other of ['le 2026-01-31', '2026-01-31T10:00', '31/01/2026', 2026, null, undefined])
      expect(reviewed({ reviewed: other })).toBeUndefined();
    expect(reviewed(undefined)).toBeUndefined();
  });

  it('is read from an existing file', () => {
    expect(() => model.reviewedOf('textes/rien.md')).toThrow('content/textes/rien.md does not exist');
  });
});
