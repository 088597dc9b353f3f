import path from 'node:path';
import { programCommand, scriptCommand } from '../programs/program-command.ts';

/** A command of the test run. */
export interface Stage {
  name: string;
  command: string[];
  /** File of Vitest's JSON report, with the number of passed tests. */
  report?: string;
}

/** Tests to run: the everyday ones, only the everyday ones in a browser, or all. */
export type TestSet = 'everyday' | 'browser' | 'full';

interface StageOptions {
  root: string;
  /** Folder of the reports. */
  reports: string;
  set: TestSet;
  /** Arguments for Vitest: files or its own options. Named files run completely. */
  args: string[];
}

/**
 * The stages of a set of tests, in groups. The stages of a group run in parallel, because single ones leave a core idle
 * for a while.
 */
export function testStages({ root, reports, set, args }: StageOptions): Stage[][] {
  const reportOf = (name: string) => path.join(reports, `${name}.json`);
  const reporting = (name: string) => ['--reporter=default', '--reporter=json', `--outputFile.json=${reportOf(name)}`];
  // A missing golden file is a failure, and is not written.
  const chosen = args.length > 0 ? args : ['--update=none', ...(set === 'full' ? [] : ['--tags-filter=smoke'])];
  const build: Stage = { name: 'build', command: scriptCommand('build') };
  const browser: Stage = {
    name: 'browser tests',
    command: [...programCommand(root, 'vitest'), 'run', '--project', 'browser', ...chosen, ...reporting('browser')],
    report: reportOf('browser'),
  };
  if (set === 'browser') return [[build], [browser]];
  const unit: Stage = {
    name: 'unit and component tests',
    command: scriptCommand('test:unit', '--update=none', ...reporting('unit')),
    report: reportOf('unit'),
  };
  // Like `check`, a build applies every rule to the site and fails if there is an error.
  const names = ['typecheck', 'lint', ...(set === 'full' ? ['check'] : [])];
  const checks = names.map((name) => ({ name, command: scriptCommand(name) }));
  return [[build, ...checks], [unit], [browser]];
}
