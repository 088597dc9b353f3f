import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot, scratchDirectory } from '../../src/publish/project.ts';
import { collectBuilds, collectChecks } from './collect.ts';
import { collectForms, collectScreenshots } from './collect-pages.ts';
import { compareFolders, compareScreenshots } from './compare.ts';
import { checkOutReference, freezeFixtures, freezeSites, migratedCopy, referenceCommit } from './reference.ts';

/**
 * Compares what the working tree makes of the reference commit's sites with what that commit made of them: published
 * files, findings of every fixture, requests of the forms, screenshots. Prints the differences; exits 1 if there are any.
 * `--only build,check,forms,screenshots` takes some of them.
 */

const kinds = ['build', 'check', 'forms', 'screenshots'] as const;
type Kind = (typeof kinds)[number];

const asked = process.argv.includes('--only')
  ? process.argv[process.argv.indexOf('--only') + 1]?.split(',')
  : undefined;
const wanted = kinds.filter((kind) => !asked || asked.includes(kind));

// Messages depend on the day: what was collected on another day is collected anew.
const day = new Date().toISOString().slice(0, 10);
const home = path.join(scratchDirectory, 'baselines', referenceCommit.slice(0, 12));
const reference = path.join(home, 'checkout');
const at = (side: string, kind: Kind) => path.join(home, side, kind);

checkOutReference(projectRoot, reference);
const sites = freezeSites(reference, path.join(home, 'sites'));

/** The folder of a frozen site as the code of a checkout reads it: ours asks for what the reference commit did not know. */
function asRead(directory: string, checkout: string): string {
  return checkout === reference ? directory : migratedCopy(directory, home, path.join(home, 'migrated'));
}

async function collect(side: string, checkout: string, kind: Kind): Promise<void> {
  const folder = at(side, kind);
  const agency = path.join(at(side, 'build'), 'agency');
  if (kind === 'build') {
    const read = Object.entries(sites).map(([name, site]) => [name, asRead(site, checkout)]);
    await collectBuilds(checkout, Object.fromEntries(read), folder);
  }
  if (kind === 'check') {
    const fixtures = freezeFixtures(reference, path.join(home, 'fixtures'));
    const read = fixtures.map((fixture) => ({ ...fixture, directory: asRead(fixture.directory, checkout) }));
    await collectChecks(checkout, read, folder);
  }
  if (kind === 'forms') await collectForms(agency, asRead(sites.agency ?? '', checkout), folder);
  if (kind === 'screenshots') collectScreenshots(agency, projectRoot, folder);
}

async function collectOnce(kind: Kind): Promise<void> {
  const mark = path.join(home, 'expected', `${kind}-${day}`);
  if (existsSync(mark)) return;
  await collect('expected', reference, kind);
  mkdirSync(path.dirname(mark), { recursive: true });
  writeFileSync(mark, '');
}

let total = 0;
const needed = wanted.some((kind) => kind === 'forms' || kind === 'screenshots');
const collected = kinds.filter((kind) => wanted.includes(kind) || (kind === 'build' && needed));
for (const kind of collected) {
  await collectOnce(kind);
  await collect('actual', projectRoot, kind);
  const [before, after] = [at('expected', kind), at('actual', kind)];
  const differences = await (kind === 'screenshots' ? compareScreenshots : compareFolders)(before, after);
  total += differences.length;
  console.log(`${kind}: ${differences.length === 0 ? 'no differences' : `${differences.length} differences`}`);
  for (const difference of differences) console.log(`  ${difference}`);
}
process.exitCode = total === 0 ? 0 : 1;
