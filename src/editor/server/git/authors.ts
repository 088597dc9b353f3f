import { type Git, runGit } from './git.ts';

/** Returns the configured mail address, which all commits carry, whoever their author is. */
export async function addressOf(git: Git): Promise<string> {
  return (await git(['config', '--get', 'user.email'])).text;
}

/** Returns a commit message that names the other authors of its changes. */
export function withAuthors(message: string, others: readonly string[], address: string): string {
  if (others.length === 0) return message;
  return `${message.trimEnd()}\n\n${others.map((name) => `Co-authored-by: ${name} <${address}>`).join('\n')}`;
}

/** Returns the names of the authors and co-authors of the commits after `base`, up to `head`. */
export async function authorsOf(git: Git, base: string, head: string): Promise<string[]> {
  const format = '%an%n%(trailers:key=Co-authored-by,valueonly)';
  const { text } = await runGit(git, ['log', `--format=${format}`, `${base}..${head}`, '--']);
  return [...new Set(text.split('\n').map((line) => line.replace(/ <.*$/, '').trim()))].filter(Boolean);
}
