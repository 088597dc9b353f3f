import { describe, expect, it } from 'vitest';
import type { TextOrigin } from '../../../src/editor/origins-protocol.ts';
import { baseManifest, fixtureManifest } from '../../fixtures/fixture-site.ts';
import { GUIDE_ROUTE, type MappedPage, mapBaseSite, placesIn } from './map-base-site.ts';

const picture = (alt: string) => ({ source: 'media/camille.svg', alt, width: 4, height: 3 });

/** A block of two pictures. */
const views = (...alts: [string, string]) => ({
  type: 'showcase',
  heading: 'Vues',
  items: alts.map((alt, index) => ({ picture: picture(alt), frame: index === 0 ? 'phone' : 'browser' })),
});

const HERO = { type: 'hero', heading: 'Une page' };

const isText = ({ attribute }: TextOrigin) => !attribute;
const isOneOf =
  (...wanted: string[]) =>
  ({ attribute, text }: TextOrigin) =>
    !attribute && wanted.includes(text.trim());
const isMark = ({ attribute, text }: TextOrigin) => attribute === 'src' && text === '/favicon.svg';
const isPicture = (text: TextOrigin) =>
  text.attribute === 'src' ? !isMark(text) : text.attribute === 'alt' && text.text !== '';

const mapGuide = (body: string) => mapBaseSite(GUIDE_ROUTE, { body });

/** Returns texts of a page in the order of the document, by block. */
const textsIn = ({ map }: MappedPage, isWanted: (text: TextOrigin) => boolean) =>
  map.blocks.flatMap(({ texts }) => texts).filter(isWanted);

