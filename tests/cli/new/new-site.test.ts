import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { loadSite } from '../../../src/build/load-site.ts';
import { starterFolder, trades } from '../../../src/build/starters.ts';
import { type CheckOptions, checkSite } from '../../../src/check/check-site.ts';
import { loadFrenchDictionary } from '../../../src/check/spelling/dictionary.ts';
import { type Client, QUESTIONS, refusalOfAnswer } from '../../../src/cli/new/client.ts';
import { newSite } from '../../../src/cli/new/new-site.ts';
import { writeFiles } from '../../../src/cli/new/write-site.ts';
import type { Diagnostic } from '../../../src/diagnostics/diagnostic.ts';
import { filesBelow } from '../../../src/model/read/files-below.ts';
import { readSite } from '../../../src/model/read/read-site.ts';
import { manifestName } from '../../../src/model/read/site-files.ts';
import { isRaw, objectAt, type Raw, textAt } from '../../../src/model/read/values.ts';
import { createLookup } from '../../../src/model/resolve/interpolate.ts';
import type { Manifest } from '../../../src/model/types.generated.ts';
import { interpolate } from '../../../src/text/braced-names.ts';
import { escapePattern } from '../../../src/text/escape.ts';
import { sample } from '../../browser/routes.ts';
import { fromPartial } from '../../from-partial.ts';
import { type RenderedPage, renderSite } from '../../random/render-site.ts';
import { temporaryFolder } from '../../temporary-folder.ts';

const folder = temporaryFolder();

afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Writes the site of a client. */
function write(trade: string, client: Client) {
  const { manifest, content } = newSite(starterFolder(trade), client);
  writeFiles(folder, new Map<string, string | Uint8Array>([...content, [manifestName, JSON.stringify(manifest)]]));
  return { manifest, content };
}

/**
 * Returns the findings about the site, in the order of `check`. Those about the schema for text editors are left out:
 * it only exists once the engine is installed.
 */
function findings(options: CheckOptions = {}): Diagnostic[] {
  const found: Diagnostic[] = [];
  const report = (diagnostic: Diagnostic) => void found.push(diagnostic);
  checkSite(readSite(folder, report), report, options);
  return found.filter(({ code }) => !code.startsWith('editor/'));
}

const problems = (found = findings()) =>
  found
    .filter(({ severity }) => severity !== 'note')
    .map(({ code, place }) => `${code} ${place.file} ${place.pointer ?? ''}`);

/** Returns the texts that only apply to the owner of a starter: name, place and contact. */
function ownerWords(manifest: Raw): string[] {
  const business = objectAt(manifest, 'business');
  const legal = objectAt(business, 'legal');
  const address = objectAt(business, 'address');
  const capitals = (text = '') => text.match(/\p{Lu}[\p{L}-]{2,}/gu) ?? [];
  const texts = [
    textAt(business, 'phone'),
    textAt(business, 'email'),
    textAt(legal, 'siren'),
    textAt(address, 'postalCode'),
  ];
  return [
    ...capitals(textAt(business, 'name')).slice(-1),
    ...[textAt(address, 'street'), textAt(address, 'city'), textAt(business, 'areaServed')].flatMap(capitals),
    ...capitals(textAt(legal, 'publisher')),
    new URL(textAt(objectAt(manifest, 'site'), 'url') ?? '').host,
    ...(JSON.stringify(manifest).match(/\+33\d{9}|0\d(?: \d\d){4}/g) ?? []),
    ...texts.filter((text): text is string => text !== undefined),
  ];
}

/** Returns a document without its objects that are marked as placeholders. */
function withoutMarked(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutMarked);
  if (!isRaw(value)) return value;
  const entries = Object.entries(value).filter(([, item]) => !(isRaw(item) && item.placeholder === true));
  return Object.fromEntries(
    entries.map(([key, item]) => [
      key,
      withoutMarked(Array.isArray(item) ? item.filter((one) => !(isRaw(one) && one.placeholder === true)) : item),
    ]),
  );
}

/** Parts of a manifest in which a new site has its own values. */
const EMPTIED = ['$schema', 'site', 'business', 'facts', 'plans', 'mail'];

const dictionary = loadFrenchDictionary();

