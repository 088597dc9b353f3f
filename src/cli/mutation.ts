import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { Stryker } from '@stryker-mutator/core';

const root = path.resolve(import.meta.dirname, '../..');
const folder = path.join(root, '.vitrine/mutation');

/** Share of the mutants, in percent, that the tests must find. */
const GOAL = 85;

/** Rooms that are mutated, and the folders of tests/ that judge each. */
const JUDGES: Record<string, string> = {
  text: 'text',
  diagnostics: 'diagnostics',
  site: 'site',
  // The parts of a form are tried out in the blocks that hold them.
  forms: 'forms,blocks/callback-form,blocks/change-request-form,blocks/message-form',
};

/** Style sheets are judged in a browser; generated types and lists of rules hold nothing that decides. */
const LEFT_OUT = ['!src/forms/form-css.ts', '!src/site/types.generated.ts', '!src/site/rules/registry.ts'];

type Options = ConstructorParameters<typeof Stryker>[0];

/** What Stryker is told. It wants a file of its own at the project's root; options given to its class do as well. */
function optionsFor(places: readonly string[]): Options {
  return {
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: 'src/cli/mutation/vitest.config.ts', related: true },
    mutate: [...places.map((place) => (/\.tsx?$/.test(place) ? place : `${place}/**/*.{ts,tsx}`)), ...LEFT_OUT],
    coverageAnalysis: 'perTest',
    incremental: true,
    incrementalFile: path.join(folder, `${places.join('+').replace(/\W+/g, '-')}.json`),
    tempDirName: '.vitrine/mutation/sandbox',
    ignorePatterns: ['dist', '.vitrine', 'coverage', 'tests/browser', 'tests/firefox'],
    // The compiler of TypeScript 7 has no interface for programs, which Stryker asks for to rewrite tsconfig.json.
    tsconfigFile: '.vitrine/none.json',
    concurrency: Number(process.env.VITRINE_WORKERS ?? 2),
    timeoutMS: 20_000,
    ignoreStatic: true,
    reporters: ['progress-append-only'],
    allowConsoleColors: false,
    logLevel: 'warn',
  } as unknown as Options;
}

interface Score {
  /** Mutants that a test noticed, of those that one could have. */
  found: number;
  total: number;
}

/** Folders of tests that are to judge instead of the usual ones, separated by commas. */
const GIVEN = process.env.VITRINE_JUDGES;

/** Folders of tests that judge a room; a part that has tests of its own is judged by these alone, which is much faster. */
function judgesOf(room: string, places: readonly string[]): string {
  if (GIVEN) return GIVEN;
  const own = places.map((place) => place.replace(/^src\//, ''));
  const areParts = own.every((place) => place !== room && existsSync(path.join(root, 'tests', place)));
  return areParts ? own.join(',') : (JUDGES[room] ?? room);
}

/** Mutates one room, or the named parts of it, and prints the mutants that no test noticed. */
async function mutate(room: string, places: readonly string[]): Promise<Score> {
  process.env.VITRINE_JUDGES = judgesOf(room, places);
  const results = await new Stryker(optionsFor(places)).runMutationTest();
  const score: Score = { found: 0, total: 0 };
  for (const { fileName, status, location, mutatorName, replacement } of results) {
    const isFound = status === 'Killed' || status === 'Timeout';
    if (!isFound && status !== 'Survived' && status !== 'NoCoverage') continue;
    score.found += Number(isFound);
    score.total += 1;
    if (isFound) continue;
    const change = (replacement ?? '').replace(/\s+/g, ' ').slice(0, 90);
    process.stdout.write(
      `${path.relative(root, fileName)}:${location.start.line} ${status} ${mutatorName} → ${change}\n`,
    );
  }
  return score;
}

function percent({ found, total }: Score): number {
  return total === 0 ? 100 : (100 * found) / total;
}

/**
 * Changes the program in thousands of small ways and counts the changes that a test notices. Names of rooms or of
 * parts may follow (`text`, `site/resolve`); what did not change since the last run is not run again.
 */
async function main(): Promise<number> {
  mkdirSync(folder, { recursive: true });
  const named = process.argv.slice(2);
  const places = (named.length > 0 ? named : Object.keys(JUDGES)).map((name) => name.replace(/^src\/|\/$/g, ''));
  const lines: string[] = [];
  const all: Score = { found: 0, total: 0 };
  for (const room of new Set(places.map((place) => place.split('/')[0] ?? place))) {
    const parts = places.filter((place) => place.split('/')[0] === room);
    const score = await mutate(
      room,
      parts.map((place) => `src/${place}`),
    );
    lines.push(`${parts.join(' ')}: ${percent(score).toFixed(1)} % (${score.found} of ${score.total})`);
    all.found += score.found;
    all.total += score.total;
  }
  process.stdout.write(`\n${lines.join('\n')}\nall: ${percent(all).toFixed(1)} % (at least ${GOAL} % is asked for)\n`);
  return percent(all) >= GOAL ? 0 : 1;
}

process.exitCode = await main();
