import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { requireFirefox } from '../browser/firefox/find-firefox.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** Runs what matters most of the browser tests in Firefox, on the built site. */
function main(): number {
  try {
    requireFirefox();
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
    return 1;
  }
  const vitest = path.join(root, 'node_modules/.bin/vitest');
  return (
    spawnSync(vitest, ['run', '--project', 'firefox', ...process.argv.slice(2)], { cwd: root, stdio: 'inherit' })
      .status ?? 1
  );
}

process.exitCode = main();
