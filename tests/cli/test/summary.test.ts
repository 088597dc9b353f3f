import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { countTests, listFailures, type VitestReport } from '../../../src/cli/test/summary.ts';
import { temporaryFolder } from '../../temporary-folder.ts';

describe('the list of failures', () => {
  it('has the file, the test and the first line of the message', () => {
    const reports: Pick<VitestReport, 'testResults'>[] = [
      {
        testResults: [
          {
            name: '/site/tests/a.test.ts',
            assertionResults: [
              { title: 'passes', status: 'passed' },
              { title: 'adds', fullName: 'a sum adds', status: 'failed', failureMessages: ['expected 3\n  at line 2'] },
            ],
          },
        ],
      },
    ];
    expect(listFailures(reports, '/site')).toEqual(['tests/a.test.ts > a sum adds: expected 3']);
  });
});

describe('the counts of the last line', () => {
  const folder = temporaryFolder();
  const report = path.join(folder, 'unit.json');
  writeFileSync(report, JSON.stringify({ numPassedTests: 7, numFailedTests: 2, numPendingTests: 1, testResults: [] }));

  it('are those of the reports', () => {
    expect(countTests([{ passed: true }, { passed: false, report }])).toEqual({ passed: 7, failed: 2, skipped: 1 });
  });

  it('include a failure for every stage that failed without a failed test, or left no report', () => {
    const gone = path.join(folder, 'gone.json');
    const outcomes = [{ passed: false }, { passed: false, report: gone }, { passed: true, report: gone }];
    expect(countTests(outcomes)).toEqual({ passed: 0, failed: 3, skipped: 0 });
  });
});
