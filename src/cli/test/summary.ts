import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Outcome } from './run-stage.ts';

/** What of Vitest's JSON report is counted. */
export interface Report {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  testResults: {
    /** Path of the test file. */
    name: string;
    assertionResults: { title: string; fullName?: string; status: string; failureMessages?: string[] }[];
  }[];
}

/** How many tests passed, failed, and were left out. */
export interface Count {
  passed: number;
  failed: number;
  skipped: number;
}

/** Counts of the tests of a kind. */
export interface Row extends Count {
  kind: string;
}

/** The reports that stages have left. */
export function readReports(outcomes: readonly Pick<Outcome, 'report'>[]): Report[] {
  const files = outcomes.flatMap(({ report }) => report ?? []).filter((file) => existsSync(file));
  return files.map((file) => JSON.parse(readFileSync(file, 'utf8')) as Report);
}

/** Whether a stage failed, or ended without the report that it owes. */
export function isBroken({ passed, report }: Pick<Outcome, 'report' | 'passed'>): boolean {
  return !passed || (report !== undefined && !existsSync(report));
}

/** Sum of the tests of stages. A stage that broke counts as one failure where no test of its own says so. */
export function countTests(outcomes: readonly Pick<Outcome, 'report' | 'passed'>[]): Count {
  const reports = readReports(outcomes);
  const sum = (key: keyof Omit<Report, 'testResults'>) => reports.reduce((total, report) => total + report[key], 0);
  return {
    passed: sum('numPassedTests'),
    failed: Math.max(sum('numFailedTests'), outcomes.filter(isBroken).length),
    skipped: sum('numPendingTests'),
  };
}

/** A line for each test that failed: its file, its name and the first line of what it says. */
export function listFailures(reports: readonly Pick<Report, 'testResults'>[], root: string): string[] {
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

/** Tests of one title over many cases, from so many on, have a row of their own. */
const MANY = 8;

/** Title of a case without the case: what stands before its last colon, or before the address, number or size in it. */
function stemOf(title: string): string {
  return title.replace(/(?::| at \d| seed \d|\/| \d).*$/, '').replace(/^seed$/, 'seeds');
}

/** Routes, widths and schemes that a title such as « passes axe: /contact at 375 px, dark » names. */
function matrixOf(titles: readonly string[]): string {
  const cases = titles.flatMap((title) => {
    const [, route, width, scheme] = /: '?(\S+?)'? at (\d+) px, '?(\w+)'?$/.exec(title) ?? [];
    return route && width && scheme ? [{ route, width, scheme }] : [];
  });
  if (cases.length === 0) return '';
  const distinct = (values: string[]) => [...new Set(values)];
  const routes = distinct(cases.map(({ route }) => route)).length;
  const widths = distinct(cases.map(({ width }) => width)).join(' and ');
  return ` (${routes} routes, ${widths} px, ${distinct(cases.map(({ scheme }) => scheme)).join(' and ')})`;
}

function add(rows: Map<string, Row>, kind: string, status: string): void {
  const row = rows.get(kind) ?? { kind, passed: 0, failed: 0, skipped: 0 };
  if (status === 'passed' || status === 'failed') row[status] += 1;
  else row.skipped += 1;
  rows.set(kind, row);
}

/**
 * Counts the tests of reports by kind. The kind of a test is its folder; what the browser does is counted by file, and
 * by title where one title goes over many cases.
 */
export function countByKind(reports: readonly Pick<Report, 'testResults'>[], root: string): Row[] {
  const rows = new Map<string, Row>();
  for (const { name, assertionResults } of reports.flatMap(({ testResults }) => testResults)) {
    const place = path.relative(path.join(root, 'tests'), name).replace(/\.test\.tsx?$/, '');
    const [folder = '', ...inside] = place.split('/');
    const titles = assertionResults.map(({ title }) => title);
    for (const { title, status } of assertionResults) {
      const alike = titles.filter((other) => stemOf(other) === stemOf(title));
      const stem = alike.length < MANY ? '' : `: ${stemOf(title)}${matrixOf(alike)}`;
      const kind = folder === 'browser' || folder === 'random' ? `${folder}/${inside.join('/')}${stem}` : folder;
      add(rows, kind, status);
    }
  }
  return [...rows.values()].sort((a, b) => (a.kind < b.kind ? -1 : 1));
}

/** The counts as a table of Markdown, the sum last. */
export function formatTable(rows: readonly Row[]): string {
  const sum = (key: 'passed' | 'failed' | 'skipped') => rows.reduce((total, row) => total + row[key], 0);
  const all: Row = { kind: '**all**', passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') };
  const lines = [...rows, all].map(
    ({ kind, passed, failed, skipped }) => `| ${kind} | ${passed} | ${failed} | ${skipped} |`,
  );
  return ['| Checks | passed | failed | left out |', '|---|--:|--:|--:|', ...lines, ''].join('\n');
}
