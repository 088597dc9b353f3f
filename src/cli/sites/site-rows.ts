import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { forEachConcurrently } from '../../build/files/for-each-concurrently.ts';
import { parseRelease } from '../../check/release/release.ts';
import { isProvisional } from '../../diagnostics/diagnostic.ts';
import { releaseFile } from '../../model/read/site-files.ts';
import { withProgress } from '../terminal/progress.ts';
import { type Ended, engineOf, runEngine } from './run-engine.ts';

/** A site in the table of a command for several sites. */
export interface SiteRow {
  /** Folder, relative to the working directory. */
  site: string;
  /** Version of its engine; `none` if it is not installed. */
  engine: string;
  /** Numbers of findings; absent if the site could not be checked. Provisional values do not count as errors. */
  errors?: number;
  provisional?: number;
  /** Day of the last release, YYYY-MM-DD, if it is known. */
  released?: string;
  /** Message of the command about the site, in one line; empty if there is none. */
  says: string;
  isDone: boolean;
}

/** Returns the day on which a site was last released. */
export function releasedOn(site: string): string | undefined {
  const file = path.join(site, releaseFile);
  try {
    return existsSync(file) ? parseRelease(readFileSync(file, 'utf8')).date : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the columns that need no check of the site. */
function aboutSite(site: string): Pick<SiteRow, 'site' | 'engine' | 'released'> {
  const released = releasedOn(site);
  return {
    site: path.relative(process.cwd(), site) || '.',
    engine: engineOf(site).version,
    ...(released === undefined ? {} : { released }),
  };
}

/**
 * Returns the most informative line of a failed program: npm's first error message, otherwise the last line that does
 * not belong to a stack trace.
 */
export function lastLine({ stderr, stdout }: Ended): string {
  const lines = (stderr.trim() || stdout.trim()).split('\n').map((line) => line.trim());
  const npm = lines.find((line) => /^npm error (?!code|errno|syscall|path|dest)\S+ \S/.test(line));
  return npm ?? lines.filter((line) => line !== '' && !/^at |^Node\.js v/.test(line)).at(-1) ?? '';
}

/** Checks a site with its own engine. `args` are further options of `check`. */
export async function checkRow(site: string, args: readonly string[] = []): Promise<SiteRow> {
  const ended = await runEngine(site, ['check', '--site', site, '--format', 'json', ...args]);
  const row = aboutSite(site);
  try {
    const { diagnostics } = JSON.parse(ended.stdout) as { diagnostics: { code: string; severity: string }[] };
    const errors = diagnostics.filter((one) => one.severity === 'error' && !isProvisional(one)).length;
    const provisional = diagnostics.filter(isProvisional).length;
    return { ...row, errors, provisional, says: '', isDone: ended.status === 0 };
  } catch {
    return { ...row, says: lastLine(ended) || `check ended with ${ended.status}`, isDone: false };
  }
}

/** Creates the row of each site, some sites at a time, and shows how many are done. */
export async function rowsOf(
  sites: readonly string[],
  { verb, atOnce }: { verb: string; atOnce?: number },
  rowOf: (site: string) => Promise<SiteRow>,
): Promise<SiteRow[]> {
  const rows = new Map<string, SiteRow>();
  await withProgress(`${verb} ${sites.length} sites`, (show) =>
    forEachConcurrently(
      sites,
      async (site) => {
        const failed = (error: Error): SiteRow => ({ ...aboutSite(site), says: error.message, isDone: false });
        rows.set(site, await rowOf(site).catch(failed));
        show(`${verb}: ${rows.size} of ${sites.length}`);
      },
      atOnce,
    ),
  );
  return sites.flatMap((site) => rows.get(site) ?? []);
}

const HEADINGS = ['Site', 'Engine', 'Errors', 'Provisional', 'Last release', ''];

/** Returns the rows as a table, or as JSON. */
export function formatRows(rows: readonly SiteRow[], format: 'text' | 'json'): string {
  if (format === 'json') return `${JSON.stringify({ version: 1, sites: rows }, null, 2)}\n`;
  const lines = rows.map(({ site, engine, errors, provisional, released, says, isDone }) => [
    `${isDone ? '✔' : '✘'} ${site}`,
    engine,
    String(errors ?? '–'),
    String(provisional ?? '–'),
    released ?? '–',
    says,
  ]);
  const table = [HEADINGS.map((heading, index) => (index === 0 ? `  ${heading}` : heading)), ...lines];
  const widths = HEADINGS.map((_, column) => Math.max(...table.map((line) => (line[column] ?? '').length)));
  return table
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .map((line) => `${line}\n`)
    .join('');
}

/** Prints the rows. Returns the exit code: 1 if a site has failed. */
export function printRows(rows: readonly SiteRow[], format: string | undefined): number {
  process.stdout.write(formatRows(rows, format === 'json' ? 'json' : 'text'));
  return rows.every(({ isDone }) => isDone) ? 0 : 1;
}
