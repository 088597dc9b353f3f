import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { projectRoot } from '../../publish/project.ts';

/** Runs another command of the project and gives whether it succeeded. */
export function runCommand(command: string, args: string[]): boolean {
  const file = path.join(projectRoot, `src/cli/${command}.ts`);
  return spawnSync(process.execPath, ['--import', 'tsx', file, ...args], { stdio: 'inherit' }).status === 0;
}
