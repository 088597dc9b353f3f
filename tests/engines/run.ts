import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { programCommand } from '../../src/cli/programs/program-command.ts';
import { requireFirefox } from './firefox/find-firefox.ts';
import { requireWebkit } from './webkit/find-webkit.ts';

const root = path.resolve(import.meta.dirname, '../..');

/**
 * Browser engines other than Chromium's. Each function throws an error that says how to get the engine if it is
 * missing.
 */
const engines: Record<string, () => unknown> = { firefox: requireFirefox, webkit: requireWebkit };

/** Runs the most important browser tests in another engine, on the built site. */
function main([engine = '', ...rest]: string[]): number {
  const require = engines[engine];
  if (!require) {
    process.stderr.write(`The engine is one of ${Object.keys(engines).join(', ')}, not "${engine}".\n`);
    return 2;
  }
  try {
    require();
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
    return 1;
  }
  const [node = '', ...vitest] = programCommand(root, 'vitest');
  const env = { ...process.env, VITRINE_ENGINE: engine };
  const args = [...vitest, 'run', '--project', 'engines', ...rest];
  return spawnSync(node, args, { cwd: root, env, stdio: 'inherit' }).status ?? 1;
}

process.exitCode = main(process.argv.slice(2));
