import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { type TestSet, testStages } from '../../../src/cli/test/stages.ts';

const root = path.resolve(import.meta.dirname, '../../..');

const stagesOf = (set: TestSet, args: string[] = []) => testStages({ root, reports: '/reports', set, args }).flat();
const browserOf = (set: TestSet, args: string[] = []) =>
  stagesOf(set, args)
    .find(({ name }) => name === 'browser tests')
    ?.command.join(' ') ?? '';

describe('the stages of the tests', () => {
  it('are a build, types, linters, tests without a browser and in one, and in a full run the check on its own', () => {
    const names = ['build', 'typecheck', 'lint', 'unit and component tests', 'browser tests'];
    expect(stagesOf('everyday').map(({ name }) => name)).toEqual(names);
    expect(stagesOf('full').map(({ name }) => name)).toEqual(names.toSpliced(3, 0, 'check'));
    expect(stagesOf('browser').map(({ name }) => name)).toEqual(['build', 'browser tests']);
  });

  it('include the everyday browser tests, all of them in a full run, and complete named files', () => {
    expect(browserOf('everyday')).toContain('--tags-filter=smoke');
    expect(browserOf('browser')).toContain('--tags-filter=smoke');
    expect(browserOf('full')).not.toContain('--tags-filter');
    expect(browserOf('browser', ['tests/browser/links.test.ts'])).toMatch(
      /^(?!.*--tags-filter).*tests\/browser\/links\.test\.ts/,
    );
  });

  it('fail if a golden file is missing, instead of writing it', () => {
    const tests = stagesOf('everyday').filter(({ report }) => report);
    expect(tests.map(({ command }) => command.includes('--update=none'))).toEqual([true, true]);
  });
});
