import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { projectRoot } from '../../src/build/project.ts';

/** Module that makes a process print its peak memory and processor time when it ends. */
const TELL = `data:text/javascript,process.on('exit',()=>{const u=process.resourceUsage();process.stderr.write('used '+u.maxRSS+' '+(u.userCPUTime+u.systemCPUTime))})`;

const command = path.join(projectRoot, 'src/cli/check.ts');

/** Cost of one check in a separate process. */
export interface CheckCost {
  /** `time`: milliseconds from start to end. `work`: milliseconds of processor time. */
  time: number;
  work: number;
  /** Peak memory in bytes. */
  peak: number;
}

/**
 * Checks a site in a new process and measures it; the first time, the sources of the check are compiled. Findings do not
 * matter, but the check must run.
 */
export function runCheck(site: string): CheckCost {
  const start = performance.now();
  const args = ['--import', TELL, '--import', 'tsx/esm', command, '--site', site];
  const { status, stderr } = spawnSync(process.execPath, args, {
    cwd: projectRoot,
    encoding: 'utf8',
    maxBuffer: 1 << 30,
  });
  if (status !== 0 && status !== 1) throw new Error(stderr);
  // Node reports the memory in kibibytes on Linux and macOS (getrusage), and the time in microseconds.
  const [, peak = 0, work = 0] = (/used (\d+) (\d+)/.exec(stderr) ?? []).map(Number);
  return { time: performance.now() - start, work: work / 1000, peak: peak * 1024 };
}
