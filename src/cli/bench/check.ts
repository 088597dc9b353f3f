import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { projectRoot } from '../../build/project.ts';
import { generateSite } from './generate-site.ts';
import { formatTable, seconds } from './table.ts';

export interface BenchCheckOptions {
  site: string;
  scratch: string;
  /** Numbers of pages of the sites to check; the first is about our own. */
  sizes: number[];
  /** How often each check is run; every run is a process of its own. */
  runs: number;
}

/** Says, as a process ends, its peak of memory and the time that processors worked for it. */
const TELL = `data:text/javascript,process.on('exit',()=>{const u=process.resourceUsage();process.stderr.write('used '+u.maxRSS+' '+(u.userCPUTime+u.systemCPUTime))})`;

const launcher = path.join(projectRoot, 'src/cli/launch.js');

function run(command: string, args: string[], site: string): { time: number; stderr: string } {
  const start = performance.now();
  const { status, stderr } = spawnSync(command, [...args, '--site', site], { cwd: projectRoot, encoding: 'utf8' });
  if (status !== 0 && status !== 1) throw new Error(stderr);
  return { time: performance.now() - start, stderr };
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

/** Checks sites of growing size, each time in a new process, and prints how long the whole process took. */
export function benchCheck({ site, scratch, sizes, runs }: BenchCheckOptions): void {
  const check = [launcher, 'check'];
  // The first run makes the bundle if it is missing.
  run(process.execPath, check, site);
  const rows = sizes.map((pages) => {
    const folder = path.join(scratch, `check-${pages}`);
    generateSite({ from: site, to: folder, pages });
    const times = Array.from({ length: runs }, () => run(process.execPath, check, folder).time);
    const npm = Array.from(
      { length: Math.min(runs, 3) },
      () => run('npm', ['run', '--silent', 'check', '--'], folder).time,
    );
    const { stderr } = run(process.execPath, ['--import', TELL, ...check], folder);
    // Kibibytes on Linux and macOS (getrusage, as Node gives it), and microseconds.
    const [, peak = 0, work = 0] = (/used (\d+) (\d+)/.exec(stderr) ?? []).map(Number);
    const shown = [Math.min(...times), median(times), median(npm), work / 1000].map(seconds);
    return [String(pages), ...shown, `${Math.round((peak * 1024) / 1e6)} MB`];
  });
  const headings = ['pages', 'best', 'median', 'through npm', 'processor', 'memory'];
  console.log(formatTable(headings, rows));
}
