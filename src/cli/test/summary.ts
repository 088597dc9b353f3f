import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Outcome } from './run-stage.ts';

/** The counted part of Vitest's JSON report. */
export interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  testResults: {
    /** Path of the test file. */
    name: string;
    assertionResults: { title: string; fullName?: string; status: string; failureMessages?: string[] }[];
  }[];
}

/** Number of passed, failed and skipped tests. */
interface Count {
  passed: number;
  failed: number;
  skipped: number;
}

/** Reads the reports of stages. */
export function readReports(outcomes: readonly Pick<Outcome, 'report'>[]): VitestReport[] {
  const files = outcomes.flatMap(({ report }) => report ?? []).filter((file) => existsSync(file));
  return files.map((file) => JSON.parse(readFileSync(file, 'utf8')) as VitestReport);
}

/** Whether a stage failed, or ended without its report. */
export function isBroken({ passed, report }: Pick<Outcome, 'report' | 'passed'>): boolean {
  return !passed || (report !== undefined && !existsSync(report));
}

/** Sum of the tests of stages. A broken stage without a failed test counts as one failure. */
export function countTests(outcomes: readonly Pick<Outcome, 'report' | 'passed'>[]): Count {
  const reports = readReports(outcomes);
  const sum = (key: keyof Omit<VitestReport, 'testResults'>) =>
    reports.reduce((total, report) => total + report[key], 0);
  return {
    passed: sum('numPassedTests'),
    failed: Math.max(sum('numFailedTests'), outcomes.filter(isBroken).length),
    skipped: sum('numPendingTests'),
  };
}

/** A line for each failed test: its file, its name and the first line of its message. */
export function listFailures(reports: readonly Pick<VitestReport, 'testResults'>[], root: string): string[] {
  return reports.flatMap(({ testResults }) =>
    testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status }) => status === 'failed')
        .map(({ title, fullName = title, failureMessages: [message = ''] = [] }) => {
          const [reason = ''] = message.split('\n');
          return `${path.relative(root, name)} > ${fullName}${reason && `: ${reason}`}`;
        }),
    ),
  );
}
