import { expect, it } from 'vitest';
import { closingLine } from '../../../src/cli/test/closing-line.ts';

const counts = { numPassedTests: 7, numFailedTests: 0, numPendingTests: 1 };

it.each([
  ['the counts of the report', { broken: 0, passed: true, counts }, '7 passed, 0 failed, 1 skipped'],
  [
    'failed tests, which make their command fail',
    { broken: 0, passed: false, counts: { ...counts, numFailedTests: 2 } },
    '7 passed, 2 failed, 1 skipped',
  ],
  ['a failure for each script', { broken: 2, passed: true, counts }, '7 passed, 2 failed, 1 skipped'],
  ['a failure for an error outside of tests', { broken: 0, passed: false, counts }, '7 passed, 1 failed, 1 skipped'],
  ['a failure if there is no report', { broken: 0, passed: true, counts: undefined }, '0 passed, 1 failed, 0 skipped'],
])('the last line has %s', (_, outcome, line) => {
  expect(closingLine(outcome).line).toBe(line);
  expect(closingLine(outcome).failed).toBe(Number(/(\d+) failed/.exec(line)?.[1]));
});