describe('two fields with equal texts', () => {
  it('are distinguished in lists, columns and sections', async () => {
    const question = { question: 'Pourquoi', answer: 'Parce que.' };
    const page = await mapBaseSite('/', {
      sections: [
        { type: 'hero', heading: 'Pareil', lead: 'Pareil' },
        { type: 'faq', heading: 'Pareil', items: [question, question] },
      ],
      manifest: {
        navigation: {
          header: { links: [{ label: 'Pareil', to: '/' }], action: { label: 'Pareil', to: '/guides' } },
          footer: { columns: [], about: 'Pareil', copyright: '© Test' },
        },
      },
    });
    const places = placesIn(page, isOneOf('Pareil', 'Pourquoi', 'Parce que.'));
    const inSections = places.filter(([, [place = '']]) => place.startsWith('/pages/'));
    expect(inSections).toEqual([
      ['Pareil', ['/pages/0/sections/0/heading']],
      ['Pareil', ['/pages/0/sections/0/lead']],
      ['Pareil', ['/pages/0/sections/1/heading']],
      ['Pourquoi', ['/pages/0/sections/1/items/0/question']],
      ['Parce que.', ['/pages/0/sections/1/items/0/answer:0']],
      ['Pourquoi', ['/pages/0/sections/1/items/1/question']],
      ['Parce que.', ['/pages/0/sections/1/items/1/answer:0']],
    ]);
    const around = new Set(places.filter(([, [place = '']]) => !place.startsWith('/pages/')).flatMap(([, own]) => own));
    expect([...around].sort()).toEqual([
      '/navigation/footer/about',
      '/navigation/header/action/label',
      '/navigation/header/links/0/label',
    ]);
  });

  it('are distinguished in the paragraphs, items, cells and headings of a text', async () => {
    const body =
      '## Pareil\n\nPareil\n\n- Pareil\n- Pareil\n\n| Pareil | b |\n|---|---|\n| Pareil | c |\n\n### Pareil\n';
    const starts = textsIn(await mapGuide(body), isOneOf('Pareil')).map(
      ({ origins }) => origins[0]?.range?.start ?? -1,
    );
    // The first match is in the table of contents, which repeats the first heading.
    const [contents, ...own] = starts;
    expect(contents).toBe(own[0]);
    expect(own).toHaveLength(7);
    expect(own).toEqual([...new Set(own)].sort((a, b) => a - b));
  });

  it('keep their offsets after an emoji, including those of names', async () => {
    const body = '🙂🙂 Un alinéa de {{business.name}} 🙂 ici.\n\n🙂 Un autre.\n';
    const page = await mapGuide(body);
    const texts = textsIn(page, ({ text }) => text.includes('🙂'));
    const written = texts.map(({ origins: [own] }) => page.guide.slice(own?.range?.start, own?.range?.end));
    expect(written).toEqual(body.trim().split('\n\n'));
    const [first] = texts;
    const name = first?.origins.find(({ pointer }) => pointer === '/business/name');
    expect(first?.text.slice(name?.start, name?.end)).toBe('Boulangerie Test');
  });

  it('keep their offsets if footnotes are shown at the end of the text', async () => {
    const body = 'Pareil.[^a]\n\n[^b]: Pareil.\n\n[^a]: Autre.\n\nPareil.\n\n> Encore[^b], dit[^a].\n\nPareil.\n';
    const page = await mapGuide(body);
    const from = page.guide.length - body.length;
    const texts = textsIn(page, isOneOf('Pareil.', 'Autre.'));
    expect(texts.map(({ text, origins }) => [text.trim(), (origins[0]?.range?.start ?? 0) - from])).toEqual([
      ['Pareil.', 0],
      ['Pareil.', body.indexOf('\n\nPareil.\n\n>') + 2],
      ['Pareil.', body.lastIndexOf('Pareil.')],
      ['Autre.', body.indexOf('Autre.')],
      ['Pareil.', body.indexOf('[^b]: Pareil.') + 6],
    ]);
  });

  it('keep their offsets in two texts of a section of which one is shown in another form', async () => {
    // Each item has a different paragraph, so that neither text is matched as a whole.
    const items = [
      { question: 'Un ?', answer: 'Pareil.\n\n![](/media/camille.svg "Titre") et *plus* long que l’autre' },
      { question: 'Deux ?', answer: 'Long, bien plus long que celui qui le précède dans la liste.\n\nPareil.' },
    ];
    const page = await mapBaseSite('/', { sections: [HERO, { type: 'faq', heading: 'Questions', items }] });
    const places = placesIn(page, isOneOf('Pareil.'));
    expect(places.map(([, [place]]) => place)).toEqual([
      '/pages/0/sections/1/items/0/answer:0',
      `/pages/0/sections/1/items/1/answer:${items[1]?.answer.indexOf('Pareil.')}`,
    ]);
  });

  it('are distinguished in columns of the footer with numbered names', async () => {
    const column = { title: 'Pages', links: [{ label: 'Accueil', to: '/' }] };
    const footer = { columns: [column, column], about: 'Du pain, tous les jours.', copyright: '© Test' };
    const header = { links: [{ label: 'Accueil', to: '/' }], action: { label: 'Accueil', to: '/' } };
    const page = await mapBaseSite('/', { manifest: { navigation: { header, footer } } });
    const inFooter = page.map.blocks.find(({ key }) => key === 'footer');
    expect(inFooter?.exact).toBe(true);
    const titles = inFooter?.texts.filter(({ text }) => text.startsWith('Pages'));
    expect(titles?.map(({ attribute, text, origins }) => [attribute, text, origins[0]?.pointer])).toEqual([
      ['aria-label', 'Pages', '/navigation/footer/columns/0/title'],
      [undefined, 'Pages', '/navigation/footer/columns/0/title'],
      ['aria-label', 'Pages (2)', undefined],
      [undefined, 'Pages', '/navigation/footer/columns/1/title'],
    ]);
  });

  it('lead nowhere if nothing distinguishes them', async () => {
    const page = await mapBaseSite('/', { sections: [HERO, views('', '')] });
    expect(placesIn(page, isPicture).map(([, places]) => places)).toEqual([[], []]);
  });
});

describe('a paragraph', () => {
  it('is a single one, whatever its bold words contain', async () => {
    const typed = 'Gras **a <b>code</b> `x` fin**.';
    const places = placesIn(await mapGuide(`${typed}\n`), isOneOf('Gras', 'a <b>code</b>', 'x', 'fin', '.'));
    expect(places.map(([, place]) => place)).toEqual(Array.from({ length: 5 }, () => [typed]));
  });

  it('contains the numbers of its notes, and a note its links back', async () => {
    const body = 'Un[^n] et deux[^n].\n\n[^n]: Note.\n';
    expect(placesIn(await mapGuide(body), isOneOf('1', 'et deux', 'Note.', '↩', '2'))).toEqual([
      ['1', ['Un[^n] et deux[^n].']],
      ['et deux', ['Un[^n] et deux[^n].']],
      ['1', ['Un[^n] et deux[^n].']],
      ['Note.', ['Note.']],
      ['↩', ['Note.']],
      ['↩', ['Note.']],
      ['2', ['Note.']],
    ]);
  });
});

