import { existsSync } from 'node:fs';
import path from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import { projectRoot } from '../build/project.ts';

/** Folders that are mutated by default. */
const PLACES = ['src/diagnostics', 'src/forms', 'src/model', 'src/edit', 'src/check', 'src/text'];

/** Percentage of the mutants that tests must detect. */
const MIN_DETECTED_PERCENT = 85;

const named = process.argv.slice(2).map((name) => path.posix.join('src', name.replace(/^src\//, '')));
const missing = named.find((place) => !existsSync(path.join(projectRoot, place)));
if (missing) {
  console.error(`Usage: npm run mutation [-- folder or file …]\nThere is no ${missing}`);
  process.exit(2);
}
const places = (named.length > 0 ? named : PLACES).map((place) => {
  return path.extname(place) ? place : `${place}/**/*.{ts,tsx}`;
});

// Makes small changes to the program, one at a time, and prints those that no test detects.
const results = await new Stryker({
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  mutate: [...places, '!src/model/types.generated.ts', '!src/check/rules/registry.ts'],
  coverageAnalysis: 'perTest',
  ignoreStatic: true,
  // Unchanged mutants of the last run are not run again.
  incremental: true,
  incrementalFile: '.vitrine/mutation/report.json',
  tempDirName: '.vitrine/mutation/sandbox',
  ignorePatterns: ['dist', '.vitrine', 'coverage', 'tests/browser', 'tests/built', 'tests/engines'],
  // This file does not exist, so Stryker does not rewrite tsconfig.json: TypeScript 7 lacks the API that it needs for
  // this.
  tsconfigFile: '.vitrine/none.json',
  concurrency: 2,
  timeoutMS: 12_000,
  reporters: ['clear-text', 'progress-append-only'],
  clearTextReporter: { reportTests: false, logTests: false },
  thresholds: { high: 95, low: MIN_DETECTED_PERCENT, break: MIN_DETECTED_PERCENT },
  logLevel: 'warn',
} as unknown as ConstructorParameters<typeof Stryker>[0]).runMutationTest();
console.log(`${results.length} mutants`);
