import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { countByKind, countTests, formatTable, listFailures, type Report } from '../../../src/cli/test/summary.ts';

const file = (name: string, titles: string[], status = 'passed'): Report['testResults'][number] => ({
  name: `/site/tests/${name}`,
  assertionResults: titles.map((title) => ({ title, status })),
});

const axe = ['/', '/contact'].flatMap((route) =>
  [375, 1280].flatMap((width) =>
    ['light', 'dark'].map((scheme) => `passes axe: '${route}' at ${width} px, '${scheme}'`),
  ),
);

describe('the table at the end of a full run', () => {
  const reports = [
    { testResults: [file('site/read/a.test.ts', ['reads', 'writes']), file('site/b.test.ts', ['checks'], 'failed')] },
    { testResults: [file('browser/accessibility/routes.test.ts', [...axe, 'has one h1: /'])] },
    { testResults: [file('browser/nginx.test.ts', ['answers'], 'pending')] },
  ];

  it('counts by room, and what the browser does by file and by title over many cases', () => {
    expect(countByKind(reports, '/site')).toEqual([
      { kind: 'browser/accessibility/routes', passed: 1, failed: 0, skipped: 0 },
      {
        kind: 'browser/accessibility/routes: passes axe (2 routes, 375 and 1280 px, light and dark)',
        passed: 8,
        failed: 0,
        skipped: 0,
      },
      { kind: 'browser/nginx', passed: 0, failed: 0, skipped: 1 },
      { kind: 'site', passed: 2, failed: 1, skipped: 0 },
    ]);
  });

  it('has the sum in its last line', () => {
    expect(formatTable(countByKind(reports, '/site')).trimEnd().split('\n').at(-1)).toBe('| **all** | 11 | 1 | 1 |');
  });
});

describe('the list of failures', () => {
  it('names the file, the test and the first line of the reason', () => {
    const reports: Pick<Report, 'testResults'>[] = [
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
  const folder = mkdtempSync(path.join(tmpdir(), 'counts-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const report = path.join(folder, 'unit.json');
  writeFileSync(report, JSON.stringify({ numPassedTests: 7, numFailedTests: 2, numPendingTests: 1, testResults: [] }));

  it('are those of the reports', () => {
    expect(countTests([{ passed: true }, { passed: false, report }])).toEqual({ passed: 7, failed: 2, skipped: 1 });
  });

  it('have a failure for every stage that failed without a test of its own, or left no report', () => {
    const gone = path.join(folder, 'gone.json');
    const outcomes = [{ passed: false }, { passed: false, report: gone }, { passed: true, report: gone }];
    expect(countTests(outcomes)).toEqual({ passed: 0, failed: 3, skipped: 0 });
  });
});
