import { describe, expect, it } from 'vitest';
import { createModel } from '../../../src/blocks/create-model.ts';
import { guide, type Json, modelWith, setBody, siteWith } from './base-model.ts';

describe('a guide', () => {
  it('is in its chain, between the previous and next guides', () => {
    const first = guide('choisir-son-pain');
    const last = guide('recettes-de-pain-perdu');
    expect(first).toMatchObject({
      kind: 'guide',
      canonical: 'https://boulangerie.exemples.fr/guides/choisir-son-pain',
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

  it('needs no drawing of its own: it has a default one, for decoration', () => {
    const sources = siteWith();
    const frontMatter = sources.markdown.get('guides/choisir-son-pain')?.data as Json;
    delete frontMatter.drawing;
    delete frontMatter.imageAlt;
    expect(guide('choisir-son-pain', createModel(sources))).toMatchObject({
      drawing: ['book', 'pencil', 'lightbulb'],
      imageAlt: '',
    });
  });

  it('ends with the help block if its chain says so', () => {
    const help = { heading: 'Une question ?', text: 'Appelez.', actions: [{ label: 'x', to: '/' }] };
    const other = modelWith(({ guides }) => void Object.assign(guides as Json, { help }));
    expect(guide('conserver-son-pain', other).help).toMatchObject({ heading: 'Une question\u202F?' });
    expect(guide('choisir-son-pain', other)).not.toHaveProperty('help');
  });

  it('prefers its front matter to its chain, and replaces the names of both', () => {
    const mainArticle = { url: '/contact', title: 'Écrire' };
    const sources = siteWith(({ chains }) => void Object.assign(chains[0], { mainArticle, popup: undefined }));
    const frontMatter = sources.markdown.get('guides/choisir-son-pain')?.data as Json;
    Object.assign(frontMatter, {
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
    expect(guide('conserver-son-pain', other).mainArticle).toEqual(mainArticle);
    expect(guide('choisir-son-pain', other)).not.toHaveProperty('popup');
  });

  it('shows the photo that it declares once all its files exist', () => {
    const sources = siteWith();
    const frontMatter = sources.markdown.get('guides/choisir-son-pain')?.data as Json;
    frontMatter.photo = { url: 'https://photos.example.com/1', alt: "Le pain d'Ana", credit: "L'auteur" };
    const files = ['avif', 'webp'].flatMap((format) =>
      [480, 800, 1200].map((width) => `media/photos/guides/choisir-son-pain-${width}.${format}`),
    );
    for (const file of files.slice(1)) sources.media.set(file, 1);
    expect(guide('choisir-son-pain', createModel(sources))).not.toHaveProperty('photo');
    sources.media.set(files[0] ?? '', 1);
    const { photo } = guide('choisir-son-pain', createModel(sources));
    expect(photo).toMatchObject({ alt: 'Le pain d’Ana', credit: 'L’auteur' });
    expect(photo?.files.map(({ source, width, format }) => `${source} ${width} ${format}`)).toEqual(
      files.map((file) => `${file} ${/-(\d+)\./.exec(file)?.[1]} ${file.split('.').at(-1)}`),
    );
    delete frontMatter.photo;
    expect(guide('choisir-son-pain', createModel(sources))).not.toHaveProperty('photo');
  });

  it('does not link to itself as main article', () => {
    const defaultMainArticle = { url: '/guides/choisir-son-pain', title: 'x' };
    const other = modelWith(({ guides }) => void Object.assign(guides as Json, { defaultMainArticle }));
    expect(guide('choisir-son-pain', other)).not.toHaveProperty('mainArticle');
    expect(guide('conserver-son-pain', other)).toHaveProperty('mainArticle');
  });

  it('lists the months of the third-party prices in its text', () => {
    const sources = siteWith(({ facts }) => {
      const unread = { label: 'Wix', format: 'money', value: 17, about: ['Wix'], currency: 'EUR' };
      const readIn = (checked: string) => ({ ...unread, checked });
      const [wix, wixYear, unnamed] = ['2026-11', '2026-08', '2026-01'].map(readIn);
      Object.assign(facts as Json, { wix, wixYear, unread, unnamed });
    });
    const text = '{{facts.wix}}, {{facts.wixYear.value}}, {{facts.wix}}, {{facts.unread}}, {{facts.delay}}.';
    setBody(sources, 'guides/choisir-son-pain', text);
    const model = createModel(sources);
    expect(guide('choisir-son-pain', model).pricesRead).toEqual(['2026-08', '2026-11']);
    expect(guide('conserver-son-pain', model)).not.toHaveProperty('pricesRead');
  });

  it('requires the layout of guides', () => {
    const other = modelWith((manifest) => void delete manifest.guides);
    expect(() => guide('choisir-son-pain', other)).toThrow('A site with chains needs the manifest to declare "guides"');
  });
});
