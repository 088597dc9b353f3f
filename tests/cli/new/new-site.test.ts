import { rmSync } from 'node:fs';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type CheckOptions, checkSite } from '../../../src/check/check-site.ts';
import { loadFrenchDictionary } from '../../../src/check/spelling/dictionary.ts';
import { type Client, QUESTIONS, refusalOf } from '../../../src/cli/new/client.ts';
import { fitSite } from '../../../src/cli/new/fit-site.ts';
import { newSite } from '../../../src/cli/new/new-site.ts';
import { writeFiles } from '../../../src/cli/new/write-site.ts';
import type { Diagnostic } from '../../../src/diagnostics/diagnostic.ts';
import { readSite } from '../../../src/model/read/read-site.ts';
import { objectAt, type Raw, textAt } from '../../../src/model/read/values.ts';
import { createLookup } from '../../../src/model/resolve/interpolate.ts';
import type { Manifest } from '../../../src/model/types.generated.ts';
import { loadSite } from '../../../src/publish/load-site.ts';
import { starterFolder, trades } from '../../../src/publish/starters.ts';
import { escapePattern } from '../../../src/text/escape-pattern.ts';
import { interpolate } from '../../../src/text/placeholders.ts';
import { sample } from '../../browser/routes.ts';
import { type RenderedPage, renderSite } from '../../random/render-site.ts';
import { temporaryFolder } from '../../temporary-folder.ts';

const folder = temporaryFolder();

afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Writes the site of a client. */
function write(trade: string, client: Client) {
  const { manifest, content, accents } = newSite(starterFolder(trade), client);
  writeFiles(folder, content);
  return { manifest: fitSite(folder, manifest), content, accents };
}

/** Findings about the site, in the order of `check`; the schema exists once the engine is installed. */
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

