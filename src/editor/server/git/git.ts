import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { PublishReason } from '../../publish-protocol.ts';
import { explainGit, type GitStep } from './git-words.ts';

/** Maximum time for a remote to answer, in milliseconds: to a push or a fetch, and to a request for its branches. */
const REMOTE_LIMIT_MS = 300_000;
const QUESTION_LIMIT_MS = 15_000;

/** Maximum output of git: enough for the names of all files, or for a text. */
const MAX_OUTPUT_BYTES = 64_000_000;

/** Environment variables of the server that may name another repository. They are not passed on. */
const REPOSITORY_VARIABLES =
  /^GIT_(?:DIR|WORK_TREE|INDEX_FILE|COMMON_DIR|OBJECT_DIRECTORY|ALTERNATE_OBJECT_DIRECTORIES|PREFIX|NAMESPACE|REFLOG_ACTION)$/;

/** Result of running git. */
export interface GitAnswer {
  isDone: boolean;
  /** Exit status; absent if git was stopped. */
  exit?: number;
  bytes: Buffer;
  /** `bytes` as text, without the final line break. */
  text: string;
  /** Text that git wrote to its standard error. */
  stderr: string;
}

interface GitOptions {
  /** Text for its standard input. */
  input?: string;
  /** Path of an index to use instead of the repository's own. */
  index?: string | undefined;
  /** Word at the beginning of this command's reflog entries. */
  action?: string | undefined;
  /** Set if the command contacts another machine: to exchange commits, or only to list its branches. */
  remote?: 'exchange' | 'question';
}

/** Runs git in a site's folder. File names are relative to that folder and never read as patterns. */
export type Git = (args: readonly string[], options?: GitOptions) => Promise<GitAnswer>;

/** Thrown if git fails. The message is a French sentence that says what to do. */
export class GitError extends Error {
  readonly explained: PublishReason;
  constructor(explained: PublishReason) {
    super(explained.message);
    this.explained = explained;
  }
}

/**
 * Returns a function that runs git in a folder. `author` is the name for the author of commits; empty for the
 * configured one. Git never asks questions: it fails if it needs an answer.
 */
export function gitIn(directory: string, author = ''): Git {
  return (args, { input = '', index, action, remote } = {}) =>
    new Promise((resolve, reject) => {
      const inherited = Object.entries(process.env).filter(([name]) => !REPOSITORY_VARIABLES.test(name));
      const env = {
        ...Object.fromEntries(inherited),
        // Messages of git are recognised by their English text.
        LC_ALL: 'C',
        GIT_TERMINAL_PROMPT: '0',
        GIT_EDITOR: 'true',
        GIT_SEQUENCE_EDITOR: 'true',
        GIT_LITERAL_PATHSPECS: '1',
        ...(author ? { GIT_AUTHOR_NAME: author } : {}),
        ...(index ? { GIT_INDEX_FILE: index } : {}),
        ...(action ? { GIT_REFLOG_ACTION: action } : {}),
      };
      const options = {
        cwd: directory,
        env,
        maxBuffer: MAX_OUTPUT_BYTES,
        encoding: 'buffer',
        ...(remote ? { timeout: remote === 'exchange' ? REMOTE_LIMIT_MS : QUESTION_LIMIT_MS } : {}),
      } as const;
      const child = execFile('git', [...args], options, (error, bytes, said) => {
        if (error?.code === 'ENOENT' && existsSync(directory))
          return reject(new GitError(explainGit({ stderr: 'ENOENT' })));
        const exit = error ? error.code : 0;
        resolve({
          isDone: !error,
          ...(typeof exit === 'number' ? { exit } : {}),
          bytes,
          text: bytes.toString('utf8').replace(/\n$/, ''),
          stderr: said.toString('utf8') + (error?.killed ? 'timed out' : ''),
        });
      });
      // Git may end without having read its input.
      child.stdin?.on('error', () => {});
      child.stdin?.end(input);
    });
}

/** Runs git. Throws a `GitError` if it fails. */
export async function runGit(
  git: Git,
  args: readonly string[],
  options?: GitOptions & { step?: GitStep },
): Promise<GitAnswer> {
  const answer = await git(args, options);
  if (!answer.isDone) throw new GitError(explainGit(answer, options?.step));
  return answer;
}

/** Returns the names in a list that git has written with `-z`. */
export const parseNames = ({ bytes }: Pick<GitAnswer, 'bytes'>) => bytes.toString('utf8').split('\0').filter(Boolean);

/** Returns names in the form for the standard input of a command with `-z`. */
export const formatNames = (names: Iterable<string>) => [...names].map((name) => `${name}\0`).join('');

/** Calls `use` with a temporary folder that is removed afterwards. */
export async function withFolder<T>(use: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(path.join(tmpdir(), 'vitrine-git-'));
  try {
    return await use(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