describe('a picture', () => {
  it('is mapped to the field that names it, its text to its own, and a mark to the logo it stands for', async () => {
    const hero = { ...HERO, layout: 'showcase', picture: picture('') };
    const page = await mapBaseSite('/', { sections: [views('Chêne', 'Noyer'), hero] });
    expect(placesIn(page, isPicture)).toEqual([
      ['/media/camille.svg', ['/pages/0/sections/0/items/0/picture/source']],
      ['Chêne', ['/pages/0/sections/0/items/0/picture/alt']],
      ['/media/camille.svg', ['/pages/0/sections/0/items/1/picture/source']],
      ['Noyer', ['/pages/0/sections/0/items/1/picture/alt']],
      ['/media/camille.svg', ['/pages/0/sections/1/picture/source']],
    ]);
    expect(placesIn(page, isMark)).toEqual([
      ['/favicon.svg', ['/site/logo']],
      ['/favicon.svg', ['/site/logo']],
    ]);
  });

  it('in a text is mapped to its Markdown, with its alternative text', async () => {
    const body =
      'Un ![Coupe](/media/camille.svg) mot.\n\n![][c]\n\n![Fin](/media/camille.svg "Titre")\n\n[c]: /media/camille.svg\n';
    expect(placesIn(await mapGuide(body), isPicture)).toEqual([
      ['/media/drawings/guides/choisir-son-pain.svg', ['guide:guides/choisir-son-pain/drawing']],
      ['Dessin\u00A0: un pain entre une assiette et une horloge.', ['guide:guides/choisir-son-pain/imageAlt']],
      ['/media/camille.svg', ['![Coupe](/media/camille.svg)']],
      ['Coupe', ['![Coupe](/media/camille.svg)']],
      ['/media/camille.svg', ['![][c]']],
      ['/media/camille.svg', ['![Fin](/media/camille.svg "Titre")']],
      ['Fin', ['![Fin](/media/camille.svg "Titre")']],
    ]);
  });

  it('in a list of guides is mapped to their drawings, and the logo to its file', async () => {
    const site = { ...baseManifest().site, logo: 'media/camille.svg' };
    const page = await mapBaseSite('/guides', { manifest: { site } });
    expect(placesIn(page, isPicture)).toEqual([
      ['/media/camille.svg', ['/site/logo']],
      ['/media/drawings/guides/choisir-son-pain.svg', ['guide:guides/choisir-son-pain/drawing']],
      ['/media/drawings/guides/conserver-son-pain.svg', ['guide:guides/conserver-son-pain/drawing']],
      ['/media/drawings/guides/recettes-de-pain-perdu.svg', ['guide:guides/recettes-de-pain-perdu/drawing']],
      ['/media/camille.svg', ['/site/logo']],
    ]);
  });
});

describe('a part outside of the sections', () => {
  it('is mapped to its fields on the page of unknown addresses', async () => {
    const page = await mapBaseSite('/404', {});
    expect(page.map.origin).toEqual({ file: 'manifest', pointer: '/notFound' });
    const article = page.map.blocks.find(({ key }) => key === 'article');
    expect(article?.texts.filter(isText).map(({ text, origins }) => [text, origins[0]?.pointer])).toEqual([
      ['404', undefined],
      ['Cette page n’existe pas', '/notFound/heading'],
      ['Elle a peut-être changé d’adresse.', '/notFound/lead'],
      ['Retour à l’accueil', '/notFound/home/label'],
    ]);
  });

  it('is listed by content: the consent banner, and the offer of a guide', async () => {
    const { consent, services, popups } = fixtureManifest();
    const [popup] = popups as [object];
    const { map } = await mapBaseSite(GUIDE_ROUTE, {
      manifest: {
        popups: [popup, { ...popup, id: 'offre', points: ['Gratuit', 'Gratuit'] }],
        consent: { ...(consent as object), policy: undefined, text: 'Pour {{business.name}}.' },
        services,
        chains: [{ ...baseManifest().chains[0], popup: 'offre' }],
      },
    });
    expect(map.overlays.map(({ name, origin }) => [name, origin.pointer])).toEqual([
      ['consent', '/consent'],
      ['offer', '/popups/1'],
    ]);
    const [banner, offer] = map.overlays.map(({ texts }) =>
      texts.map(({ text, origins }) => [text, ...origins.map(({ pointer }) => pointer)]),
    );
    expect(banner).toContainEqual(['Pour Boulangerie Test.', '/consent/text', '/business/name']);
    expect(banner).toContainEqual(['Publicité', '/consent/purposes/1/title']);
    expect(banner?.map(([text]) => text)).not.toContain('Gérer mes cookies');
    expect(offer).toContainEqual(['Gratuit', '/popups/1/points/0']);
    expect(offer).toContainEqual(['Voir le panier', '/popups/1/accept/label']);
  });
});