/** Texts that only apply to the owner of a starter: name, place and contact. */
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

  it('contains nothing about the owner of the starter', () => {
    const { manifest: starter } = loadSite(starterFolder(trade)).sources;
    const words = ownerWords(starter.data as Raw);
    const { manifest, content } = site;
    const files = [...content].map(([name, text]) => `${name}\n${Buffer.from(text)}`);
    const all = [JSON.stringify(manifest), ...files].join('\n');
    expect(
      words.filter((word) => new RegExp(`(?<![\\p{L}\\d#.])${escapePattern(word)}(?![\\p{L}\\d])`, 'u').test(all)),
    ).toEqual([]);
    for (const { html } of pages) {
      expect(words.filter((word) => html.includes(word) && word.length > 5)).toEqual([]);
      expect(html).toContain('Maison Test');
    }
  });

  it('contains no claims that only the owner of the starter can make, and no amount that nobody charges', () => {
    for (const { html, path: route } of pages) {
      const said = ONLY_THE_OWNERS.map((words) => words.exec(html)?.[0]).filter((found) => found !== undefined);
      expect(said, route).toEqual([]);
    }
  });

  it('asks for the opening hours only once', () => {
    expect(JSON.stringify(site.manifest).match(/"hours":/g)).toHaveLength(1);
    expect(pages.filter(({ html }) => /Du lundi au vendredi/.test(html)).length).toBeGreaterThan(0);
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

/** Phrases that a new user found in new sites: true of a fictional owner, or of nobody. */
const ONLY_THE_OWNERS = [
  /(?<!\d)0(?:,00)?[ \u00A0]€/,
  /depuis \d{4}/,
  /provenç|pistou|anchoïade|fougasse|rosé d/i,
  /à quatre|quatre personnes|trois plombiers|nous trois|son associée|la vendeuse|lui seul\b|elle seule\b/i,
  /Trièves|Célé|Faycelles|Clelles|Quetigny|Talant|Verdon|Riez|Herbes|Luberon|Nyons|de Menton/,
  /cette année|cet automne|neuf jours|douze jours|tilleuls|voûtée|deux fauteuils/i,
  /(?:le|du|chaque|nos?) (?:mardi|mercredi|jeudi|samedi)(?! au vendredi)/i,
  /\b42 parcelles|\b34 couverts|\b1 800/,
];

/** A name, a town, and the words with the town in the home page's description. */
const NAMES: [name: string, town: string, inText: string][] = [
  ['Boulangerie Martin', 'Lille', 'à {{business.address.city}} :'],
  ['Le Fournil', 'Le Havre', 'au Havre :'],
  ['Les Copains', 'Les Ulis', 'aux Ulis :'],
  ['L’Épi d’or', 'L’Haÿ-les-Roses', 'à {{business.address.city}} :'],
  ["L'Atelier", "L'Isle-Adam", 'à {{business.address.city}} :'],
  ['Au Bon Pain', 'Arles', 'à {{business.address.city}} :'],
  ['Chez Zoé & Fils', 'Évreux', 'à {{business.address.city}} :'],
  ['Croissant', 'Œuilly', 'à {{business.address.city}} :'],
  ['Pain 24/7', 'Hyères', 'à {{business.address.city}} :'],
  ['Maison « Doré »', 'La Rochelle', 'à {{business.address.city}} :'],
  ['O’Pain', 'Aÿ-Champagne', 'à {{business.address.city}} :'],
  ['BOULANGERIE DUPONT', 'PARIS', 'à {{business.address.city}} :'],
  ['boulangerie', 'Saint-Étienne', 'à {{business.address.city}} :'],
  ['Ô', 'Y', 'à {{business.address.city}} :'],
  ['Crème brûlée (depuis 1920)', 'Le Mans', 'au Mans :'],
  ['A+B', 'Lyon 5e', 'à {{business.address.city}} :'],
  ['Fish_and_chips', 'Calais', 'à {{business.address.city}} :'],
  ['50 % levain', 'Les Sables-d’Olonne', 'aux Sables-d’Olonne :'],
  ['Boulangerie du Vieux Lavoir', 'Cotignac', 'à {{business.address.city}} :'],
  ['Chez Lulu', 'Les Baux-de-Provence', 'aux Baux-de-Provence :'],
  ['B'.repeat(60), 'Saint-Remy-en-Bouzemont-Saint-Genest-et-Isson', 'à {{business.address.city}} :'],
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

/** Sentences of a new restaurant with its name and town after « à » and « de ». */
function sentencesOf(name: string, town: string): string[] {
  const { manifest } = newSite(starterFolder('restaurant'), { name, town });
  const { pages } = manifest as unknown as Manifest;
  const lookup = createLookup(manifest as unknown as Manifest);
  const at = (path: string) => pages.find((page) => page.path === path);
  return [at('/')?.title, at('/mentions-legales')?.description, at('/confidentialite')?.description].map((text = '') =>
    interpolate(text, lookup),
  );
}

describe('a name and a town', () => {
  it('are used as in the list, or refused with a sentence', async () => {
    const [question] = QUESTIONS;
    const written = NAMES.map(([name, town]) => [`${name}, ${town}`, ...sentencesOf(name, town)].join('\n  '));
    const refused = REFUSED.map((name) => `${JSON.stringify(name)}\n  ${question && refusalOf(question, name)}`);
    await expect(`${[...written, ...refused].join('\n')}\n`).toMatchFileSnapshot('names-and-towns.txt');
  });

  it.each(sample(NAMES, 5))('are used correctly: %s, %s', async (name, town, inText) => {
    const { manifest } = write('boulangerie', { name, town });
    expect(problems()).toEqual([]);
    const { model } = loadSite(folder);
    const [home] = model?.manifest.pages ?? [];
    const [written] = manifest.pages as { description: string }[];
    if (written?.description.startsWith('[')) expect(name.length + town.length).toBeGreaterThan(60);
    else expect(written?.description).toContain(inText);
    expect(home?.description).not.toContain('{{business');
    for (const { html } of model ? await renderSite(model) : [])
      expect(html).not.toMatch(/(?:à|de) Les? |\{\{business/);
  });

  it.each(REFUSED)('are refused with a sentence and a valid example: %j', (name) => {
    const [question] = QUESTIONS;
    expect(question && refusalOf(question, name)).toMatch(/^--name is .+, such as --name "Boulangerie Martin", not "/);
    for (const [right] of NAMES) expect(question && refusalOf(question, right)).toBeUndefined();
  });
});
