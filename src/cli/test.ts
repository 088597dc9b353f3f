import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { requireBrowser } from '../browser/find-browser.ts';
import { runStages } from './test/run-stages.ts';
import { type TestSet, testStages } from './test/stages.ts';
import { countTests, isBroken, listFailures, readReports } from './test/summary.ts';
import { describeMissing } from './test/tools.ts';

const root = path.resolve(import.meta.dirname, '../..');
const reports = path.join(root, '.vitrine/tests');

/** Checks the machine for a set of tests, and describes in one line what is missing; installs a browser if needed. */
function findBrowsers(set: TestSet): { browser: string } | { missing: string } {
  try {
    const browser = requireBrowser();
    // A desktop browser is also needed, for features that a headless shell lacks.
    requireBrowser('desktop');
    const missing = set === 'full' ? describeMissing() : undefined;
    return missing ? { missing } : { browser };
  } catch (error) {
    return { missing: (error as Error).message };
  }
}

/**
 * Runs the everyday tests; with `--full` all tests; with `browser` only those in a browser, or the files named after
 * it.
 */
async function main(args: string[]): Promise<number> {
  const started = Date.now();
  const set: TestSet = args[0] === '--full' ? 'full' : args[0] === 'browser' ? 'browser' : 'everyday';
  const found = findBrowsers(set);
  if ('missing' in found) {
    process.stderr.write(`${found.missing}\n`);
    return 1;
  }
  const env = { ...process.env, VITRINE_BROWSER: found.browser, ...(set === 'full' ? { VITRINE_FULL: '1' } : {}) };
  const groups = testStages({ root, reports, set, args: args.slice(1) });
  mkdirSync(reports, { recursive: true });
  // Remove reports of earlier runs, so that they are not counted.
  for (const { report } of groups.flat()) if (report) rmSync(report, { force: true });
  const outcomes = await runStages(groups, { root, env });
  const { passed, failed, skipped } = countTests(outcomes);
  for (const failure of listFailures(readReports(outcomes), root)) process.stdout.write(`\n✘ ${failure}\n`);
  const broken = outcomes.filter(isBroken).map(({ name }) => name);
  if (broken.length > 0) process.stdout.write(`\nFailed: ${broken.join(', ')}\n`);
  if (set !== 'full' && args.length < 2)
    process.stdout.write('\nThese were the everyday tests; npm run test:full also runs the skipped ones.\n');
  const missing = set === 'everyday' ? describeMissing() : undefined;
  if (missing) process.stdout.write(`\n${missing} (these tests were left out)\n`);
  const minutes = ((Date.now() - started) / 60_000).toFixed(1);
  process.stdout.write(`\n${minutes} min\n${passed} passed, ${failed} failed, ${skipped} skipped\n`);
  return failed === 0 ? 0 : 1;
}

process.exitCode = await main(process.argv.slice(2));
