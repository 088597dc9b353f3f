import { appendFileSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import type { Json } from '../../../src/edit/json-operation.ts';
import type { RequestedStructure } from '../../../src/editor/protocol.ts';
import { copySite, open } from '../../edit/structure/structure-site.ts';
import { filesOf } from '../../mcp/assistant.ts';
import { startEditor, startSharedEditor } from './editor-server.ts';

const TABLE = '| Besoin | Que faire |\n| --- | --- |\n| Un devis | [nous écrire](/contact) ou venir |';

const site = copySite();
appendFileSync(path.join(site, 'content/textes/histoire.md'), `\n${TABLE}\n| Un gâteau | [commander](/contact)\n`);
const { call, operate, read, close } = await startSharedEditor({ site });
afterAll(close);
const first = filesOf(site);

/** Number of saved steps of the current test. */
let steps = 0;

/** Makes a change, whose answer also has these parts. */
async function make(change: RequestedStructure, parts: object = {}, id?: { id: string }) {
  const answer = await call('structure', { ...id, change });
  if (answer.status === 'saved') steps += 1;
  expect(answer).toMatchObject({ status: 'saved', ...parts });
}

async function set(pointer: string, value: Json) {
  steps += 1;
  return operate({ type: 'set', pointer, value });
}

const planOf = (change: RequestedStructure) => call('structure-plan', { change });
const isRefused = async (change: RequestedStructure) =>
  expect(await call('structure', { change })).toMatchObject({ status: 'refused' });

/** The codes of what the check finds, apart from the date of new guides: it is that of the machine. */
const found = () => open(site).found.filter((one) => !one.endsWith('article/impossible-dates'));
const errors = () => found().filter((one) => one.startsWith('error'));

// Each change is one step, which one undo reverts exactly; a refused one has written nothing.
afterEach(async () => {
  for (; steps > 0; steps -= 1) expect(await call('undo', {})).toMatchObject({ status: 'saved' });
  expect(filesOf(site)).toEqual(first);
});

const guide = {
  type: 'rename',
  from: '/guides/conserver-son-pain',
  to: '/guides/garder-son-pain',
  redirect: true,
} as const;

describe('a change of structure', () => {
  it('renames a guide as one step, which one undo reverts exactly, and redo repeats', async () => {
    expect(await planOf(guide)).toEqual({
      // Pages and guides have their names from the editor's list, not their file names.
      changes: [
        'Guide « Choisir son pain selon le repas » : 1 changement',
        'Guide « Conserver son pain une semaine » : nouvelle adresse',
        'Rubriques : 2 changements',
        'Redirections : 1 changement',
      ],
      links: [],
    });
    expect(filesOf(site)).toEqual(first);
    await make(guide, { problems: [] }, { id: 'rename-guide' });
    const renamed = filesOf(site);
    expect(existsSync(path.join(site, 'content/guides/garder-son-pain.md'))).toBe(true);
    expect(open(site).found).toEqual([]);
    // The request is sent again after a lost answer.
    expect(await call('structure', { id: 'rename-guide', change: guide })).toMatchObject({ status: 'saved' });
    expect(filesOf(site)).toEqual(renamed);
    expect(await call('undo', {})).toMatchObject({ status: 'saved' });
    expect(filesOf(site)).toEqual(first);
    expect(await call('redo', {})).toMatchObject({ status: 'saved' });
    expect(filesOf(site)).toEqual(renamed);
  });

  it('restores the bytes of a renamed or removed guide with a byte order mark and decomposed accents', async () => {
    const directory = copySite();
    const file = path.join(directory, 'content/guides/conserver-son-pain.md');
    writeFileSync(file, `\uFEFF${readFileSync(file, 'utf8').normalize('NFD')}`);
    const bytes = readFileSync(file);
    const own = await startEditor({ site: directory });
    const removal = { type: 'remove', path: guide.from } as const;
    const { links } = await own.call('structure-plan', { change: { ...removal, choices: [] } });
    for (const change of [guide, { ...removal, choices: links.map(() => '/guides') }]) {
      expect(await own.call('structure', { change })).toMatchObject({ status: 'saved' });
      for (const next of ['undo', 'redo', 'undo'] as const) {
        expect(existsSync(file), `${change.type}, ${next}`).toBe(next === 'redo');
        expect(await own.call(next, {})).toMatchObject({ status: 'saved' });
        if (next === 'undo') expect(readFileSync(file).equals(bytes), change.type).toBe(true);
      }
    }
  });

  it('moves a hub with the folder of its guides, and back', async () => {
    const routeOfFirst = async () => (await call('site', {})).tree?.chains[0]?.guides[0]?.route;
    await make({ type: 'rename', from: '/guides', to: '/conseils', redirect: true }, { problems: [] });
    expect(readdirSync(path.join(site, 'content'))).not.toContain('guides');
    expect(await routeOfFirst()).toBe('/conseils/choisir-son-pain');
    await call('undo', {});
    steps = 0;
    expect(await routeOfFirst()).toBe('/guides/choisir-son-pain');
  });

  it('shows the places of links to a removed part, in a table only the cell, and makes a choice for each', async () => {
    const { links, refusal } = await planOf({ type: 'remove', path: '/contact', choices: [] });
    expect(refusal).toBeUndefined();
    const inText = links.filter(({ path: file }) => file === 'content/textes/histoire.md');
    expect(inText[0]).toMatchObject({ file: 'text:textes/histoire', line: 3 });
    expect(inText.slice(-2).map(({ text }) => text)).toEqual(['nous écrire ou venir', 'commander']);
    // A link in the manifest is listed with its label and the pointer of its field.
    expect(links.filter(({ file }) => file === 'manifest')).not.toEqual([]);
    for (const { text, pointer } of links.filter(({ file }) => file === 'manifest')) {
      expect(pointer).toMatch(/^\/(?:pages|navigation)\//);
      expect(text).not.toMatch(/^"|"$/);
    }
    const choices = links.map(({ file }) => (file === 'manifest' ? '/guides' : null));
    await make(
      { type: 'remove', path: '/contact', choices, redirect: '/guides' },
      {
        problems: [{ code: 'reference/unused', pointer: '/forms/contact' }],
        step: { label: 'Suppression : Nous écrire' },
      },
    );
    expect(read('content/textes/histoire.md')).toContain('Venez le voir. Le panier');
    expect(read('site.manifest.json')).not.toContain('"to": "/contact"');
  });

  it('adds guides at the end of a chain, provisional, with different descriptions and without an error', async () => {
    const add = (title: string) => ({ type: 'add-guide', chain: 'guides', title }) as const;
    const file = 'guide:guides/petrir-a-la-main-le-geste';
    await make(add('Pétrir à la main : le « geste »'), { problems: [{ code: 'placeholder/standing', file }] });
    const text = read('content/guides/petrir-a-la-main-le-geste.md');
    expect(text).toContain('title: "Pétrir à la main : le « geste »"');
    expect(text).toContain('placeholder: true');
    expect(read('site.manifest.json')).toContain('"recettes-de-pain-perdu", "petrir-a-la-main-le-geste"]');
    expect(found()).toEqual(['note placeholder/standing']);
    await isRefused(add('Pétrir à la main : le « geste »'));
    for (const title of ['Petrir son pain a la main', 'Faire lever son pain au frais']) await make(add(title));
    expect(found()).toEqual(Array.from({ length: 3 }, () => 'note placeholder/standing'));
  });

  it('adds the first chain of a site with its hub, two guides and a link in the menu, and undoes it', async () => {
    const bakery = copySite(path.resolve('src/starters/boulangerie'));
    const own = await startEditor({ site: bakery });
    const [sources, before] = [filesOf(bakery), open(bakery).found];
    const guides = ['Garder son pain plus longtemps', 'Choisir son pain selon le repas'];
    const change = { type: 'add-chain', name: 'Conseils du boulanger', guides, isInMenu: true } as const;
    const step = { label: 'Ajout : Conseils du boulanger' };
    expect((await own.call('structure-plan', { change })).refusal).toBeUndefined();
    expect(await own.call('structure', { change })).toMatchObject({ status: 'saved', step });
    const [section] = (await own.call('site', {})).tree?.chains ?? [];
    expect(section).toMatchObject({
      chain: 'conseils-du-boulanger',
      name: 'Conseils du boulanger',
      hub: '/conseils-du-boulanger',
      guides: guides.map((title) => ({ title })),
    });
    expect(own.read('content/conseils-du-boulanger/garder-son-pain-plus-longtemps.md')).toContain('placeholder: true');
    expect(JSON.parse(own.read('site.manifest.json')).navigation.header.links.at(-1)).toEqual({
      label: 'Conseils du boulanger',
      to: '/conseils-du-boulanger',
    });
    const after = open(bakery).found;
    expect(after.filter((one) => !before.includes(one) && !one.endsWith('article/impossible-dates'))).toEqual([]);
    const provisional = (all: string[]) => all.filter((one) => one === 'note placeholder/standing').length;
    expect(provisional(after)).toBeGreaterThan(provisional(before));
    await own.call('undo', {});
    expect(filesOf(bakery)).toEqual(sources);
  });

  it('adds another chain beside the first, and refuses two guides of one title or a known address', async () => {
    const add = (name: string, guides: string[], isInMenu = false) =>
      ({ type: 'add-chain', name, guides, isInMenu }) as const;
    const refusalOf = async (name: string, guides: string[]) => (await planOf(add(name, guides))).refusal?.message;
    expect(await refusalOf('Pains', ['Le seigle', 'Le seigle'])).toContain('/pains/le-seigle');
    expect(await refusalOf('Contact', ['Le seigle', 'Le blé'])).toContain('/contact');
    await make(add('3 pains', ['Le seigle', 'Le blé'], true));
    const { chains = [] } = (await call('site', {})).tree ?? {};
    expect(chains.map(({ chain }) => chain)).toEqual(['guides', 'guides-3-pains']);
    expect(errors()).toEqual([]);
  });

  it('refuses to remove an answer with a heading that a link leads to', async () => {
    await set('/pages/0/sections/4/items', [
      { question: 'À quelle heure ?', answer: 'À 8 h.' },
      { question: 'Livrez-vous ?', answer: '### Livraison\n\nOui, [écrivez-nous](/contact).' },
    ]);
    await set('/navigation/header/action/to', '/#livraison');
    const { refusal } = await planOf({ type: 'remove', path: 'pages.0.sections.4.items.1', choices: [] });
    expect(refusal?.message).toContain('livraison');
  });

  it('adds a provisional page with a link in the menu, without an error or an orphan', async () => {
    const title = 'L’atelier du boulanger';
    const change = { type: 'add-page', path: '/atelier', title, isInMenu: true } as const;
    expect((await planOf(change)).changes).toEqual(['Navigation : 1 changement', 'Pages : 1 changement']);
    await make(change, { step: { label: `Ajout : ${title}` } });
    expect(read('site.manifest.json')).toContain(`{ "label": "${title}", "to": "/atelier" }`);
    const { pages } = (await call('site', {})).tree ?? {};
    expect(pages?.at(-1)).toMatchObject({ route: '/atelier', title });
    // The opening section of the page is marked as provisional. Its description only says so in words.
    expect(open(site).found).toEqual(['note placeholder/standing', 'note placeholder/unmarked']);
    await isRefused(change);
  });

  it.each([
    'Le',
    'Tarifs',
    'Un titre de page qui est un peu plus long',
    'Un titre de page qui est '.repeat(4).slice(0, 90).trim(),
  ])('adds a page that has no fault but the length of its title: %s', async (title) => {
    await make({ type: 'add-page', path: '/nouvelle', title, isInMenu: true });
    const isOfTitle = (one: string) => /^warning seo\/(?:long|short)-title$/.test(one);
    expect(open(site).found.filter((one) => !isOfTitle(one))).toEqual([
      'note placeholder/standing',
      'note placeholder/unmarked',
    ]);
  });

  it('renames a section with the links to it, and a fact with its uses', async () => {
    await make(
      { type: 'rename', from: '/#commander', to: '/#panier', redirect: true },
      { step: { label: 'Nom de « Le panier à 29 € » : /#commander → /#panier' } },
    );
    expect(read('content/textes/histoire.md')).toContain('[commandez](/#panier)');
    await make(
      { type: 'rename', from: 'facts.basketPrice', to: 'facts.price', redirect: true },
      { step: { label: 'Nom de « Panier, par mois » : basketPrice → price' } },
    );
    expect(read('content/textes/histoire.md')).toContain('{{facts.price}}');
    expect(open(site).found).toEqual([]);
    await isRefused({ type: 'rename', from: 'facts.price', to: '/price', redirect: true });
  });

  it('removes a section: the links to it, which are listed first, then lead to its page', async () => {
    const change: RequestedStructure = { type: 'remove', path: '/#commander', choices: [] };
    const { links, refusal } = await planOf(change);
    expect(refusal).toBeUndefined();
    expect(links).toContainEqual(expect.objectContaining({ path: 'content/textes/histoire.md', line: 3 }));
    await make(change, { step: { label: 'Suppression : Le panier à 29 €' } });
    expect(read('content/textes/histoire.md')).toContain('[commandez](/)');
    expect(errors()).toEqual([]);
  });

  it('shows the places that name a value, makes a choice for each without an error, and undoes it as one step', async () => {
    const removal = (choices: (string | null)[]) => ({ type: 'remove', path: 'facts.basketPrice', choices }) as const;
    const { links, refusal, changes } = await planOf(removal([]));
    expect({ refusal, changes }).toEqual({ refusal: undefined, changes: [] });
    expect(links).toEqual([
      expect.objectContaining({
        file: 'manifest',
        pointer: '/pages/0/sections/1/heading',
        text: 'Le panier à 29\u00A0€',
        choice: { written: '29 €', instead: [{ name: 'facts.delay', title: 'Délai de commande' }] },
      }),
      expect.objectContaining({
        file: 'text:textes/histoire',
        line: 3,
        text: expect.stringContaining('coûte 29\u00A0€'),
      }),
    ]);
    const change = removal(['facts.delay', null]);
    expect((await planOf(change)).changes).not.toEqual([]);
    await make(change, { step: { label: 'Suppression : Panier, par mois' } });
    expect(read('site.manifest.json')).toContain('"heading": "Le panier à {{facts.delay}}"');
    expect(read('content/textes/histoire.md')).toContain('coûte 29 € par mois');
    expect(errors()).toEqual([]);
  });

  it('names what is removed with a value, and refuses what would leave an error', async () => {
    const plan = (name: string, choices: (string | null)[] = []) => planOf({ type: 'remove', path: name, choices });
    expect((await plan('testimonials.camille')).links).toMatchObject([
      { text: 'Camille', choice: { removed: '/pages/0/sections/2', instead: [] } },
    ]);
    // The booking section needs the service. Without it, the host of its frame would also be undeclared.
    const { refusal, changes } = await plan('services.mail', [null]);
    expect(refusal?.message).toContain('il resterait des erreurs');
    expect(changes).toEqual([]);
    expect((await plan('business.name')).refusal?.message).toContain('est exigé');
  });

  it('is refused with a reason, and nothing is written', async () => {
    const change = { type: 'rename', from: '/contact', to: '/mentions', redirect: true } as const;
    expect(await planOf(change)).toMatchObject({
      refusal: { message: '/mentions est déjà l’adresse d’une page : choisissez-en une autre.', places: [] },
    });
    await isRefused(change);
    await isRefused({ ...change, to: '/../../ailleurs' });
  });

  const levain = 'content/guides/le-levain.md';
  it.each([
    [
      'if that would remove what another program has added to a new guide',
      { type: 'add-guide', chain: 'guides', title: 'Le levain' } as const,
      (directory: string) => appendFileSync(path.join(directory, levain), '\nUn alinéa d’un autre programme.\n'),
      '« Ajout : Le levain » ne peut pas être annulé',
    ],
    [
      'over a file that another program has created meanwhile',
      guide,
      (directory: string) => writeFileSync(path.join(directory, `content${guide.from}.md`), 'Un autre texte.\n'),
      ' ne peut pas être annulé',
    ],
  ])('is not undone %s', async (_, change, save, message) => {
    const own = await startEditor({ site: copySite() });
    await own.call('structure', { change });
    save(own.site);
    const state = filesOf(own.site);
    const said = { status: 'refused', message: expect.stringContaining(message) };
    expect(await own.call('undo', {})).toMatchObject(said);
    expect(filesOf(own.site)).toEqual(state);
  });
});

it('reports an address changed by hand as a rename, with both solutions', async () => {
  const answer = await set('/pages/2/path', '/contcat');
  if (answer.status !== 'saved') throw new Error(answer.status);
  const [problem] = answer.problems;
  expect(problem).toMatchObject({
    code: 'link/unknown-page',
    rename: { from: '/contact', to: '/contcat' },
    correction: { text: '/contact' },
  });
  const { rename = { from: '', to: '' } } = problem ?? {};
  await make({ type: 'rename', ...rename, redirect: true }, { problems: [] });
  expect(read('content/textes/histoire.md')).toContain('[Venez le voir](/contcat)');
  expect(open(site).found).toEqual([]);
});

it('plans no more than it would do while the manifest cannot be read', async () => {
  const own = await startEditor();
  writeFileSync(path.join(own.site, 'site.manifest.json'), '{');
  await vi.waitFor(async () => expect((await own.call('site', {})).broken).toBeDefined(), 20_000);
  const change = { type: 'rename', from: '/guides/choisir-son-pain', to: '/guides/rouvre', redirect: true } as const;
  const { refusal, changes } = await own.call('structure-plan', { change });
  const answer = await own.call('structure', { change });
  expect([refusal?.message, changes]).toEqual(['message' in answer && answer.message, []]);
});
