import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { vi } from 'vitest';
import { temporaryFolder } from '../../../temporary-folder.ts';

/** Hides the machine's git settings, and the repository from which the tests were started. */
export function isolateGit(): void {
  vi.unstubAllEnvs();
  vi.stubEnv('GIT_CONFIG_GLOBAL', '/dev/null');
  vi.stubEnv('GIT_CONFIG_SYSTEM', '/dev/null');
  for (const name of [
    'GIT_DIR',
    'GIT_WORK_TREE',
    'GIT_INDEX_FILE',
    'GIT_PREFIX',
    'GIT_AUTHOR_NAME',
    'GIT_AUTHOR_EMAIL',
  ])
    vi.stubEnv(name, undefined);
}

/** Runs git in a folder, as a developer would without the editor. */
export function runGit(directory: string, ...args: string[]): string {
  return execFileSync('git', args, { cwd: directory, encoding: 'utf8', stdio: ['pipe', 'pipe', 'pipe'] }).trimEnd();
}

/** Makes a folder a repository and commits all its files. */
export function makeRepository(directory: string): string {
  runGit(directory, 'init', '--quiet', '--initial-branch=main');
  runGit(directory, 'config', 'user.name', 'Ana');
  runGit(directory, 'config', 'user.email', 'ana@example.com');
  runGit(directory, 'add', '--all');
  runGit(directory, 'commit', '--quiet', '--message=Début');
  return directory;
}

/** Adds a bare remote to a repository and pushes its branch. */
export function addRemote(directory: string): string {
  const remote = temporaryFolder();
  runGit(remote, 'init', '--quiet', '--bare', '--initial-branch=main');
  runGit(directory, 'remote', 'add', 'origin', remote);
  runGit(directory, 'push', '--quiet', '--set-upstream', 'origin', 'main');
  return remote;
}

/** Clones the remote to another folder, changes a file and pushes the commit. */
export function pushFromElsewhere(remote: string, file: string, text: string): void {
  const other = temporaryFolder();
  runGit(other, 'clone', '--quiet', remote, '.');
  runGit(other, 'config', 'user.name', 'Bo');
  runGit(other, 'config', 'user.email', 'bo@example.com');
  write(other, file, text);
  runGit(other, 'add', '--all');
  runGit(other, 'commit', '--quiet', '--message=Ailleurs');
  runGit(other, 'push', '--quiet', 'origin', 'main');
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
