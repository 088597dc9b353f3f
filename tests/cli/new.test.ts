import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, watch, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeEach, describe, expect, it } from 'vitest';
import { sample } from '../browser/routes.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { runCommand, startCommand } from './run-command.ts';

const command = ['--import', import.meta.resolve('tsx'), path.resolve(import.meta.dirname, '../../src/cli/new.ts')];
const root = temporaryFolder();

beforeEach(() => {
  rmSync(root, { recursive: true, force: true });
  mkdirSync(path.join(root, 'taken'), { recursive: true });
  writeFileSync(path.join(root, 'taken/note.txt'), '');
});

/** npm sets variables that name the folder in which it was started. */
const surroundings = { cwd: root, env: { INIT_CWD: root } };

const BAKERY = ['--from', 'boulangerie'];

describe('npm run new', () => {
  it.each(
    sample<[string, string[], RegExp]>(
      [
        [
          'a folder that is not empty',
          ['taken', ...BAKERY],
          /^taken is not empty: name a new one, such as \S+martin\.$/,
        ],
        ['an unknown trade', ['site', '--from', 'notaire'], /^--from is one of .*boulangerie.*, not "notaire"$/],
        ['a malformed colour', ['site', ...BAKERY, '--colour', 'red'], /^--colour is .+"#8b2f1c", not "red"$/],
        [
          'a malformed telephone',
          ['site', ...BAKERY, '--phone', '0320'],
          /^--phone is .+"03 20 00 00 00", not "0320"$/,
        ],
        ['a malformed mail', ['site', ...BAKERY, '--email', 'a@b'], /^--email is .+"bonjour@\S+", not "a@b"$/],
        ['no folder', BAKERY, /^Name the folder: npm run new -- <folder>/],
        ['no trade', ['site'], /^Name the trade: npm run new -- <folder>/],
        ['a folder without one around it', ['none/site', ...BAKERY], /^There is no folder \S+none: create it first\.$/],
      ],
      3,
    ),
  )('refuses %s in one line, and writes nothing', async (_, options, expected) => {
    const { status, stderr, stdout } = await runCommand('new', options, surroundings);
    expect(stderr.trim()).toMatch(expected);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(readdirSync(root, { recursive: true })).toEqual(['taken', path.join('taken', 'note.txt')]);
  });

  it.each([
    [
      'lacks the permission',
      'EACCES',
      `${root}$`,
      2,
      `This user may not write in ${root}: grant the permission, or name`,
    ],
    ['has a full disk', 'ENOSPC', 'package\\.json$', 1, 'The disk is full: free some space, then try again (ENOSPC: '],
  ])('says so in one line if the user %s, and leaves nothing', (_, code, refused, status, words) => {
    const preload = pathToFileURL(path.resolve(import.meta.dirname, 'build/refuse-writes.js')).href;
    const env = { INIT_CWD: root, NODE_OPTIONS: `--import=${preload}`, REFUSED: refused, CODE: code };
    const ended = startCommand('new', ['site', ...BAKERY, '--name', 'A', '--town', 'Lille'], { cwd: root, env });
    expect({ ...ended, stderr: ended.stderr.slice(0, words.length) }).toEqual({ status, stdout: '', stderr: words });
    expect(ended.stderr.trim()).not.toContain('\n');
    expect(readdirSync(root)).toEqual(['taken']);
  });

  it('leaves nothing if interrupted', async () => {
    const watcher = watch(root);
    const child = spawn(process.execPath, [...command, 'site', ...BAKERY], { cwd: root, stdio: 'ignore' });
    const ended = once(child, 'exit');
    await once(watcher, 'change');
    watcher.close();
    child.kill('SIGINT');
    const [status, signal] = await ended;
    // Before the handler is installed, the system ends the process.
    expect(status === 130 || signal === 'SIGINT').toBe(true);
    expect(readdirSync(root)).toEqual(['taken']);
  });

  it('writes a complete site with the packed engine', async () => {
    const options = ['site', ...BAKERY, '--name', 'Maison Test', '--colour', '#ffe600'];
    const { status, stdout } = await runCommand('new', options, surroundings);
    expect(status).toBe(0);
    expect(stdout).toMatch(
      /^A site for Maison Test is in site, made from the starter boulangerie\.\nColour #ffe600:\n {2}light scheme: #726601, darker /,
    );
    expect(stdout).toContain('\n  cd site\n');
    const site = path.join(root, 'site');
    const { scripts, dependencies } = JSON.parse(readFileSync(path.join(site, 'package.json'), 'utf8'));
    const program = readFileSync(path.resolve(import.meta.dirname, '../../src/cli/vitrine.js'), 'utf8');
    const [, listed = ''] = /COMMANDS = \[([^\]]+)\]/.exec(program) ?? [];
    const commands = [...listed.matchAll(/'([^']+)'/g)].map(([, name = '']) => name).filter((name) => name !== 'new');
    expect(Object.entries(scripts).sort()).toEqual(commands.map((name) => [name, `vitrine ${name}`]).sort());
    expect(dependencies.vitrine).toMatch(/^file:vendor\/vitrine-[\d.]+\.tgz$/);
    expect(existsSync(path.join(site, dependencies.vitrine.replace('file:', '')))).toBe(true);
    expect(readdirSync(site).sort()).toEqual(
      [
        ...['.github', '.gitignore', 'README.md', 'content', 'package.json', 'site.manifest.json', 'vendor'],
        ...['Modifier le site.cmd', 'Modifier le site.command', 'Modifier le site.sh'],
      ].sort(),
    );
    const readme = readFileSync(path.join(site, 'README.md'), 'utf8');
    expect(readme).toMatch(/^# Le site de Maison Test\n/);
    // The editor publishes with git, and lost pages are only reported if a release has been recorded.
    expect(readme).toContain('git init -b main && git add -A');
    expect(readme).toContain('npm run release -- --write');
    expect(readdirSync(root).sort()).toEqual(['site', 'taken']);
  });
});
