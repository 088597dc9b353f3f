import { programCommand } from '../programs/program-command.ts';

/** The everyday tests, those of each night, and those of each week. */
export type TestSet = 'everyday' | 'full' | 'weekly';

interface Options {
  root: string;
  /** File of Vitest's JSON report. */
  report: string;
  set: TestSet;
  /** Arguments for Vitest, such as `--shard=1/3`. */
  args: string[];
}

/** The scripts of package.json that run before the tests. A build applies every rule to the site, like `check`. */
export const CHECKS = {
  everyday: ['build', 'typecheck', 'lint'],
  full: ['build', 'typecheck', 'lint', 'unused', 'check'],
  weekly: ['build'],
} satisfies Record<TestSet, string[]>;

/** Returns the command that runs the tests. A missing golden file is a failure, and is not written. */
export function testCommand({ root, report, set, args }: Options): { command: string[]; env: NodeJS.ProcessEnv } {
  const names = set === 'weekly' ? ['browser'] : ['node', 'jsdom', 'built', 'browser'];
  const projects = names.flatMap((name) => ['--project', name]);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return {
    command: [...programCommand(root, 'vitest'), 'run', ...projects, '--update=none', ...reporters, ...args],
    env: { VITRINE_TESTS: set, ...(set === 'everyday' ? {} : { VITRINE_FULL: '1' }) },
  };
}
