import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { writeBaseSite } from '../fixtures/fixture-site.ts';

const command = path.resolve(import.meta.dirname, '../../src/cli/start.ts');
const preload = pathToFileURL(path.join(import.meta.dirname, 'build/refuse-writes.js')).href;

/** Time in milliseconds after which a server that should have refused to start is stopped. */
const STARTED_AFTER_MS = 120_000;

it.each([
  ['the bundled packages', '/\\.vitrine/vite$'],
  ['the editor and the messages', 'vitrine-\\w+/\\.vitrine$'],
])('npm start explains in one line that the system refuses to write the folder of %s', (_, refused) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', preload, '--import', import.meta.resolve('tsx'), command, '--site', writeBaseSite(), '--port', '0'],
    {
      encoding: 'utf8',
      timeout: STARTED_AFTER_MS,
      env: { ...process.env, REFUSED: refused, CODE: 'EACCES' },
    },
  );
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(/^This user lacks the permission: grant it \(EACCES: \w+, \w+ '.*'\)\.\n$/);
});