describe.each(trades())('a new site from %s', (trade) => {
  let site: ReturnType<typeof write>;
  let pages: RenderedPage[] = [];

  beforeAll(async () => {
    site = write(trade, { name: 'Maison Test', town: 'Lille' });
    const { model } = loadSite(folder);
    if (!model) throw new Error('The site has errors');
    pages = await renderSite({ ...model, directory: starterFolder(trade) });
    rmSync(folder, { recursive: true });
  });

  it.each<[string, Client]>([
    ['nothing is known', {}],
    [
      'all is known',
      { name: 'Au Bon Coin', town: 'Le Havre', phone: '03 20 00 00 00', email: 'a@bon.fr', colour: '#1c4f8b' },
    ],
  ])('has no error and no warning when %s', (_, client) => {
    write(trade, client);
    const found = findings();
    expect(problems(found)).toEqual([]);
    expect(found.length).toBeGreaterThan(10);
  });

  it.each<Client>([{}, { name: 'L’Atelier d’Öz Lefèvre', town: 'Ploërmel' }])(
    'has no mistakes in its texts: %j',
    async (client) => {
      write(trade, client);
      expect(problems(findings({ dictionary: await dictionary }))).toEqual([]);
    },
  );

  it('contains nothing about the owner of the starter outside of marked parts', () => {
    const { manifest: starter } = loadSite(starterFolder(trade)).sources;
    const words = ownerWords(starter.data as Raw);
    const { manifest, content } = site;
    const texts = [...content].filter(([name]) => name.endsWith('.md')).map(([, text]) => `${Buffer.from(text)}`);
    const general = texts.filter((text) => !text.startsWith('---\nplaceholder: true\n'));
    const all = [JSON.stringify(withoutMarked(manifest)), ...general].join('\n');
    expect(
      words.filter((word) => new RegExp(`(?<![\\p{L}\\d#.])${escapePattern(word)}(?![\\p{L}\\d])`, 'u').test(all)),
    ).toEqual([]);
    for (const { html } of pages) expect(html).toContain('Maison Test');
  });

  it('has every file of the starter but its logo, byte for byte', () => {
    const starter = starterFolder(trade);
    const logo = textAt(objectAt(loadSite(starter).sources.manifest.data as Raw, 'site'), 'logo');
    const files = ['content', 'blocks'].flatMap((part) =>
      filesBelow(path.join(starter, part)).map((file) => `${part}/${file}`),
    );
    expect([...site.content.keys()].sort()).toEqual(files.filter((file) => file !== `content/${logo}`).sort());
    for (const [file, bytes] of site.content)
      expect(readFileSync(path.join(starter, file)).equals(bytes), file).toBe(true);
  });

  it('has every text of the starter that is not emptied, in its place', () => {
    const starter = loadSite(starterFolder(trade)).sources.manifest.data as Raw;
    const kept = (root: Raw) => ({ ...root, ...Object.fromEntries(EMPTIED.map((part) => [part, undefined])) });
    const plain = (root: Raw) => JSON.parse(JSON.stringify(kept(root)), (key, value) => (key === 'price' ? 0 : value));
    expect(plain(site.manifest)).toEqual(plain(starter));
  });

  it('asks for the opening hours only once, and shows none until it has them', () => {
    expect(JSON.stringify(site.manifest).match(/"hours":/g)).toHaveLength(1);
    expect(pages.some(({ html }) => /\[horaires à compléter\]/i.test(html))).toBe(true);
    expect(pages.filter(({ html }) => /\b\d+\u00A0h à|sans horaires|sans jour fixe/.test(html))).toEqual([]);
  });

  it('shows no price and no figure of its own: unknown ones are to be completed', () => {
    for (const { html, path: route } of pages) expect(html, route).not.toMatch(/\d[\u00A0\u202F ]€/);
    expect(pages.some(({ html }) => html.includes('à compléter'))).toBe(true);
  });

  it('lists its placeholders in the order of a conversation', () => {
    write(trade, { name: 'Maison Test' });
    const asked = findings()
      .filter(({ code, place }) => code === 'placeholder/standing' && place.file === 'site.manifest.json')
      .map(({ place }) => /^\/(\w+(?:\/(?:address|vat|legal))?)/.exec(place.pointer ?? '')?.[1]);
    const order = [
      'site',
      'business',
      'business/address',
      'business/vat',
      'business/legal',
      'facts',
      'plans',
      'pages',
      'forms',
      'mail',
      'services',
    ];
    expect([...new Set(asked)]).toEqual(order.filter((part) => asked.includes(part)));
  });
});

