import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { requireBrowser } from '../browser/find-browser.ts';

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
}

function program(name: string): string {
  return path.join(root, 'node_modules/.bin', name);
}

function vitest(report: string, projects: string[]): string[] {
  const chosen = projects.flatMap((project) => ['--project', project]);
  const output = [`--reporter=default`, '--reporter=json', `--outputFile.json=${path.join(reports, `${report}.json`)}`];
  return [program('vitest'), 'run', ...chosen, ...output];
}

/** What `npm test` does, in order; `--full` has the same stages and lets each take its whole matrix. */
const stages: Stage[] = [
  { name: 'types', command: [program('tsc'), '--noEmit'] },
  { name: 'lint', command: [program('biome'), 'check', '--diagnostic-level=warn', '.'] },
  { name: 'unused code', command: [program('knip')] },
  { name: 'content', command: [program('tsx'), 'src/cli/check.ts'] },
  { name: 'unit and component tests', command: vitest('unit', ['node', 'jsdom']), report: 'unit' },
  { name: 'build', command: [program('tsx'), 'src/cli/build.ts'] },
  { name: 'browser tests', command: vitest('browser', ['browser']), report: 'browser' },
];

function countOf(report: string): Count {
  const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(path.join(reports, `${report}.json`), 'utf8')) as {
    numPassedTests: number;
    numFailedTests: number;
  };
  return { passed: numPassedTests, failed: numFailedTests };
}

function runStage({ name, command }: Stage, env: NodeJS.ProcessEnv): boolean {
  const started = Date.now();
  process.stdout.write(`\n▶ ${name}\n`);
  const [file = '', ...args] = command;
  const { status } = spawnSync(file, args, { cwd: root, stdio: 'inherit', env });
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  process.stdout.write(`${status === 0 ? '✔' : '✘'} ${name} (${seconds} s)\n`);
  return status === 0;
}

function main(): number {
  mkdirSync(reports, { recursive: true });
  const full = process.argv.includes('--full');
  let browser: string;
  try {
    browser = requireBrowser();
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
    return 1;
  }
  const env = { ...process.env, VITRINE_BROWSER: browser, ...(full ? { VITRINE_FULL: '1' } : {}) };
  const total: Count = { passed: 0, failed: 0 };
  let broken = 0;
  for (const stage of stages) {
    const passed = runStage(stage, env);
    if (!passed) broken += 1;
    if (!stage.report) {
      if (!passed && stage.name === 'build') break;
      continue;
    }
    try {
      const count = countOf(stage.report);
      total.passed += count.passed;
      total.failed += count.failed;
    } catch {
      total.failed += 1;
    }
  }
  const failed = Math.max(total.failed, broken);
  process.stdout.write(`\n${total.passed} passed, ${failed} failed\n`);
  return failed === 0 ? 0 : 1;
}

process.exitCode = main();
