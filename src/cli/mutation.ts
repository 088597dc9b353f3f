import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { Stryker } from '@stryker-mutator/core';

const root = path.resolve(import.meta.dirname, '../..');

/** Rooms that are mutated unless others are named, and the share of mutants (in percent) that their tests must find. */
const ROOMS = ['text', 'diagnostics', 'site', 'forms'];
const GOAL = 85;

/** Style sheets are judged in a browser; generated types and lists of rules hold nothing that decides. */
const LEFT_OUT = ['!src/forms/form-css.ts', '!src/site/types.generated.ts', '!src/site/rules/registry.ts'];

/** How many mutants the tests found, of those that they could. */
interface Score {
  found: number;
  total: number;
}

function percent({ found, total }: Score): string {
  return total === 0 ? '–' : `${((100 * found) / total).toFixed(1)} %`;
}

type Options = ConstructorParameters<typeof Stryker>[0];

/** What Stryker is told. It wants a file of its own at the project's root; options given to its class do as well. */
function optionsFor(places: readonly string[], folder: string): Options {
  return {
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: 'src/cli/mutation/vitest.config.ts', related: true },
    mutate: [...places.map((place) => (/\.tsx?$/.test(place) ? place : `${place}/**/*.{ts,tsx}`)), ...LEFT_OUT],
    coverageAnalysis: 'perTest',
    incremental: true,
    incrementalFile: path.join(folder, 'incremental.json'),
    tempDirName: '.vitrine/mutation/sandbox',
    ignorePatterns: ['dist', '.vitrine', 'coverage'],
    // The compiler of TypeScript 7 has no interface for programs, which Stryker asks for to rewrite tsconfig.json.
    tsconfigFile: '.vitrine/none.json',
    concurrency: Number(process.env.VITRINE_WORKERS ?? 2),
    timeoutMS: 20_000,
    ignoreStatic: true,
    reporters: ['json'],
    jsonReporter: { fileName: path.join(folder, 'report.json') },
    allowConsoleColors: false,
    logLevel: 'warn',
  } as unknown as Options;
}

/**
 * Changes the program in thousands of small ways and counts the changes that a test notices. Names of rooms or files
 * may follow (`text`, `src/site/resolve`); what did not change since the last run is not run again.
 */
async function main(): Promise<number> {
  const named = process.argv.slice(2);
  const places = (named.length > 0 ? named : ROOMS).map((name) => (name.startsWith('src/') ? name : `src/${name}`));
  const folder = path.join(root, '.vitrine/mutation');
  mkdirSync(folder, { recursive: true });
  const results = await new Stryker(optionsFor(places, folder)).runMutationTest();
  const scores = new Map<string, Score>();
  for (const { fileName, status, location, mutatorName, replacement } of results) {
    const found = status === 'Killed' || status === 'Timeout';
    if (!found && status !== 'Survived' && status !== 'NoCoverage') continue;
    const file = path.relative(root, fileName);
    for (const name of [places.find((place) => file.startsWith(place)) ?? file, 'all']) {
      const score = scores.get(name) ?? { found: 0, total: 0 };
      scores.set(name, { found: score.found + Number(found), total: score.total + 1 });
    }
    if (found) continue;
    const change = replacement?.replace(/\s+/g, ' ').slice(0, 90) ?? '';
    process.stdout.write(`${file}:${location.start.line} ${status} ${mutatorName} → ${change}\n`);
  }
  for (const [place, score] of scores) {
    process.stdout.write(`${place}: ${percent(score)} (${score.found} of ${score.total})\n`);
  }
  const all = scores.get('all') ?? { found: 0, total: 0 };
  return all.total > 0 && (100 * all.found) / all.total >= GOAL ? 0 : 1;
}

process.exitCode = await main();
