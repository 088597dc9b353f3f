import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../../../src/model/read/files-below.ts';
import { temporaryFolder } from '../../temporary-folder.ts';

export const run = (folder: string, command: string, ...args: string[]) =>
  execFileSync(command, args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

/**
 * An engine that reports each line of `content/mistakes-<version>.txt` as an error, and whose `--fix` writes its version
 * into the manifest.
 */
const PROGRAM = `
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
if (process.argv.includes('--fix')) {
  writeFileSync('site.manifest.json', JSON.stringify({ fixed: version }));
  console.error('1 correction\\n  site.manifest.json: fixed');
}
const list = 'content/mistakes-' + version + '.txt';
const lines = existsSync(list) ? readFileSync(list, 'utf8').trim().split('\\n') : [];
const diagnostics = lines.map((code) => ({ code, severity: code.startsWith('placeholder/') ? 'note' : 'error', file: 'site.manifest.json', line: 1, pointer: '', message: code }));
if (existsSync('content/broken')) throw new Error('this site breaks the engine');
console.log(JSON.stringify({ version: 1, counts: {}, diagnostics }));
process.exitCode = diagnostics.some(({ severity }) => severity === 'error') ? 1 : 0;
`;

/** Packs that engine. `more` is added to its `package.json`. */
export function packStub(version: string, more: object = {}): string {
  const folder = temporaryFolder();
  mkdirSync(path.join(folder, 'package/src/cli'), { recursive: true });
  const about = { name: 'vitrine', version, type: 'module', bin: 'src/cli/vitrine.js', ...more };
  writeFileSync(path.join(folder, 'package/package.json'), JSON.stringify(about));
  writeFileSync(path.join(folder, 'package/src/cli/vitrine.js'), PROGRAM);
  run(folder, 'tar', '-czf', `vitrine-${version}.tgz`, 'package');
  return path.join(folder, `vitrine-${version}.tgz`);
}

const npm = (folder: string) => run(folder, 'npm', 'install', '--offline', '--no-audit', '--no-fund');

const made = new Map<string, string>();

/** Creates a committed site with that engine. */
export function stubSite(archive: string): string {
  const template = made.get(archive) ?? makeSite(archive);
  made.set(archive, template);
  const site = path.join(temporaryFolder(), 'martin');
  cpSync(template, site, { recursive: true, verbatimSymlinks: true });
  return site;
}

function makeSite(archive: string): string {
  const site = temporaryFolder();
  mkdirSync(path.join(site, 'vendor'));
  mkdirSync(path.join(site, 'content'));
  const vendored = `vendor/${path.basename(archive)}`;
  writeFileSync(path.join(site, vendored), readFileSync(archive));
  const about = { name: 'martin', private: true, dependencies: { vitrine: `file:${vendored}` } };
  writeFileSync(path.join(site, 'package.json'), `${JSON.stringify(about, null, 2)}\n`);
  writeFileSync(path.join(site, 'site.manifest.json'), '{}\n');
  writeFileSync(path.join(site, 'content/texte.md'), 'Bonjour\n');
  writeFileSync(path.join(site, '.gitignore'), 'node_modules/\n.vitrine/\n');
  npm(site);
  run(site, 'git', 'init', '-q', '-b', 'main');
  commitAll(site);
  return site;
}

export function commitAll(site: string): void {
  run(site, 'git', 'add', '-A');
  run(site, 'git', '-c', 'user.name=A', '-c', 'user.email=a@example.fr', 'commit', '-q', '-m', 'Site');
}

/** Returns all files of a site and of its installed engine, and the names of the files next to the site. */
export function everythingOf(site: string): Record<string, string> {
  const files = filesBelow(site).filter((file) => !/^\.(?:git|vitrine)\//.test(file));
  const beside = run(path.dirname(site), 'ls', '-A');
  return { beside, ...Object.fromEntries(files.map((file) => [file, readFileSync(path.join(site, file), 'latin1')])) };
}
