import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { checkSite } from '../../src/check/check-site.ts';
import type { Diagnostic } from '../../src/diagnostics/diagnostic.ts';
import type { Json } from '../../src/edit/json-operation.ts';
import { copiedSection, withFreeId } from '../../src/editor/client/form/new-entry.ts';
import { chooseVariant, isObject, schemaAt } from '../../src/editor/client/form/schema-tree.ts';
import { sectionName } from '../../src/editor/client/structure/part-names.ts';
import type { ApplyAnswer, EditedDocument, FieldOperation, RequestedStructure } from '../../src/editor/protocol.ts';
import { readSite } from '../../src/model/read/read-site.ts';
import { composedText } from '../../src/model/read/read-text.ts';
import type { Sources } from '../../src/model/read/source.ts';
import { isFull } from '../browser/routes.ts';
import { copySite, filesOf } from '../edit/structure/structure-site.ts';
import { type Chance, createChance } from '../random/chance.ts';
import { generateSite, writeSite } from '../random/generate-site.ts';
import { firstSeed } from '../random/seeds.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { resolvedSchema } from './client/form/schemas.ts';
import { openAuthority } from './two-editors.ts';

const STARTERS = path.resolve(import.meta.dirname, '../../src/starters');
const OPERATIONS = isFull ? 30 : 8;
const names = readdirSync(STARTERS);
/** The starters, and random sites. */
const sites: [string, () => string][] = [
  ...(isFull ? names : names.slice(0, 2)).map((name): [string, () => string] => [
    name,
    () => copySite(path.join(STARTERS, name)),
  ]),
  ...Array.from({ length: isFull ? 12 : 2 }, (_, index): [string, () => string] => [
    `seed ${firstSeed + index}`,
    () => {
      const directory = temporaryFolder();
      const site = generateSite(firstSeed + index);
      // The editor normalizes the accents of a file when it first changes it.
      const files = Object.entries(site.files).map(([name, content]) => [
        name,
        typeof content === 'string' ? composedText(Buffer.from(content)) : content,
      ]);
      writeSite(directory, { ...site, files: Object.fromEntries(files) });
      return directory;
    },
  ]),
];
const siteSchema = resolvedSchema('site');

beforeAll(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20') });
});
afterAll(() => {
  vi.useRealTimers();
});

const listOf = (value: Json | undefined): Json[] => (Array.isArray(value) ? value : []);
const textOf = (value: Json | undefined, key: string) => {
  const text = isObject(value) ? value[key] : undefined;
  return typeof text === 'string' ? text : '';
};

/**
 * Returns a random change of structure, or a random operation on the manifest; `undefined` if the site does not allow
 * it.
 */