/** A name, a town, and the words with the town in the home page's description. */
const NAMES: [name: string, town: string, inText: string][] = [
  ['Boulangerie Martin', 'Lille', 'à Lille'],
  ['Le Fournil', 'Le Havre', 'au Havre'],
  ['Les Copains', 'Les Ulis', 'aux Ulis'],
  ['L’Épi d’or', 'L’Haÿ-les-Roses', 'à L’Haÿ-les-Roses'],
  ["L'Atelier", "L'Isle-Adam", "à L'Isle-Adam"],
  ['Au Bon Pain', 'Arles', 'à Arles'],
  ['Chez Zoé & Fils', 'Évreux', 'à Évreux'],
  ['Croissant', 'Œuilly', 'à Œuilly'],
  ['Pain 24/7', 'Hyères', 'à Hyères'],
  ['Maison « Doré »', 'La Rochelle', 'à La Rochelle'],
  ['O’Pain', 'Aÿ-Champagne', 'à Aÿ-Champagne'],
  ['BOULANGERIE DUPONT', 'PARIS', 'à PARIS'],
  ['boulangerie', 'Saint-Étienne', 'à Saint-Étienne'],
  ['Ô', 'Y', 'à Y'],
  ['Crème brûlée (depuis 1920)', 'Le Mans', 'au Mans'],
  ['A+B', 'Lyon 5e', 'à Lyon 5e'],
  ['Fish_and_chips', 'Calais', 'à Calais'],
  ['50 % levain', 'Les Sables-d’Olonne', 'aux Sables-d’Olonne'],
  ['Boulangerie du Vieux Lavoir', 'Cotignac', 'à Cotignac'],
  ['Chez Lulu', 'Les Baux-de-Provence', 'aux Baux-de-Provence'],
  ['B'.repeat(60), 'Saint-Remy-en-Bouzemont-Saint-Genest-et-Isson', 'à Saint-Remy-en-Bouzemont-Saint-Genest-et-Isson'],
];

/** Invalid names. */
const REFUSED = [
  'Pain <b>chaud</b>',
  '**Pain**',
  '{{business.phone}}',
  'Pain\nchaud',
  '…',
  '🥐 Croissant',
  'P'.repeat(61),
  '<script>alert(1)</script>',
];

/** Returns sentences of a new site with its name and town after « à » and « de ». */
function sentencesOf(name: string, town: string): string[] {
  const { manifest } = newSite(starterFolder('restaurant'), { name, town });
  const lookup = createLookup(fromPartial<Manifest>(manifest));
  return ['Qui tient {{business.name}} à {{business.address.city}}', 'Le site de {{business.name}}'].map((text) =>
    interpolate(text, lookup),
  );
}

describe('a name and a town', () => {
  it('are used as in the list, or refused with a sentence', async () => {
    const [question] = QUESTIONS;
    const written = NAMES.map(([name, town]) => [`${name}, ${town}`, ...sentencesOf(name, town)].join('\n  '));
    const refused = REFUSED.map((name) => `${JSON.stringify(name)}\n  ${question && refusalOfAnswer(question, name)}`);
    await expect(`${[...written, ...refused].join('\n')}\n`).toMatchFileSnapshot('names-and-towns.txt');
    for (const [right] of NAMES) expect(question && refusalOfAnswer(question, right)).toBeUndefined();
  });

  it.each(sample(NAMES, 5))('are used correctly: %s, %s', async (name, town, inText) => {
    write('boulangerie', { name, town });
    // A longer town does not fit in a title, which the owner then shortens.
    if (town.length < 40) expect(problems()).toEqual([]);
    const { model } = loadSite(folder);
    const pages = model ? await renderSite(model) : [];
    expect(pages.find((page) => page.path === '/')?.html).toContain(inText.replace("'", '’'));
    for (const { html } of pages) expect(html).not.toMatch(/(?:à|de) Les? |\{\{business/);
  });
});
