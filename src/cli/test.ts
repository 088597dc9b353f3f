import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { requireBrowser } from '../browser/find-browser.ts';
import { programCommand } from './test/program.ts';
import { countByKind, formatTable, type Report } from './test/summary.ts';
import { describeMissing } from './test/tools.ts';

const root = path.resolve(import.meta.dirname, '../..');
const reports = path.join(root, '.vitrine/tests');

interface Stage {
  name: string;
  command: string[];
  /** Name of the report that tells how many tests passed. */
  report?: string;
}

interface Count {
  passed: number;
  failed: number;
  skipped: number;
}

/** Share of the browser tests of each file that `npm test` runs: it has five minutes on two cores. */
const SHARE = '0.1';

function program(name: Parameters<typeof programCommand>[1], ...args: string[]): string[] {
  return [...programCommand(root, name), ...args];
}

function vitest(report: string, projects: string[]): string[] {
  const chosen = projects.flatMap((project) => ['--project', project]);
  const output = [`--reporter=default`, '--reporter=json', `--outputFile.json=${path.join(reports, `${report}.json`)}`];
  return program('vitest', 'run', ...chosen, ...output);
}

/**
 * What `npm test` does; with `--full` each takes its whole matrix. The stages of one group run
 * side by side: each of the first leaves a core idle for some of its time.
 */
const groups: Stage[][] = [
  [
    { name: 'build', command: program('tsx', 'src/cli/build.ts') },
    { name: 'types', command: program('tsc', '--noEmit') },
    { name: 'types of the model, without a browser', command: program('tsc', '--noEmit', '-p', 'src/site') },
    { name: 'lint', command: program('biome', 'check', '--diagnostic-level=warn', '.') },
    { name: 'unused code', command: program('knip') },
    { name: 'content', command: program('tsx', 'src/cli/check.ts') },
  ],
  [{ name: 'unit and component tests', command: vitest('unit', ['node', 'jsdom']), report: 'unit' }],
  [{ name: 'browser tests', command: vitest('browser', ['browser']), report: 'browser' }],
];

/** What a full run has besides. Every mutant would take hours; a sample of the lines tells the score well enough. */
const besides: Stage[][] = [
  [{ name: 'mutation testing', command: program('tsx', 'src/cli/mutation.ts', '--share', '12') }],
];

type VitestReport = Report & { numPassedTests: number; numFailedTests: number; numPendingTests: number };

function readReport(report: string): VitestReport {
  return JSON.parse(readFileSync(path.join(reports, `${report}.json`), 'utf8')) as VitestReport;
}

function countOf(report: string): Count {
  const { numPassedTests, numFailedTests, numPendingTests } = readReport(report);
  return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests };
}

/** Prints the counts of a full run by kind, and keeps them in `.vitrine/tests/counts.md`. */
function printCounts(): void {
  const names = groups.flat().flatMap(({ report }) => report ?? []);
  const table = formatTable(countByKind(names.filter(hasReport).map(readReport), root));
  writeFileSync(path.join(reports, 'counts.md'), table);
  process.stdout.write(`\n${table}`);
}

function hasReport(report: string): boolean {
  return existsSync(path.join(reports, `${report}.json`));
}

interface Outcome extends Stage {
  passed: boolean;
}

/** Runs a stage. What it prints is shown at once, or, where others run beside it, when it has ended. */
function runStage(stage: Stage, { env, alone }: { env: NodeJS.ProcessEnv; alone: boolean }): Promise<Outcome> {
  const started = Date.now();
  const [file = '', ...args] = stage.command;
  if (alone) process.stdout.write(`\n▶ ${stage.name}\n`);
  const child = spawn(file, args, { cwd: root, env, stdio: ['ignore', ...pipes(alone)] });
  const printed: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => printed.push(part));
  return new Promise((resolve) => {
    const end = (passed: boolean) => {
      const seconds = ((Date.now() - started) / 1000).toFixed(1);
      if (!alone) process.stdout.write(`\n▶ ${stage.name}\n${Buffer.concat(printed).toString()}`);
      process.stdout.write(`${passed ? '✔' : '✘'} ${stage.name} (${seconds} s)\n`);
      resolve({ ...stage, passed });
    };
    child.on('error', (error) => {
      printed.push(Buffer.from(`${error.message}\n`));
      end(false);
    });
    child.on('close', (status) => end(status === 0));
  });
}

function pipes(alone: boolean): ('inherit' | 'pipe')[] {
  return alone ? ['inherit', 'inherit'] : ['pipe', 'pipe'];
}

async function main(): Promise<number> {
  const started = Date.now();
  mkdirSync(reports, { recursive: true });
  const full = process.argv.includes('--full');
  let browser: string;
  try {
    browser = requireBrowser();
    // For what a headless shell has not.
    requireBrowser('desktop');
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
    return 1;
  }
  const missing = describeMissing();
  if (full && missing) {
    process.stderr.write(`${missing}\n`);
    return 1;
  }
  const env = {
    ...process.env,
    VITRINE_BROWSER: browser,
    ...(full ? { VITRINE_FULL: '1' } : { VITRINE_SHARE: SHARE }),
  };
  const total: Count = { passed: 0, failed: 0, skipped: 0 };
  const broken: string[] = [];
  for (const group of full ? [...groups, ...besides] : groups) {
    // A report of an earlier run must not count for this one.
    for (const { report } of group) if (report) rmSync(path.join(reports, `${report}.json`), { force: true });
    const outcomes = await Promise.all(group.map((stage) => runStage(stage, { env, alone: group.length === 1 })));
    for (const { name, passed, report } of outcomes) {
      if (!passed) broken.push(name);
      if (!report) continue;
      try {
        const count = countOf(report);
        total.passed += count.passed;
        total.failed += count.failed;
        total.skipped += count.skipped;
      } catch {
        total.failed += 1;
      }
    }
    if (broken.includes('build')) break;
  }
  if (full) printCounts();
  const failed = Math.max(total.failed, broken.length);
  const minutes = ((Date.now() - started) / 60_000).toFixed(1);
  if (broken.length > 0) process.stdout.write(`\nFailed: ${broken.join(', ')}\n`);
  if (!full)
    process.stdout.write('\nA sample of what takes long, another each week; npm run test:full runs all tests.\n');
  if (missing) process.stdout.write(`\n${missing} (they were left out)\n`);
  process.stdout.write(`\n${minutes} min\n${total.passed} passed, ${failed} failed, ${total.skipped} skipped\n`);
  return failed === 0 ? 0 : 1;
}

process.exitCode = await main();
