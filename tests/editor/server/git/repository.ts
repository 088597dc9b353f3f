import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { vi } from 'vitest';
import { temporaryFolder } from '../../../temporary-folder.ts';

/** Hides the machine's git settings, and the repository from which the tests were started. */
export function isolateGit(): void {
  vi.unstubAllEnvs();
  vi.stubEnv('GIT_CONFIG_GLOBAL', '/dev/null');
  vi.stubEnv('GIT_CONFIG_SYSTEM', '/dev/null');
  for (const name of ['DIR', 'WORK_TREE', 'INDEX_FILE', 'PREFIX', 'AUTHOR_NAME', 'AUTHOR_EMAIL'])
    vi.stubEnv(`GIT_${name}`, undefined);
}

/** Runs git in a folder, as a developer would without the editor. */
export function runGit(directory: string, ...args: string[]): string {
  return execFileSync('git', args, { cwd: directory, encoding: 'utf8', stdio: ['pipe', 'pipe', 'pipe'] }).trimEnd();
}

/** The `.git` folders made so far, by a digest of the files that they contain. Copying one starts no process. */
const made = new Map<string, string>();

function digest(directory: string): string {
  const hash = createHash('sha1');
  for (const entry of readdirSync(directory, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    if (entry.isFile()) hash.update(`${path.relative(directory, file)}\0`).update(readFileSync(file));
  }
  return hash.digest('hex');
}

/** Makes a folder into a repository and commits all its files. */
export function makeRepository(directory: string): string {
  const files = digest(directory);
  const like = made.get(files);
  const folder = path.join(directory, '.git');
  // Another test file in the same process may have removed the copy.
  if (like && existsSync(like)) {
    cpSync(like, folder, { recursive: true });
    return directory;
  }
  runGit(directory, 'init', '--quiet', '--template=', '--initial-branch=main');
  appendFileSync(path.join(folder, 'config'), '[user]\n\tname = Ana\n\temail = ana@example.com\n');
  runGit(directory, 'add', '--all');
  runGit(directory, 'commit', '--quiet', '--message=Début');
  const copy = path.join(temporaryFolder(), 'git');
  cpSync(folder, copy, { recursive: true });
  made.set(files, copy);
  return directory;
}

/** Adds a bare remote to a repository, with the same commits, as after a first push. */
export function addRemote(directory: string): string {
  const remote = temporaryFolder();
  const folder = path.join(directory, '.git');
  cpSync(folder, remote, { recursive: true });
  rmSync(path.join(remote, 'index'));
  const config = path.join(remote, 'config');
  writeFileSync(config, readFileSync(config, 'utf8').replace('bare = false', 'bare = true'));
  appendFileSync(
    path.join(folder, 'config'),
    `[remote "origin"]\n\turl = ${remote}\n\tfetch = +refs/heads/*:refs/remotes/origin/*\n` +
      '[branch "main"]\n\tremote = origin\n\tmerge = refs/heads/main\n',
  );
  write(folder, 'refs/remotes/origin/main', readFileSync(path.join(folder, 'refs/heads/main'), 'utf8'));
  return remote;
}

/** Commits a changed file to the main branch of a remote, as a push from elsewhere does. */
export function pushFromElsewhere(remote: string, file: string, text: string): void {
  const bytes = (words: string) => `data ${Buffer.byteLength(words)}\n${words}\n`;
  const commit = `commit refs/heads/main\ncommitter Bo <bo@example.com> ${Math.floor(Date.now() / 1000)} +0000\n`;
  execFileSync('git', ['fast-import', '--quiet'], {
    cwd: remote,
    input: `${commit}${bytes('Ailleurs')}from refs/heads/main^0\nM 100644 inline ${file}\n${bytes(text)}`,
  });
}

/** Writes an executable shell script, such as a hook. */
export function writeScript(file: string, lines: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `#!/bin/sh\n${lines}\n`, { mode: 0o755 });
}

export function write(directory: string, file: string, text: string): void {
  mkdirSync(path.dirname(path.join(directory, file)), { recursive: true });
  writeFileSync(path.join(directory, file), text);
}

export function replaceIn(directory: string, file: string, from: string | RegExp, to: string): void {
  const before = readFileSync(path.join(directory, file), 'utf8');
  const after = before.replace(from, to);
  if (after === before) throw new Error(`nothing like ${from}`);
  writeFileSync(path.join(directory, file), after);
}
