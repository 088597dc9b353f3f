import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { projectFiles } from '../../../src/cli/new/project-files.ts';
import { writeFiles } from '../../../src/cli/new/write-site.ts';
import { mayOpenBrowser } from '../../../src/cli/terminal/open-browser.ts';
import { temporaryFolder } from '../../temporary-folder.ts';

const root = temporaryFolder();
const site = path.join(root, 'Le site d’Hélène');
const bin = path.join(root, 'bin');

beforeAll(() => {
  mkdirSync(bin, { recursive: true });
  writeFiles(site, projectFiles({ name: 'Hélène', version: '1.0.0', node: '>=20.19' }));
  const npm = `#!/bin/sh\necho "npm $*" >> "${root}/calls"\n[ "$1" = start ] || mkdir -p node_modules/vitrine\n`;
  writeFileSync(path.join(bin, 'npm'), npm, { mode: 0o755 });
});

/** Runs a launcher with only these programs. Returns its text, its status and the calls of npm. */
function launch(name: string, programs: string) {
  writeFileSync(path.join(root, 'calls'), '');
  const { stdout, status } = spawnSync('/bin/sh', [path.join(site, name)], {
    cwd: root,
    env: { PATH: programs },
    input: '\n',
    encoding: 'utf8',
  });
  return { stdout, status, calls: readFileSync(path.join(root, 'calls'), 'utf8').split('\n').filter(Boolean) };
}

describe.skipIf(process.platform === 'win32')('the launchers of a new site', () => {
  it('say what is missing without Node', () => {
    const empty = path.join(root, 'empty');
    mkdirSync(empty);
    const script = `dirname() { /usr/bin/dirname "$@"; }; . "./Modifier le site.command"`;
    const options = { cwd: site, env: { PATH: empty }, input: '\n', encoding: 'utf8' } as const;
    const { status, stdout } = spawnSync('/bin/sh', ['-c', script], options);
    expect([status, stdout]).toEqual([1, expect.stringContaining('https://nodejs.org/fr')]);
  });

  it('install on the first day only, then open the editor', () => {
    expect(launch('Modifier le site.command', `${bin}:/usr/bin:/bin`)).toMatchObject({
      status: 0,
      calls: ['npm install --no-audit --no-fund', 'npm start'],
    });
    expect(launch('Modifier le site.sh', `${bin}:/usr/bin:/bin`)).toMatchObject({ status: 0, calls: ['npm start'] });
  });

  it('may be executed, and have the line ends of their system', () => {
    for (const name of ['Modifier le site.command', 'Modifier le site.sh'])
      expect(statSync(path.join(site, name)).mode & 0o111).toBe(0o111);
    const text = readFileSync(path.join(site, 'Modifier le site.cmd'), 'utf8');
    expect(text.split('\r\n').length).toBe(text.split('\n').length);
  });
});

it('npm start opens the browser at a terminal, and never in CI', () => {
  const at = (isTTY: boolean, env: NodeJS.ProcessEnv) =>
    mayOpenBrowser({ stdout: { isTTY } as NodeJS.Process['stdout'], env });
  expect([at(true, {}), at(false, {}), at(true, { CI: 'true' })]).toEqual([true, false, false]);
});
