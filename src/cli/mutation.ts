import { mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { Stryker } from '@stryker-mutator/core';

const root = path.resolve(import.meta.dirname, '../..');
const folder = path.join(root, '.vitrine/mutation');

/** Share of the mutants, in percent, that the tests must find. */
const GOAL = 85;

/** What every part of the model shows itself in: one site a slip, checked as a whole. */
const SLIPS = 'site/rules,site/slips.test.ts,site/messages.test.ts';

/** Parts that are mutated, and the folders and files of tests/ that judge each. */
const JUDGES: Record<string, string> = {
  diagnostics: 'diagnostics,site/messages.test.ts',
  // The parts of a form are tried out in the blocks that hold them.
  forms: 'forms,blocks/callback-form,blocks/change-request-form,blocks/message-form',
  'site/check.ts': `${SLIPS},site/check.test.ts`,
  'site/validate.ts': `${SLIPS},site/check.test.ts`,
  'site/pictures': `site/pictures,${SLIPS}`,
  'site/read': `site/read,${SLIPS}`,
  'site/schema': `site/schema,${SLIPS},site/suggestions`,
  'site/markdown': `site/markdown,${SLIPS}`,
  'site/rules': `${SLIPS},site/check.test.ts`,
  'site/resolve': 'site/resolve,shell/head,sites',
  'site/release': 'site/release',
  'site/suggestions': 'site/suggestions',
};

/** What is mutated when it is named, and not otherwise: its tests are its own measure. */
const ON_DEMAND: Record<string, string> = { text: 'text' };

/** Style sheets are judged in a browser; generated types and lists of rules hold nothing that decides. */
const LEFT_OUT = ['src/forms/form-css.ts', 'src/site/types.generated.ts', 'src/site/rules/registry.ts'];

type Options = ConstructorParameters<typeof Stryker>[0];

/** Of every so many stretches of lines one is mutated (`--share 8`): an estimate in an eighth of the time. */
function shareOf(args: readonly string[]): number {
  const at = args.indexOf('--share');
  return at < 0 ? 1 : Math.max(1, Number(args[at + 1]) || 1);
}

/** Lines of one stretch of a sample. */
const STRETCH = 12;

/** Sources in a folder, in the order of their names. */
function sources(folder: string): string[] {
  const names = readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' });
  const files = names.filter((name) => /\.tsx?$/.test(name)).map((name) => path.posix.join(folder, name));
  return files.filter((file) => !LEFT_OUT.includes(file)).sort();
}

/** What of a place is mutated, as patterns and ranges of lines. */
function mutated(place: string, share: number): string[] {
  const whole = statSync(path.join(root, place)).isFile() ? [place] : sources(place);
  if (share === 1) return whole;
  let stretch = 0;
  return whole.flatMap((file) => {
    const lines = readFileSync(path.join(root, file), 'utf8').split('\n').length;
    const ranges: string[] = [];
    for (let line = 1; line <= lines; line += STRETCH) {
      if (stretch % share === 0) ranges.push(`${file}:${line}-${line + STRETCH - 1}`);
      stretch += 1;
    }
    return ranges;
  });
}

/** What Stryker is told. It wants a file of its own at the project's root; options given to its class do as well. */
function optionsFor(place: string, share: number): Options {
  return {
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: 'src/cli/mutation/vitest.config.ts', related: false },
    mutate: mutated(place, share),
    coverageAnalysis: 'perTest',
    // A sample says nothing of the rest, so it must not be taken for the whole.
    incremental: share === 1,
    incrementalFile: path.join(folder, `${place.replace(/\W+/g, '-')}.json`),
    tempDirName: '.vitrine/mutation/sandbox',
    ignorePatterns: ['dist', '.vitrine', 'coverage', 'tests/browser', 'tests/engines'],
    // The compiler of TypeScript 7 has no interface for programs, which Stryker asks for to rewrite tsconfig.json.
    tsconfigFile: '.vitrine/none.json',
    concurrency: Number(process.env.VITRINE_WORKERS ?? 2),
    // A mutant that loops is stopped by its count of steps; this is for a machine that has other things to do.
    timeoutMS: 12_000,
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

/** Folders and files of tests that judge a place: those of the part that it is in, or its own. */
function judgesOf(place: string): string {
  const known = { ...JUDGES, ...ON_DEMAND };
  const part = Object.keys(known).find((name) => place === name || place.startsWith(`${name}/`));
  return GIVEN ?? (part && known[part]) ?? place;
}

/** Mutates one place and prints the mutants that no test noticed. */
async function mutate(place: string, share: number): Promise<Score> {
  process.env.VITRINE_JUDGES = judgesOf(place);
  const results = await new Stryker(optionsFor(`src/${place}`, share)).runMutationTest();
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

/** Parts of a name that was given: a room stands for all of its parts. */
function partsOf(name: string): string[] {
  const place = name.replace(/^src\/|\/$/g, '');
  const inside = Object.keys(JUDGES).filter((part) => part.startsWith(`${place}/`));
  return inside.length > 0 ? inside : [place];
}

function sum(scores: readonly Score[]): Score {
  return scores.reduce((all, { found, total }) => ({ found: all.found + found, total: all.total + total }), {
    found: 0,
    total: 0,
  });
}

function line(name: string, score: Score): string {
  return `${name}: ${percent(score).toFixed(1)} % (${score.found} of ${score.total})\n`;
}

/**
 * Changes the program in thousands of small ways and counts the changes that a test notices. Names of rooms, parts or
 * files may follow (`site`, `site/resolve`); what did not change since the last run is not run again. `--share 8`
 * mutates an eighth of the lines.
 */
async function main(): Promise<number> {
  mkdirSync(folder, { recursive: true });
  const args = process.argv.slice(2);
  const share = shareOf(args);
  const named = args.filter((argument, index) => argument !== '--share' && args[index - 1] !== '--share');
  const parts = named.length > 0 ? named.flatMap(partsOf) : Object.keys(JUDGES);
  const scores = new Map<string, Score>();
  const broken: string[] = [];
  for (const part of new Set(parts)) {
    try {
      scores.set(part, await mutate(part, share));
    } catch (error) {
      broken.push(`${part}: ${(error as Error).message}\n`);
    }
  }
  process.stdout.write(`\n${broken.join('')}`);
  for (const [part, score] of scores) process.stdout.write(line(part, score));
  for (const room of new Set([...scores.keys()].map((part) => part.split('/')[0] ?? part))) {
    const within = [...scores].filter(([part]) => part.startsWith(`${room}/`));
    if (within.length > 1) process.stdout.write(line(room, sum(within.map(([, score]) => score))));
  }
  const all = sum([...scores.values()]);
  process.stdout.write(`${line('all', all).trimEnd()}, at least ${GOAL} % is asked for\n`);
  return percent(all) >= GOAL && broken.length === 0 ? 0 : 1;
}

process.exitCode = await main();
