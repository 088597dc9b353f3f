import { rmSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { loadSite } from '../../src/build/load-site.ts';
import { isFull } from '../browser/routes.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { type Chance, createChance } from './chance.ts';
import { blockTypes, generateSite, writeSite } from './generate-site.ts';
import { pageFaults } from './page-faults.ts';
import { renderSite } from './render-site.ts';
import { firstSeed } from './seeds.ts';

type Holder = Record<string, unknown> | unknown[];

const JUNK: unknown[] = [
  null,
  0,
  -1,
  '',
  ' ',
  [],
  {},
  true,
  '\u0000',
  'javascript:alert(1)',
  ['x'],
  { type: 'constructor' },
  1e308,
];

function holdersIn(value: unknown, found: Holder[] = []): Holder[] {
  if (typeof value !== 'object' || value === null) return found;
  found.push(value as Holder);
  for (const child of Object.values(value)) holdersIn(child, found);
  return found;
}

/**
 * Breaks a few places of a document, like a typing error or a bad merge: removes or adds keys, or replaces their
 * values.
 */
function spoil(document: unknown, chance: Chance): void {
  for (let count = chance.between(1, 6); count > 0; count -= 1) {
    const holder = chance.pick(holdersIn(document)) as Record<string, unknown>;
    const keys = Object.keys(holder);
    const key = keys.length > 0 ? chance.pick(keys) : 'constructor';
    const way = chance.between(0, 3);
    if (way === 0) delete holder[key];
    else if (way === 1) holder[chance.pick(['__proto__x', 'constructor', 'titel', '0'])] = chance.pick(JUNK);
    else if (way === 2) holder[key] = chance.pick(JUNK);
    else holder[key] = structuredClone(chance.pick(holdersIn(document)));
  }
}

/** The seed in VITRINE_SEED; otherwise 8 seeds, or 40 in a full run. */
const seeds = Array.from({ length: process.env.VITRINE_SEED ? 1 : isFull ? 40 : 8 }, (_, index) => firstSeed + index);

async function inFolder<T>(work: (directory: string) => T | Promise<T>): Promise<T> {
  const directory = temporaryFolder();
  try {
    return await work(directory);
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

const tally = { accepted: 0, refused: 0, pages: 0, types: new Set<string>() };

/** Returns all faults of a random site; none if the site is invalid. */
async function faultsOf(seed: number): Promise<string[]> {
  const site = generateSite(seed);
  return inFolder(async (directory) => {
    writeSite(directory, site);
    const { model } = loadSite(directory);
    if (!model) {
      tally.refused += 1;
      return [];
    }
    tally.accepted += 1;
    for (const page of site.pools.pages) for (const type of page.types) tally.types.add(type);
    const source = Object.values(site.files).join('\n');
    const pages = await renderSite(model);
    tally.pages += pages.length;
    return pages.flatMap(({ path: route, html }) =>
      pageFaults({ html, source, boot: 'void 0' }).map((fault) => `${route}: ${fault}`),
    );
  });
}

describe('a random site', () => {
  it.each(seeds)('seed %i is rejected, or all its pages are valid', async (seed) => {
    const again = `to see it again: VITRINE_SEED=${seed} npx vitest run tests/random`;
    const faults = await faultsOf(seed).catch((error: Error) => {
      throw new Error(`${error.message} (${again})`, { cause: error });
    });
    expect(faults, again).toEqual([]);
  });

  it.each(seeds)('seed %i is checked without a bug of ours after it is corrupted', async (seed) => {
    const site = generateSite(seed);
    spoil(site.manifest, createChance(seed + 1_000_000));
    site.files['site.manifest.json'] = JSON.stringify(site.manifest);
    const { model, diagnostics } = await inFolder((directory) => {
      writeSite(directory, site);
      return loadSite(directory);
    });
    // A site that passes the check despite this must still be rendered.
    if (model) await renderSite(model);
    else expect(diagnostics.some(({ severity }) => severity === 'error')).toBe(true);
  });

  it.skipIf(process.env.VITRINE_SEED !== undefined)('is usually accepted, and covers every block type', () => {
    process.stdout.write(
      `random sites: ${seeds.length} seeds, ${tally.accepted} accepted, ${tally.refused} refused, ${tally.pages} pages\n`,
    );
    expect(tally.accepted).toBeGreaterThan(seeds.length / 2);
    expect([...tally.types].sort()).toEqual(blockTypes().sort());
  });
});
