import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { projectRoot } from '../../src/build/project.ts';
import { generateSite } from './generate-site.ts';
import { runCheck } from './run-check.ts';
import { formatTable, machine, median, megabytes, seconds } from './table.ts';

export interface BenchCheckOptions {
  site: string;
  scratch: string;
  /** Sizes of the sites to check, in pages; the first is close to that of our own site. */
  sizes: number[];
  /** Number of runs of each check; every run is a separate process. */
  runs: number;
}

/** Returns the duration of the check as people run it, through npm, in milliseconds. */
function throughNpm(site: string): number {
  const start = performance.now();
  const { status, stderr } = spawnSync('npm', ['run', '--silent', 'check', '--', '--site', site], {
    cwd: projectRoot,
    encoding: 'utf8',
  });
  if (status !== 0 && status !== 1) throw new Error(stderr);
  return performance.now() - start;
}

/** Checks sites of growing size, each in a new process, and prints the duration of the whole process. */
export function benchCheck({ site, scratch, sizes, runs }: BenchCheckOptions): void {
  runCheck(site);
  const rows = sizes.map((pages) => {
    const folder = path.join(scratch, `check-${pages}`);
    generateSite({ from: site, to: folder, pages });
    const costs = Array.from({ length: runs }, () => runCheck(folder));
    const times = costs.map(({ time }) => time);
    const npm = Array.from({ length: Math.min(runs, 3) }, () => throughNpm(folder));
    const work = median(costs.map((cost) => cost.work));
    const shown = [Math.min(...times), median(times), median(npm), work].map(seconds);
    return [String(pages), ...shown, megabytes(Math.max(...costs.map(({ peak }) => peak)))];
  });
  const headings = ['pages', 'best', 'median', 'through npm', 'processor', 'memory'];
  console.log(machine());
  console.log(formatTable(headings, rows));
}
