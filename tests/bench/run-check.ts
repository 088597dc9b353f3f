import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { projectRoot } from '../../src/publish/project.ts';

/** Says, as a process ends, its peak of memory and the time that processors worked for it. */
const TELL = `data:text/javascript,process.on('exit',()=>{const u=process.resourceUsage();process.stderr.write('used '+u.maxRSS+' '+(u.userCPUTime+u.systemCPUTime))})`;

const command = path.join(projectRoot, 'src/cli/check.ts');

/** What one check cost, as a process of its own. */
export interface CheckCost {
  /** Milliseconds from start to end, and of processors. */
  time: number;
  work: number;
  /** Bytes at the most. */
  peak: number;
}

/** Checks a site in a new process and measures it. What the check finds does not matter; that it cannot run does. */
export function runCheck(site: string): CheckCost {
  const start = performance.now();
  const args = ['--import', TELL, '--import', 'tsx/esm', command, '--site', site];
  const { status, stderr } = spawnSync(process.execPath, args, {
    cwd: projectRoot,
    encoding: 'utf8',
    maxBuffer: 1 << 30,
  });
  if (status !== 0 && status !== 1) throw new Error(stderr);
  // Kibibytes on Linux and macOS (getrusage, as Node gives it), and microseconds.
  const [, peak = 0, work = 0] = (/used (\d+) (\d+)/.exec(stderr) ?? []).map(Number);
  return { time: performance.now() - start, work: work / 1000, peak: peak * 1024 };
}

/** Checks once without measuring, so that its sources are compiled. */
export function warmCheck(site: string): void {
  runCheck(site);
}
