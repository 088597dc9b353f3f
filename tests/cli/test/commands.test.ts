import path from 'node:path';
import { describe, expect, it } from 'vitest';
import scripts from '../../../package.json' with { type: 'json' };
import { CHECKS, type TestSet, testCommand } from '../../../src/cli/test/commands.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const sets: TestSet[] = ['everyday', 'full', 'weekly'];
const commandOf = (set: TestSet) => testCommand({ root, report: '/report.json', set, args: ['--shard=1/3'] });
const projectsOf = (set: TestSet) =>
  commandOf(set).command.filter((_, index, command) => command[index - 1] === '--project');

describe('a run of the tests', () => {
  it('begins with scripts of package.json', () => {
    expect(
      Object.values(CHECKS)
        .flat()
        .filter((name) => !Object.hasOwn(scripts.scripts, name)),
    ).toEqual([]);
  });

  it('is one command for the tests without a browser and in one, with the counts in a report', () => {
    const all = ['node', 'jsdom', 'built', 'browser'];
    expect(sets.map(projectsOf)).toEqual([all, all, ['browser']]);
    expect(commandOf('everyday').command).toContain('--outputFile.json=/report.json');
    expect(commandOf('everyday').command.at(-1)).toBe('--shard=1/3');
  });

  it('fails if a golden file is missing, instead of writing it', () => {
    expect(sets.filter((set) => !commandOf(set).command.includes('--update=none'))).toEqual([]);
  });

  it('widens the matrices unless it is the everyday one', () => {
    expect(sets.map((set) => commandOf(set).env)).toEqual([
      { VITRINE_TESTS: 'everyday' },
      { VITRINE_TESTS: 'full', VITRINE_FULL: '1' },
      { VITRINE_TESTS: 'weekly', VITRINE_FULL: '1' },
    ]);
  });
});
