import { spawn } from 'node:child_process';
import path from 'node:path';
import { projectRoot } from '../build/project.ts';

/**
 * Applies every rule to a site in a process of its own, which tells on the standard error output what is wrong. Gives
 * whether nothing is an error; a check that cannot run approves of nothing.
 */
export function checkApart(site: string): Promise<boolean> {
  const launcher = path.join(projectRoot, 'src/cli/launch.js');
  const child = spawn(process.execPath, [launcher, 'check', '--brief', '--site', site], {
    stdio: ['ignore', process.stderr.fd, 'inherit'],
  });
  return new Promise((resolve) => {
    child.on('error', () => resolve(false));
    child.on('close', (code) => resolve(code === 0));
  });
}