function anyChange(manifest: Json, chance: Chance): RequestedStructure | FieldOperation | undefined {
  const pages = listOf(isObject(manifest) ? manifest.pages : undefined);
  const chains = listOf(isObject(manifest) ? manifest.chains : undefined);
  const facts = Object.keys((isObject(manifest) && isObject(manifest.facts) && manifest.facts) || {});
  const word = `nouveau-${chance.between(1, 30)}`;
  const at = chance.between(0, Math.max(0, pages.length - 1));
  const path = textOf(pages[at], 'path');
  const sections = listOf(isObject(pages[at]) ? pages[at].sections : undefined);
  const index = chance.between(0, Math.max(0, sections.length - 1));
  const section = sections[index];
  const chainAt = chance.between(0, Math.max(0, chains.length - 1));
  const articles = listOf(isObject(chains[chainAt]) ? chains[chainAt].articles : undefined);
  const guide = articles.length > 0 ? `${textOf(chains[chainAt], 'hub')}/${chance.pick(articles)}` : path;
  const named = chance.is(0.5) ? path : guide;
  const choices = Array.from({ length: 40 }, () => (chance.is(0.5) ? null : '/'));
  const list = `/pages/${at}/sections`;
  return chance.pick<() => RequestedStructure | FieldOperation | undefined>([
    () => ({ type: 'add-page', path: `/${word}`, title: `Page ${word}`, isInMenu: chance.is(0.5) }),
    () => ({ type: 'add-guide', chain: textOf(chains[chainAt], 'id'), title: `Guide ${word}` }),
    () => {
      const guides = [`Premier ${word}`, `Second ${word}`];
      return { type: 'add-chain', name: `Rubrique ${word}`, guides, isInMenu: chance.is(0.5) };
    },
    () => ({
      type: 'rename',
      from: named,
      to: `${named.slice(0, named.lastIndexOf('/'))}/${word}`,
      redirect: chance.is(0.5),
    }),
    () => ({ type: 'remove', path: named, choices, ...(chance.is(0.7) ? { redirect: '/' } : {}) }),
    () => ({ type: 'rename', from: sectionName(path, sections, index), to: `${path}#${word}`, redirect: false }),
    () => ({ type: 'remove', path: sectionName(path, sections, index), choices: [] }),
    () =>
      facts.length > 0
        ? { type: 'rename', from: `facts.${chance.pick(facts)}`, to: 'facts.autre', redirect: false }
        : undefined,
    () => {
      const key = chance.pick(['facts', 'plans', 'testimonials', 'portfolio', 'services', 'popups', 'chains']);
      const entries = isObject(manifest) ? manifest[key] : undefined;
      const names = Array.isArray(entries) ? entries.map((one) => textOf(one, 'id')) : Object.keys(entries ?? {});
      if (names.length === 0) return undefined;
      const instead = choices.map(() => (chance.is(0.7) ? null : `${key}.${chance.pick(names)}`));
      return { type: 'remove', path: `${key}.${chance.pick(names)}`, choices: instead };
    },
    () => {
      const other = chance.between(0, Math.max(0, pages.length - 1));
      const others = listOf(isObject(pages[other]) ? pages[other].sections : undefined);
      const items = schemaAt(siteSchema, manifest, list)?.items;
      if (!items || section === undefined) return undefined;
      const value = copiedSection(section, { schema: chooseVariant(items, section), path, others });
      return { type: 'insert', pointer: `/pages/${other}/sections/${others.length}`, value };
    },
    () =>
      sections.length > 1
        ? { type: 'move', pointer: `${list}/${index}`, to: chance.between(0, sections.length - 1) }
        : undefined,
    () => {
      const key = chance.pick(['testimonials', 'plans', 'portfolio']);
      const entries = listOf(isObject(manifest) ? manifest[key] : undefined);
      if (entries.length === 0) return undefined;
      const from = chance.between(0, entries.length - 1);
      return { type: 'insert', pointer: `/${key}/${from + 1}`, value: withFreeId(entries[from] as Json, entries) };
    },
    () =>
      articles.length > 1
        ? {
            type: 'move',
            pointer: `/chains/${chainAt}/articles/${chance.between(0, articles.length - 1)}`,
            to: chance.between(0, articles.length - 1),
          }
        : undefined,
  ])();
}

/** Returns the files of a site that cannot be read, with the codes of their errors. */
function unreadable(directory: string): string[] {
  const found: string[] = [];
  readSite(directory, ({ code, place }) => {
    if (/^(?:json|front-matter|file)\//.test(code)) found.push(`${place.file} ${code}`);
  });
  return found;
}

const tally = { saved: 0, refused: 0 };
const savedTypes = new Set<string>();

it.each(sites)(
  'a random change leaves every file valid, and undo restores the original bytes: %s',
  async (name, make) => {
    const directory = make();
    const chance = createChance(name.length * 7 + 3);
    const judged = new WeakMap<Sources, Diagnostic[]>();
    const authority = openAuthority(directory, (sources) => {
      const known = judged.get(sources);
      if (known) return known;
      const found: Diagnostic[] = [];
      checkSite(sources, (one) => void found.push(one));
      judged.set(sources, found);
      return found;
    });
    const first = filesOf(directory);
    const broken = unreadable(directory);
    for (let step = 0; step < OPERATIONS; step += 1) {
      const document = (await authority.answer('document', { file: 'manifest' })) as EditedDocument;
      const change = document.data === undefined ? undefined : anyChange(document.data, chance);
      if (!change) continue;
      const id = randomUUID();
      const changes = [{ file: 'manifest', baseHash: document.hash, operations: [change] }];
      const answer = (await ('pointer' in change
        ? authority.answer('apply', { id, label: change.type, changes })
        : authority.answer('structure', { id, change }))) as ApplyAnswer;
      const said = `${name}, step ${step}: ${JSON.stringify(change)}`;
      expect(answer.status, said).toMatch(/^(?:saved|refused)$/);
      tally[answer.status as 'saved' | 'refused'] += 1;
      if (answer.status === 'saved') savedTypes.add(change.type);
      expect(unreadable(directory), said).toEqual(broken);
    }
    for (;;) {
      const answer = (await authority.answer('undo', { id: randomUUID() })) as ApplyAnswer;
      if (answer.status === 'saved') continue;
      expect('message' in answer && answer.message).toBe('Il n’y a rien à annuler.');
      break;
    }
    const last = filesOf(directory);
    const names = new Set([...Object.keys(first), ...Object.keys(last)]);
    expect([...names].filter((file) => first[file] !== last[file])).toEqual([]);
  },
);

it('most random changes are accepted, some of each type', () => {
  const types = ['add-chain', 'add-guide', 'add-page', 'insert', 'move', 'remove', 'rename'];
  expect([...savedTypes].sort()).toEqual(types);
  expect(tally.saved).toBeGreaterThan(tally.refused / 3);
});
