import { describe, expect, it } from 'vitest';
import type { TextOrigin } from '../../../src/editor/origins-protocol.ts';
import { GUIDE, mapTinySite, placesIn } from './map-tiny-site.ts';

const picture = (alt: string) => ({ source: 'media/coupe.svg', alt, width: 4, height: 3 });

const HERO = { type: 'hero', heading: 'Une page' };

const isText = ({ attribute }: TextOrigin) => !attribute;
const isOneOf =
  (...wanted: string[]) =>
  ({ attribute, text }: TextOrigin) =>
    !attribute && wanted.includes(text.trim());
const isMark = ({ attribute, text }: TextOrigin) => attribute === 'src' && text === '/favicon.svg';
const isPicture = (text: TextOrigin) =>
  text.attribute === 'src' ? !isMark(text) : text.attribute === 'alt' && text.text !== '';

/** Returns the texts of the first guide that equal one of `wanted`, with their origins. */
async function placesInGuide(body: string, ...wanted: string[]) {
  return placesIn(await mapTinySite(GUIDE, { body }), isOneOf(...wanted));
}

describe('two fields with equal texts', () => {
  it('are distinguished in lists, columns and sections', async () => {
    const question = { question: 'Pourquoi', answer: 'Parce que.' };
    const page = await mapTinySite('/', {
      sections: [
        { type: 'hero', heading: 'Pareil', lead: 'Pareil' },
        { type: 'faq', heading: 'Pareil', items: [question, question] },
      ],
      manifest: {
        navigation: {
          header: { links: [{ label: 'Pareil', to: '/' }], action: { label: 'Pareil', to: '/bois' } },
          footer: { columns: [], about: 'Pareil', copyright: '© Rabot' },
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
    const { map } = await mapTinySite(GUIDE, { body });
    const starts = map.blocks
      .flatMap(({ texts }) => texts)
      .filter(isOneOf('Pareil'))
      .map(({ origins }) => origins[0]?.range?.start ?? -1);
    // The first match is in the table of contents, which repeats the first heading.
    const [contents, ...own] = starts;
    expect(contents).toBe(own[0]);
    expect(own).toHaveLength(7);
    expect(own).toEqual([...new Set(own)].sort((a, b) => a - b));
  });

  it('keep their offsets after an emoji, including those of names', async () => {
    const body = '🙂🙂 Un alinéa de {{business.name}} 🙂 ici.\n\n🙂 Un autre.\n';
    const { map, guide } = await mapTinySite(GUIDE, { body });
    const texts = map.blocks.flatMap((block) => block.texts).filter(({ text }) => text.includes('🙂'));
    const written = texts.map(({ origins: [own] }) => guide.slice(own?.range?.start, own?.range?.end));
    expect(written).toEqual(body.trim().split('\n\n'));
    const [first] = texts;
    const name = first?.origins.find(({ pointer }) => pointer === '/business/name');
    expect(first?.text.slice(name?.start, name?.end)).toBe('Rabot');
  });

  it('keep their offsets if footnotes are shown at the end of the text', async () => {
    const body = 'Pareil.[^a]\n\n[^b]: Pareil.\n\n[^a]: Autre.\n\nPareil.\n\n> Encore[^b], dit[^a].\n\nPareil.\n';
    const { map, guide } = await mapTinySite(GUIDE, { body });
    const from = guide.length - body.length;
    const starts = map.blocks
      .flatMap(({ texts }) => texts)
      .filter(isOneOf('Pareil.', 'Autre.'))
      .map(({ text, origins }) => [text.trim(), (origins[0]?.range?.start ?? 0) - from]);
    expect(starts).toEqual([
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
      { question: 'Un ?', answer: 'Pareil.\n\n![](/media/coupe.svg "Titre") et *plus* long que l’autre' },
      { question: 'Deux ?', answer: 'Long, bien plus long que celui qui le précède dans la liste.\n\nPareil.' },
    ];
    const page = await mapTinySite('/', { sections: [HERO, { type: 'faq', heading: 'Questions', items }] });
    const places = placesIn(page, isOneOf('Pareil.'));
    expect(places.map(([, [place]]) => place)).toEqual([
      '/pages/0/sections/1/items/0/answer:0',
      `/pages/0/sections/1/items/1/answer:${items[1]?.answer.indexOf('Pareil.')}`,
    ]);
  });

  it('are distinguished in columns of the footer with numbered names', async () => {
    const column = { title: 'Pages', links: [{ label: 'Accueil', to: '/' }] };
    const footer = { columns: [column, column], about: 'Un atelier.', copyright: '© Rabot' };
    const header = { links: [{ label: 'Accueil', to: '/' }], action: { label: 'Accueil', to: '/' } };
    const page = await mapTinySite('/', { manifest: { navigation: { header, footer } } });
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
    const items = [
      { picture: picture(''), frame: 'phone' },
      { picture: picture(''), frame: 'browser' },
    ];
    const page = await mapTinySite('/', { sections: [HERO, { type: 'showcase', heading: 'Vues', items }] });
    expect(placesIn(page, isPicture).map(([, places]) => places)).toEqual([[], []]);
  });
});

describe('a paragraph', () => {
  it('is a single one, whatever its bold words contain', async () => {
    const typed = 'Gras **a <b>code</b> `x` fin**.';
    const places = await placesInGuide(`${typed}\n`, 'Gras', 'a <b>code</b>', 'x', 'fin', '.');
    expect(places.map(([, place]) => place)).toEqual(places.map(() => [typed]));
    expect(places).toHaveLength(5);
  });

  it('contains the numbers of its notes, and a note its links back', async () => {
    const body = 'Un[^n] et deux[^n].\n\n[^n]: Note.\n';
    const places = await placesInGuide(body, '1', 'et deux', 'Note.', '↩', '2');
    expect(places).toEqual([
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
  it('is mapped to the field that names it, and its alternative text to its own', async () => {
    const items = [
      { picture: picture('Chêne'), frame: 'phone' },
      { picture: picture('Noyer'), frame: 'browser' },
    ];
    const page = await mapTinySite('/', {
      sections: [
        { type: 'showcase', heading: 'Vues', items },
        { type: 'hero', heading: 'Une', layout: 'showcase', picture: picture('') },
      ],
    });
    expect(placesIn(page, isPicture)).toEqual([
      ['/media/coupe.svg', ['/pages/0/sections/0/items/0/picture/source']],
      ['Chêne', ['/pages/0/sections/0/items/0/picture/alt']],
      ['/media/coupe.svg', ['/pages/0/sections/0/items/1/picture/source']],
      ['Noyer', ['/pages/0/sections/0/items/1/picture/alt']],
      ['/media/coupe.svg', ['/pages/0/sections/1/picture/source']],
    ]);
  });

  it('in a text is mapped to its Markdown, with its alternative text', async () => {
    const body =
      'Un ![Coupe](/media/coupe.svg) mot.\n\n![][c]\n\n![Fin](/media/coupe.svg "Titre")\n\n[c]: /media/coupe.svg\n';
    expect(placesIn(await mapTinySite(GUIDE, { body }), isPicture)).toEqual([
      ['/media/drawings/bois/chene.svg', ['guide:bois/chene/drawing']],
      ['Un livre, une règle et un crayon', ['guide:bois/chene/imageAlt']],
      ['/media/coupe.svg', ['![Coupe](/media/coupe.svg)']],
      ['Coupe', ['![Coupe](/media/coupe.svg)']],
      ['/media/coupe.svg', ['![][c]']],
      ['/media/coupe.svg', ['![Fin](/media/coupe.svg "Titre")']],
      ['Fin', ['![Fin](/media/coupe.svg "Titre")']],
    ]);
  });

  it('in a list of guides is mapped to their drawings, and the logo to its file', async () => {
    const { site } = { site: { name: 'Rabot', url: 'https://rabot.example', language: 'fr', description: 'Un.' } };
    const page = await mapTinySite('/bois', { manifest: { site: { ...site, logo: 'media/coupe.svg' } } });
    expect(placesIn(page, isPicture)).toEqual([
      ['/media/coupe.svg', ['/site/logo']],
      ['/media/drawings/bois/chene.svg', ['guide:bois/chene/drawing']],
      ['/media/drawings/bois/noyer.svg', ['guide:bois/noyer/drawing']],
      ['/media/coupe.svg', ['/site/logo']],
    ]);
  });

  it('that stands for a logo is mapped to the field of the logo', async () => {
    const page = await mapTinySite('/', {});
    expect(placesIn(page, isMark)).toEqual([
      ['/favicon.svg', ['/site/logo']],
      ['/favicon.svg', ['/site/logo']],
    ]);
  });
});

describe('a part outside of the sections', () => {
  it('is mapped to its fields on the page of unknown addresses', async () => {
    const page = await mapTinySite('/404', {});
    expect(page.map.origin).toEqual({ file: 'manifest', pointer: '/notFound' });
    expect(page.map.head.map(({ origin }) => origin.pointer)).toEqual(['/notFound/title', '/notFound/lead']);
    const article = page.map.blocks.find(({ key }) => key === 'article');
    expect(article?.texts.filter(isText).map(({ text, origins }) => [text, origins[0]?.pointer])).toEqual([
      ['404', undefined],
      ['Rien ici', '/notFound/heading'],
      ['Cette page n’existe pas.', '/notFound/lead'],
      ['Accueil', '/notFound/home/label'],
    ]);
  });

  it('is listed by content: the consent banner, and the offer of a guide', async () => {
    const popup = {
      id: 'offre',
      title: 'Un devis ?',
      points: ['Gratuit', 'Gratuit'],
      accept: { label: 'Oui', to: '/' },
      decline: 'Non',
    };
    const consent = {
      version: 1,
      title: 'Votre choix',
      text: 'Pour {{business.name}}.',
      purposes: [
        { id: 'necessaire', title: 'Nécessaire', description: 'retient.' },
        { id: 'mesure', title: 'Mesure', description: 'compte.' },
      ],
      labels: {
        accept: 'Tout',
        refuse: 'Rien',
        customise: 'Choisir',
        save: 'Garder',
        manage: 'Cookies',
        always: 'toujours',
      },
    };
    const service = {
      id: 'stats',
      name: 'Stats',
      provider: 'Stats SA',
      purpose: 'mesure',
      description: 'Compte.',
      trackers: true,
      hosts: { connect: ['stats.example'] },
    };
    const { map } = await mapTinySite(GUIDE, {
      manifest: {
        popups: [{ ...popup, id: 'autre' }, popup],
        consent,
        services: [service],
        mail: undefined,
        chains: [{ id: 'bois', hub: '/bois', name: 'Le bois', articles: ['chene', 'noyer'], popup: 'offre' }],
      },
    });
    expect(map.overlays.map(({ name, origin }) => [name, origin.pointer])).toEqual([
      ['consent', '/consent'],
      ['offer', '/popups/1'],
    ]);
    const [banner, offer] = map.overlays.map(({ texts }) =>
      texts.map(({ text, origins }) => [text, ...origins.map(({ pointer }) => pointer)]),
    );
    expect(banner).toContainEqual(['Pour Rabot.', '/consent/text', '/business/name']);
    expect(banner).toContainEqual(['Mesure', '/consent/purposes/1/title']);
    expect(banner?.map(([text]) => text)).not.toContain('Cookies');
    expect(offer).toContainEqual(['Gratuit', '/popups/1/points/0']);
    expect(offer).toContainEqual(['Oui', '/popups/1/accept/label']);
  });
});
