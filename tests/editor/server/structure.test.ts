import { appendFileSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { applyMutation } from '../../check/apply-mutation.ts';
import { copySite, filesOf, open } from '../../edit/structure/structure-site.ts';
import { startEditor } from './editor-server.ts';

/** Opens the editor on a copy of the small site, or of another one. */
async function start(from?: string) {
  const site = copySite(from);
  const editor = await startEditor({ site });
  const sources = () => {
    const { 'site.manifest.json': manifest, ...others } = filesOf(site);
    const texts = Object.entries(others).filter(([name]) => name.startsWith('content/'));
    return { manifest, ...Object.fromEntries(texts) };
  };
  return { ...editor, sources };
}

const guide = {
  type: 'rename',
  from: '/guides/conserver-son-pain',
  to: '/guides/garder-son-pain',
  redirect: true,
} as const;

describe('a change of structure', () => {
  it('renames a guide as one step, which one undo reverts exactly, and redo repeats', async () => {
    const { site, call, sources } = await start();
    const first = sources();
    const plan = await call('structure-plan', { change: guide });
    expect(plan).toEqual({
      // Pages and guides have their names from the editor's list, not their file names.
      changes: [
        'Guide « Choisir son pain selon le repas » : 1 changement',
        'Guide « Conserver son pain une semaine » : nouvelle adresse',
        'Rubriques : 2 changements',
        'Redirections : 1 changement',
      ],
      links: [],
    });
    expect(sources()).toEqual(first);
    const answer = await call('structure', { id: 'rename-guide', change: guide });
    expect(answer).toMatchObject({ status: 'saved', problems: [] });
    const renamed = sources();
    expect(existsSync(path.join(site, 'content/guides/garder-son-pain.md'))).toBe(true);
    expect(open(site).found).toEqual([]);
    // The request is sent again after a lost answer.
    expect(await call('structure', { id: 'rename-guide', change: guide })).toMatchObject({ status: 'saved' });
    expect(sources()).toEqual(renamed);
    expect(await call('undo', {})).toMatchObject({ status: 'saved' });
    expect(sources()).toEqual(first);
    expect(await call('redo', {})).toMatchObject({ status: 'saved' });
    expect(sources()).toEqual(renamed);
    expect(await call('undo', {})).toMatchObject({ status: 'saved' });
    expect(sources()).toEqual(first);
  });

  it('restores the bytes of a renamed or removed guide with a byte order mark and decomposed accents', async () => {
    const site = copySite();
    const file = path.join(site, 'content/guides/conserver-son-pain.md');
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, `\uFEFF${text.normalize('NFD')}`);
    const bytes = readFileSync(file);
    const { call } = await startEditor({ site });
    const removal = { type: 'remove', path: guide.from, choices: [] as (string | null)[] } as const;
    const { links } = await call('structure-plan', { change: removal });
    const removed = { ...removal, choices: links.map(() => '/guides') };
    for (const change of [guide, removed]) {
      expect(await call('structure', { id: `${change.type}-guide`, change })).toMatchObject({ status: 'saved' });
      for (const next of ['undo', 'redo', 'undo'] as const) {
        expect(existsSync(file), `${change.type}, ${next}`).toBe(next === 'redo');
        expect(await call(next, {})).toMatchObject({ status: 'saved' });
        if (next === 'undo') expect(readFileSync(file).equals(bytes), change.type).toBe(true);
      }
    }
  });

  it('moves a hub with the folder of its guides, and back', async () => {
    const { site, call, sources } = await start();
    const first = sources();
    const change = { type: 'rename', from: '/guides', to: '/conseils', redirect: true } as const;
    expect(await call('structure', { id: 'rename-hub', change })).toMatchObject({ status: 'saved', problems: [] });
    expect(readdirSync(path.join(site, 'content'))).not.toContain('guides');
    expect((await call('site', {})).tree?.chains[0]?.guides[0]?.route).toBe('/conseils/choisir-son-pain');
    await call('undo', {});
    expect(sources()).toEqual(first);
    expect((await call('site', {})).tree?.chains[0]?.guides[0]?.route).toBe('/guides/choisir-son-pain');
  });

  it('shows the places of links to a removed part, and makes a choice for each', async () => {
    const { call, read, sources } = await start();
    const first = sources();
    const removal = { type: 'remove', path: '/contact', choices: [] as (string | null)[] } as const;
    const { links, refusal } = await call('structure-plan', { change: removal });
    expect(refusal).toBeUndefined();
    const inText = links.find(({ path: file }) => file === 'content/textes/histoire.md');
    expect(inText).toMatchObject({ file: 'text:textes/histoire', line: 3 });
    // A link in the manifest is listed with its label and the pointer of its field.
    expect(links.filter(({ file }) => file === 'manifest')).not.toEqual([]);
    for (const { text, pointer } of links.filter(({ file }) => file === 'manifest')) {
      expect(pointer).toMatch(/^\/(?:pages|navigation)\//);
      expect(text).not.toMatch(/^"|"$/);
    }
    const choices = links.map(({ file }) => (file === 'manifest' ? '/guides' : null));
    const change = { ...removal, choices, redirect: '/guides' };
    expect(await call('structure', { id: 'remove-page', change })).toMatchObject({
      status: 'saved',
      problems: [{ code: 'reference/unused', pointer: '/forms/contact' }],
      step: { label: 'Suppression : Nous écrire' },
    });
    expect(read('content/textes/histoire.md')).toContain('Venez le voir. Le panier');
    expect(read('site.manifest.json')).not.toContain('"to": "/contact"');
    await call('undo', {});
    expect(sources()).toEqual(first);
  });

  it('adds a guide at the end of a chain, provisional and without an error, and undoes it', async () => {
    const { call, read, site, sources } = await start();
    const first = sources();
    const change = { type: 'add-guide', chain: 'guides', title: 'Pétrir à la main : le « geste »' } as const;
    const file = 'guide:guides/petrir-a-la-main-le-geste';
    const problems = [{ code: 'placeholder/standing', file }];
    expect(await call('structure', { id: 'add-guide-1', change })).toMatchObject({ status: 'saved', problems });
    const text = read('content/guides/petrir-a-la-main-le-geste.md');
    expect(text).toContain('title: "Pétrir à la main : le « geste »"');
    expect(text).toContain('placeholder: true');
    expect(read('site.manifest.json')).toContain('"recettes-de-pain-perdu", "petrir-a-la-main-le-geste"]');
    // The new guide has the date of the machine, which is later than the date of the check.
    const found = open(site).found.filter((one) => one !== 'error article/impossible-dates');
    expect(found).toEqual(['note placeholder/standing']);
    expect(await call('structure', { id: 'add-guide-2', change })).toMatchObject({ status: 'refused' });
    await call('undo', {});
    expect(sources()).toEqual(first);
  });

  it('adds the first chain of a site with its hub, two guides and a link in the menu, and undoes it', async () => {
    const { call, read, site, sources } = await start(path.resolve('src/starters/boulangerie'));
    const first = sources();
    const before = open(site).found;
    const guides = ['Garder son pain plus longtemps', 'Choisir son pain selon le repas'];
    const change = { type: 'add-chain', name: 'Conseils du boulanger', guides, isInMenu: true } as const;
    const step = { label: 'Ajout : Conseils du boulanger' };
    expect((await call('structure-plan', { change })).refusal).toBeUndefined();
    expect(await call('structure', { id: 'add-chain-1', change })).toMatchObject({ status: 'saved', step });
    const [section] = (await call('site', {})).tree?.chains ?? [];
    expect(section).toMatchObject({
      chain: 'conseils-du-boulanger',
      name: 'Conseils du boulanger',
      hub: '/conseils-du-boulanger',
      guides: guides.map((title) => ({ title })),
    });
    expect(read('content/conseils-du-boulanger/garder-son-pain-plus-longtemps.md')).toContain('placeholder: true');
    expect(JSON.parse(read('site.manifest.json')).navigation.header.links.at(-1)).toEqual({
      label: 'Conseils du boulanger',
      to: '/conseils-du-boulanger',
    });
    const after = open(site).found;
    expect(after.filter((one) => !before.includes(one) && !one.endsWith('article/impossible-dates'))).toEqual([]);
    const provisional = (found: string[]) => found.filter((one) => one === 'note placeholder/standing').length;
    expect(provisional(after)).toBeGreaterThan(provisional(before));
    await call('undo', {});
    expect(sources()).toEqual(first);
  });

  it('adds another chain beside the first, and refuses two guides of one title or a known address', async () => {
    const { call, site, sources } = await start();
    const first = sources();
    const add = (name: string, guides: string[]) =>
      call('structure-plan', { change: { type: 'add-chain', name, guides, isInMenu: false } });
    expect((await add('Pains', ['Le seigle', 'Le seigle'])).refusal?.message).toContain('/pains/le-seigle');
    expect((await add('Contact', ['Le seigle', 'Le blé'])).refusal?.message).toContain('/contact');
    const change = { type: 'add-chain', name: '3 pains', guides: ['Le seigle', 'Le blé'], isInMenu: true } as const;
    expect(await call('structure', { id: 'add-chain-2', change })).toMatchObject({ status: 'saved' });
    const { chains = [] } = (await call('site', {})).tree ?? {};
    expect(chains.map(({ chain }) => chain)).toEqual(['guides', 'guides-3-pains']);
    expect(open(site).found.filter((one) => one.startsWith('error') && !one.endsWith('impossible-dates'))).toEqual([]);
    await call('undo', {});
    expect(sources()).toEqual(first);
  });

  it('refuses to remove an answer with a heading that a link leads to', async () => {
    const site = copySite();
    applyMutation(site, {
      edits: [
        {
          file: 'site.manifest.json',
          find: '"items": [{ "question": "Livrez-vous ?", "answer": "Oui, ',
          put: '"items": [{ "question": "À quelle heure ?", "answer": "À 8 h." }, { "question": "Livrez-vous ?", "answer": "### Livraison\\n\\nOui, ',
        },
        { file: 'site.manifest.json', find: '"to": "/#commander"', put: '"to": "/#livraison"' },
      ],
    });
    const { call } = await startEditor({ site });
    const change = { type: 'remove', path: 'pages.0.sections.4.items.1', choices: [] } as const;
    const { refusal } = await call('structure-plan', { change });
    expect(refusal?.message).toContain('livraison');
  });

  it('adds guides with different descriptions', async () => {
    const { call, site } = await start();
    for (const title of ['Petrir son pain a la main', 'Faire lever son pain au frais']) {
      const change = { type: 'add-guide', chain: 'guides', title } as const;
      expect(await call('structure', { id: `add-guide-${title.length}`, change })).toMatchObject({ status: 'saved' });
    }
    const found = open(site).found.filter((one) => !one.endsWith('article/impossible-dates'));
    expect(found).toEqual(['note placeholder/standing', 'note placeholder/standing']);
  });

  it('adds a provisional page with a link in the menu, without an error or an orphan, and undoes it', async () => {
    const { call, read, site, sources } = await start();
    const first = sources();
    const change = { type: 'add-page', path: '/atelier', title: 'L’atelier du boulanger', isInMenu: true } as const;
    expect((await call('structure-plan', { change })).changes).toEqual([
      'Navigation : 1 changement',
      'Pages : 1 changement',
    ]);
    const answer = await call('structure', { id: 'add-page-1', change });
    expect(answer).toMatchObject({ status: 'saved', step: { label: 'Ajout : L’atelier du boulanger' } });
    expect(read('site.manifest.json')).toContain('{ "label": "L’atelier du boulanger", "to": "/atelier" }');
    const { pages } = (await call('site', {})).tree ?? {};
    expect(pages?.at(-1)).toMatchObject({ route: '/atelier', title: 'L’atelier du boulanger' });
    // The opening section of the page is marked as provisional. Its description only says so in words.
    expect(open(site).found).toEqual(['note placeholder/standing', 'note placeholder/unmarked']);
    expect(await call('structure', { id: 'add-page-2', change })).toMatchObject({ status: 'refused' });
    await call('undo', {});
    expect(sources()).toEqual(first);
  });

  it.each([
    'Le',
    'Tarifs',
    'Un titre de page qui est un peu plus long',
    'Un titre de page qui est '.repeat(4).slice(0, 90).trim(),
  ])('adds a page that has no fault but the length of its title: %s', async (title) => {
    const { call, site } = await start();
    const change = { type: 'add-page', path: '/nouvelle', title, isInMenu: true } as const;
    expect(await call('structure', { id: 'add-page-1', change })).toMatchObject({ status: 'saved' });
    const isOfTitle = (one: string) => /^warning seo\/(?:long|short)-title$/.test(one);
    expect(open(site).found.filter((one) => !isOfTitle(one))).toEqual([
      'note placeholder/standing',
      'note placeholder/unmarked',
    ]);
  });

  it('shows only the cell around a link in a table', async () => {
    const site = copySite();
    appendFileSync(
      path.join(site, 'content/textes/histoire.md'),
      '\n| Besoin | Que faire |\n| --- | --- |\n| Un devis | [nous écrire](/contact) ou venir |\n' +
        '| Un gâteau | [commander](/contact)\n\nÀ bientôt !\n',
    );
    const { call } = await startEditor({ site });
    const change = { type: 'remove', path: '/contact', choices: [] as (string | null)[] } as const;
    const { links } = await call('structure-plan', { change });
    const texts = links.filter(({ path: file }) => file === 'content/textes/histoire.md').map(({ text }) => text);
    expect(texts.slice(-2)).toEqual(['nous écrire ou venir', 'commander']);
  });

  it('renames a section with the links to it, and a fact with its uses', async () => {
    const { call, read, site, sources } = await start();
    const first = sources();
    const section = { type: 'rename', from: '/#commander', to: '/#panier', redirect: true } as const;
    expect(await call('structure', { id: 'rename-section', change: section })).toMatchObject({
      status: 'saved',
      step: { label: 'Nom de « Le panier à 29 € » : /#commander → /#panier' },
    });
    expect(read('content/textes/histoire.md')).toContain('[commandez](/#panier)');
    const fact = { type: 'rename', from: 'facts.basketPrice', to: 'facts.price', redirect: true } as const;
    expect(await call('structure', { id: 'rename-fact', change: fact })).toMatchObject({
      status: 'saved',
      step: { label: 'Nom de « Panier, par mois » : basketPrice → price' },
    });
    expect(read('content/textes/histoire.md')).toContain('{{facts.price}}');
    expect(open(site).found).toEqual([]);
    const other = { ...fact, from: 'facts.price', to: '/price' };
    expect(await call('structure', { id: 'rename-other', change: other })).toMatchObject({ status: 'refused' });
    await call('undo', {});
    await call('undo', {});
    expect(sources()).toEqual(first);
  });

  it('removes a section: the links to it, which are listed first, then lead to its page', async () => {
    const { call, read, site, sources } = await start();
    const first = sources();
    const change = { type: 'remove', path: '/#commander', choices: [] } as const;
    const { links, refusal } = await call('structure-plan', { change });
    expect(refusal).toBeUndefined();
    expect(links).toContainEqual(expect.objectContaining({ path: 'content/textes/histoire.md', line: 3 }));
    expect(await call('structure', { id: 'remove-section', change })).toMatchObject({
      status: 'saved',
      step: { label: 'Suppression : Le panier à 29 €' },
    });
    expect(read('content/textes/histoire.md')).toContain('[commandez](/)');
    expect(open(site).found.filter((one) => one.startsWith('error'))).toEqual([]);
    await call('undo', {});
    expect(sources()).toEqual(first);
  });

  it('shows the places that name a value, makes a choice for each without an error, and undoes it as one step', async () => {
    const { call, read, site, sources } = await start();
    const first = sources();
    const removal = { type: 'remove', path: 'facts.basketPrice', choices: [] as (string | null)[] } as const;
    const { links, refusal, changes } = await call('structure-plan', { change: removal });
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
    const change = { ...removal, choices: ['facts.delay', null] };
    expect((await call('structure-plan', { change })).changes).not.toEqual([]);
    expect(await call('structure', { id: 'remove-fact', change })).toMatchObject({
      status: 'saved',
      step: { label: 'Suppression : Panier, par mois' },
    });
    expect(read('site.manifest.json')).toContain('"heading": "Le panier à {{facts.delay}}"');
    expect(read('content/textes/histoire.md')).toContain('coûte 29 € par mois');
    expect(open(site).found.filter((one) => one.startsWith('error'))).toEqual([]);
    await call('undo', {});
    expect(sources()).toEqual(first);
  });

  it('names what is removed with a value, and refuses what would leave an error', async () => {
    const { call } = await start();
    const plan = (path: string, choices: (string | null)[] = []) =>
      call('structure-plan', { change: { type: 'remove', path, choices } });
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
    const { call, sources } = await start();
    const first = sources();
    const change = { type: 'rename', from: '/contact', to: '/mentions', redirect: true } as const;
    expect(await call('structure-plan', { change })).toMatchObject({
      refusal: { message: '/mentions est déjà l’adresse d’une page : choisissez-en une autre.', places: [] },
    });
    expect(await call('structure', { id: 'rename-taken', change })).toMatchObject({ status: 'refused' });
    const outside = { ...change, to: '/../../ailleurs' };
    expect(await call('structure', { id: 'rename-outside', change: outside })).toMatchObject({ status: 'refused' });
    expect(sources()).toEqual(first);
  });

  it('is not undone if that would remove what another program has added to a new guide', async () => {
    const { call, site, sources, read } = await start();
    await call('structure', { id: 'add-guide', change: { type: 'add-guide', chain: 'guides', title: 'Le levain' } });
    const file = 'content/guides/le-levain.md';
    writeFileSync(path.join(site, file), `${read(file)}\nUn alinéa d’un autre programme.\n`);
    const state = sources();
    const message = expect.stringContaining('« Ajout : Le levain » ne peut pas être annulé');
    expect(await call('undo', {})).toMatchObject({ status: 'refused', message });
    expect(sources()).toEqual(state);
  });

  it('is not undone over a file that another program has created meanwhile', async () => {
    const { call, site, sources } = await start();
    await call('structure', { id: 'rename-guide', change: guide });
    writeFileSync(path.join(site, `content${guide.from}.md`), 'Un autre texte.\n');
    const state = sources();
    expect(await call('undo', {})).toMatchObject({ status: 'refused' });
    expect(sources()).toEqual(state);
  });
});

it('reports an address changed by hand as a rename, with both solutions', async () => {
  const { call, operate, read, site } = await start();
  const answer = await operate({ type: 'set', pointer: '/pages/2/path', value: '/contcat', oldValue: '/contact' });
  if (answer.status !== 'saved') throw new Error(answer.status);
  const [problem] = answer.problems;
  expect(problem).toMatchObject({
    code: 'link/unknown-page',
    rename: { from: '/contact', to: '/contcat' },
    correction: { text: '/contact' },
  });
  const change = { type: 'rename', ...(problem?.rename ?? { from: '', to: '' }), redirect: true } as const;
  expect(await call('structure', { id: 'rename-rest', change })).toMatchObject({ status: 'saved', problems: [] });
  expect(read('content/textes/histoire.md')).toContain('[Venez le voir](/contcat)');
  expect(open(site).found).toEqual([]);
});

it('plans no more than it would do while the manifest cannot be read', async () => {
  const { site, call } = await startEditor();
  writeFileSync(path.join(site, 'site.manifest.json'), '{');
  await vi.waitFor(async () => expect((await call('site', {})).broken).toBeDefined(), 20_000);
  const change = { type: 'rename', from: '/guides/choisir-son-pain', to: '/guides/rouvre', redirect: true } as const;
  const { refusal, changes } = await call('structure-plan', { change });
  const answer = await call('structure', { id: 'rename-broken', change });
  expect([refusal?.message, changes]).toEqual(['message' in answer && answer.message, []]);
});
