import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { requireBrowser } from '../browser/find-browser.ts';
import { scriptCommand } from './programs/program-command.ts';
import { type Counts, closingLine } from './test/closing-line.ts';
import { CHECKS, type TestSet, testCommand } from './test/commands.ts';
import { describeMissingTools } from './test/tools.ts';

const root = path.resolve(import.meta.dirname, '../..');
const report = path.join(root, '.vitrine/tests/report.json');

/** Runs a command and shows its output; returns whether it succeeded. */
function run([program = '', ...args]: string[], env: NodeJS.ProcessEnv = {}): boolean {
  return spawnSync(program, args, { cwd: root, env: { ...process.env, ...env }, stdio: 'inherit' }).status === 0;
}

/** Finds the browsers, and installs them if needed. The headless shell alone lacks features of a desktop browser. */
function findBrowser(): string {
  const browser = requireBrowser();
  requireBrowser('desktop');
  return browser;
}

/** Runs a set of tests: the everyday ones, or those of `--full` or `--weekly`. Other arguments are Vitest's. */
function main(all: string[]): number {
  const set: TestSet = all.includes('--full') ? 'full' : all.includes('--weekly') ? 'weekly' : 'everyday';
  const args = all.filter((arg) => arg !== `--${set}`);
  const missing = set === 'weekly' ? undefined : describeMissingTools();
  if (missing && set === 'full') throw new Error(missing);
  const browser = findBrowser();
  rmSync(report, { force: true });
  const broken = CHECKS[set].filter((name) => !run(scriptCommand(name)));
  // Without the built site, tests in a browser have nothing to open.
  const { command, env } = testCommand({ root, report, set, args });
  const passed = !broken.includes('build') && run(command, { ...env, VITRINE_BROWSER: browser });
  const counts = existsSync(report) ? (JSON.parse(readFileSync(report, 'utf8')) as Counts) : undefined;
  if (set === 'everyday')
    process.stdout.write('\nThese were the everyday tests; npm run test:full also runs the skipped ones.\n');
  if (missing) process.stdout.write(`${missing} (these tests were left out)\n`);
  if (broken.length > 0) process.stdout.write(`Failed: ${broken.join(', ')}\n`);
  const { line, failed } = closingLine({ broken: broken.length, passed, counts });
  process.stdout.write(`\n${line}\n`);
  return failed === 0 ? 0 : 1;
}

try {
  process.exitCode = main(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
