import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { writeFile } from '../../../src/build/files.ts';
import { temporaryFolder } from '../../build/tiny-site.ts';

const launcher = path.resolve(import.meta.dirname, '../../../src/cli/launch.js');

/** Launches a command whose bundle holds this code, in a project where no bundle can be made. */
function launch(code: string, size: number) {
  const root = temporaryFolder();
  const own = path.join(root, 'src/cli/launch.js');
  const stamp = { files: [], hash: createHash('sha1').digest('hex'), size };
  cpSync(launcher, own, { recursive: true });
  writeFile(path.join(root, 'package.json'), '{"type":"module"}');
  writeFile(path.join(root, '.vitrine/commands/speak.js'), code);
  writeFile(path.join(root, '.vitrine/commands/speak.json'), JSON.stringify(stamp));
  const { status, stdout } = spawnSync(process.execPath, [own, 'speak', 'up'], { encoding: 'utf8' });
  return [status, stdout];
}

describe('the launcher', () => {
  const code = 'console.log(process.argv.slice(2).join());';

  it('runs a bundle that holds what its sources say', () => {
    expect(launch(code, code.length)).toEqual([0, 'up\n']);
  });

  it('never takes what is left of a bundle for a command that succeeds', () => {
    expect(launch('', code.length)).toEqual([2, '']);
  });
});
