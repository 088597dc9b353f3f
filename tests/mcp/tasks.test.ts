import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { copySite, filesOf, openAssistant, planIn, set } from './assistant.ts';

const starter = (name: string) => copySite(path.resolve(import.meta.dirname, '../../src/starters', name));

/** Returns the number of lines that differ between two texts with the same number of lines. */
const differing = (a: string, b: string) => {
  const lines = b.split('\n');
  return a.split('\n').filter((line, index) => line !== lines[index]).length;
};

const MANIFEST = 'site.manifest.json';

/** Twenty tasks of an owner as scripts of calls. */
describe('an assistant', () => {
  it('1. announces a closing in the opening hours', async () => {
    const { ask, change, errors, manifest } = openAssistant(starter('coiffure'));
    expect(await ask('search', { text: 'fermeture' })).toContain('/business/hours/0');
    const described = await ask('describe', { file: 'manifest', pointer: '/business/closures' });
    expect(described).toContain('Premier jour de fermeture, AAAA-MM-JJ.');
    const closure = { from: '2027-08-03', until: '2027-08-18', text: 'Congés d’été' };
    const { planned, applied } = await change(set('/business/closures', [closure]));
    expect(planned).toMatch(/\+ .*"from": "2027-08-03"/);
    expect(planned).toContain('Signalements ajoutés (aucun)');
    expect(applied).toMatch(/^Fait\./);
    expect(manifest().business.closures).toEqual([closure]);
    expect(errors()).toEqual([]);
  });

  it('2. changes a price everywhere in one plan', async () => {
    const { ask, change, errors, read } = openAssistant(starter('coiffure'));
    const before = read(MANIFEST);
    const prices = await ask('read', { at: '/tarifs' });
    expect(prices).toContain('"price": 32');
    const { planned } = await change(
      set('/pages/0/sections/3/groups/0/items/0/price', 34),
      set('/pages/1/sections/1/groups/0/items/0/price', 34),
    );
    expect(planned.match(/32 → 34/g)?.length).toBeGreaterThanOrEqual(2);
    expect(differing(before, read(MANIFEST))).toBe(2);
    expect(errors()).toEqual([]);
  });

  it('3. adds a guide to a chain and writes its text in the same plan', async () => {
    const { plan, change, errors, read, manifest } = openAssistant();
    const add = { structure: { type: 'add-guide', chain: 'guides', title: 'Congeler son pain' } };
    const first = await plan(add);
    const line = /^\+ (.{20,})$/m.exec(first.slice(first.indexOf('fichier créé')))?.[1];
    expect(line).toBeDefined();
    const file = 'guide:guides/congeler-son-pain';
    const { planned } = await change(add, set('/description', 'd'.repeat(130), file), {
      file,
      old: 'Congeler son pain',
      new: 'Congeler son pain tranché',
    });
    expect(planned).toContain('fichier créé');
    expect(read('content/guides/congeler-son-pain.md')).toContain('Congeler son pain tranché');
    expect(manifest().chains[0].articles).toHaveLength(4);
    expect(errors()).toEqual([]);
  });

  it('4. renames a page with its links and a redirect', async () => {
    const { change, errors, read, manifest } = openAssistant();
    const rename = { structure: { type: 'rename', from: '/contact', to: '/ecrire', redirect: true } };
    const { planned } = await change(rename);
    expect(planned).toContain('"to": "/ecrire"');
    expect(manifest().redirects).toContainEqual({ from: '/contact', to: '/ecrire' });
    expect(read(MANIFEST).match(/\/contact/g)).toHaveLength(1);
    expect(errors()).toEqual([]);
  });

  it('5. removes a section that is linked to, and is told which link leads nowhere new then', async () => {
    const { ask, change, manifest, errors } = openAssistant();
    expect(await ask('search', { uses: '/#commander' })).toContain('/navigation/header/action/to');
    const { planned } = await change({ structure: { type: 'remove', path: '/#commander', choices: [] } });
    expect(planned).toContain('Signalements ajoutés (1)\n- avertissement link/own-page content/textes/histoire.md:3');
    expect(manifest().navigation.header.action.to).toBe('/');
    expect(errors()).toEqual([]);
  });

  it('6. is refused a mistake on purpose, with the correction', async () => {
    const { site, plan, ask } = openAssistant();
    const before = filesOf(site);
    const planned = await plan(set('/navigation/header/links/0/to', '/guide'));
    expect(planned).toMatch(/erreur link\/unknown-page site\.manifest\.json:\d+:\d+ .*Proposé : \/guides/);
    expect(await ask('apply', { plan: planIn(planned) })).toMatch(/^Refus : Ce plan ajoute une erreur/);
    expect(filesOf(site)).toEqual(before);
  });

  it('7. lists the links to a page without changing anything', async () => {
    const { ask } = openAssistant();
    const links = await ask('search', { uses: '/contact' });
    expect(links).toContain('Endroits qui y mènent : 4');
    expect(links).toContain('écrivez-nous');
  });

  it('8. changes the telephone number on one line', async () => {
    const { read, change, errors } = openAssistant();
    const before = read(MANIFEST);
    const { planned } = await change(set('/business/phone', '04 00 00 00 09'));
    expect(planned).toContain('04 00 00 00 01 → 04 00 00 00 09');
    expect(differing(before, read(MANIFEST))).toBe(1);
    expect(errors()).toEqual([]);
  });

  it('9. adds a question by the template of the list', async () => {
    const { ask, change, errors, manifest } = openAssistant();
    expect(await ask('describe', { file: 'manifest', pointer: '/pages/0/sections/4/items' })).toContain('"question"');
    const value = { question: 'Ouvrez-vous le lundi ?', answer: 'Oui, dès 7 h.' };
    await change({ file: 'manifest', operation: { type: 'insert', pointer: '/pages/0/sections/4/items/1', value } });
    expect(manifest().pages[0].sections[4].items).toHaveLength(2);
    expect(errors()).toEqual([]);
  });

  it('10. moves a section', async () => {
    const { change, manifest, errors } = openAssistant();
    const operation = { type: 'move', pointer: '/pages/0/sections/4', to: 1 };
    const { planned } = await change({ file: 'manifest', operation });
    expect(planned).toContain('Ordre changé');
    expect(manifest().pages[0].sections[1].type).toBe('faq');
    expect(errors()).toEqual([]);
  });

  it('11. replaces a passage of a guide, and nothing else', async () => {
    const { read, change, errors } = openAssistant();
    const file = 'content/guides/choisir-son-pain.md';
    const [old, now] = ['se garde plus longtemps', 'se garde une semaine'];
    const before = read(file);
    await change({ file: 'guide:guides/choisir-son-pain', old, new: now });
    expect(read(file)).toBe(before.replace(old, now));
    expect(errors()).toEqual([]);
  });

  it('12. keeps the quotes of a title with a colon', async () => {
    const { read, change } = openAssistant();
    await change(set('/title', 'Son pain : le choisir', 'guide:guides/choisir-son-pain'));
    expect(read('content/guides/choisir-son-pain.md')).toContain('title: "Son pain : le choisir"\n');
  });

  it('13. adds a page to the menu', async () => {
    const { change, manifest, errors } = openAssistant();
    await change({ structure: { type: 'add-page', path: '/levain', title: 'Notre levain', isInMenu: true } });
    expect(manifest().navigation.header.links.at(-1)).toEqual({ label: 'Notre levain', to: '/levain' });
    expect(errors()).toEqual([]);
  });

  it('14. removes a guide with a choice for each link, and is told the links if it makes none', async () => {
    const { site, ask, plan, change, errors } = openAssistant();
    const guide = '/guides/conserver-son-pain';
    const refused = await plan({ structure: { type: 'remove', path: guide, redirect: '/guides', choices: [] } });
    expect(refused).toMatch(/^Refus : Opération 1 [\s\S]*- content\/guides\/choisir-son-pain\.md:\d+\n.*`choices`/);
    const count = Number(/: (\d+)$/m.exec(await ask('search', { uses: guide }))?.[1]);
    expect(count).toBeGreaterThan(0);
    const choices = Array.from({ length: count }, () => null);
    const structure = { type: 'remove', path: guide, redirect: '/guides', choices };
    const { planned, applied } = await change({ structure });
    expect(planned).toContain('fichier supprimé');
    expect(applied).toMatch(/^Fait\./);
    expect(Object.keys(filesOf(site))).not.toContain('content/guides/conserver-son-pain.md');
    expect(errors()).toEqual([]);
  });

  it('15. renames a fact in every text that names it', async () => {
    const { change, read, errors } = openAssistant();
    await change({ structure: { type: 'rename', from: 'facts.delay', to: 'facts.orderDelay', redirect: false } });
    expect(read(MANIFEST)).toContain('{{facts.orderDelay}}');
    expect(errors()).toEqual([]);
  });

  it.each([
    [
      '16. is refused a name that is used as long as it chooses nothing',
      { type: 'remove', path: 'testimonials.camille', choices: [] },
    ],
    ['17. is refused the removal of a picture in use', { type: 'remove-picture', file: 'media/camille.svg' }],
  ])('%s', async (_, structure) => {
    expect(await openAssistant().plan({ structure })).toMatch(/^Refus : Opération 1/);
  });

  it('18. renames a picture where it is shown', async () => {
    const { site, change, manifest, errors } = openAssistant();
    await change({ structure: { type: 'rename-picture', file: 'media/camille.svg', to: 'camille-sourit' } });
    expect(manifest().testimonials[0].image.source).toBe('media/camille-sourit.svg');
    expect(Object.keys(filesOf(site))).toContain('content/media/camille-sourit.svg');
    expect(errors()).toEqual([]);
  });

  it('19. accepts a word in a list that does not exist yet', async () => {
    const { change, read } = openAssistant();
    await change({ file: 'lexicon', old: '', new: 'levainerie\n' });
    expect(read('content/lexique.txt')).toBe('levainerie\n');
  });

  it('20. takes each of these back to the same bytes', async () => {
    const { site, change, undo } = openAssistant();
    const before = filesOf(site);
    for (const operations of [
      [{ structure: { type: 'rename', from: '/guides', to: '/conseils', redirect: true } }],
      [{ structure: { type: 'add-guide', chain: 'guides', title: 'Congeler' } }, set('/site/name', 'Le Four')],
      [{ structure: { type: 'remove', path: '/guides/recettes-de-pain-perdu', redirect: '/guides', choices: [null] } }],
      [{ structure: { type: 'rename-picture', file: 'media/camille.svg', to: 'sourire' } }],
      [{ file: 'lexicon', old: '', new: 'levainerie\n' }],
    ]) {
      const { applied } = await change(...operations);
      expect(filesOf(site)).not.toEqual(before);
      expect(await undo(applied)).toMatch(/^Fait\./);
      expect(filesOf(site)).toEqual(before);
    }
  });
});

it('an assistant finds the guide that shows a photo, which it may not remove', async () => {
  const { site, ask, plan, read, write } = openAssistant();
  const file = 'media/photos/guides/conserver-son-pain-480.webp';
  const guide = 'content/guides/conserver-son-pain.md';
  const photo = '---\nphoto:\n  alt: Une miche\n  credit: { name: Alma, url: "https://exemples.fr/" }\n';
  write(guide, read(guide).replace('---\n', photo));
  mkdirSync(path.join(site, 'content/media/photos/guides'), { recursive: true });
  write(`content/${file}`, '');
  expect(await plan({ structure: { type: 'remove-picture', file } })).toMatch(/^Refus/);
  expect(await ask('search', { uses: file })).toContain(guide);
});
