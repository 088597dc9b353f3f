import { getSystemErrorName } from 'node:util';

/** What it means that the system refuses to write or read a file, and what to do, by the system's own code. */
const ADVICE: Record<string, string> = {
  ENOSPC: 'The disk is full: free some space, then build again',
  EDQUOT: 'This user has no disk space left: free some, then build again',
  EROFS: 'That disk can only be read: make it writable, or name another published folder with --out',
  EACCES: 'This user lacks the right: grant it, or name another published folder with --out',
  EPERM: 'This user lacks the right: grant it, or name another published folder with --out',
};

/** The system's code and words for a refusal; the compiler has words of its own, several lines of them. */
function refusalIn({ message }: Error): { code: string; words: string } {
  const [, start = '', number] = /^(Failed to write .+)$[\s\S]*\(os error (\d+)\)/m.exec(message) ?? [];
  if (number) {
    const code = getSystemErrorName(-Number(number));
    return { code, words: `${code}: ${start}` };
  }
  // The code itself is lost where an error comes from a worker.
  return { code: /^([A-Z]+): /.exec(message)?.[1] ?? '', words: message };
}

/** Says in a line why the system lets a build write or read no further, and what to do; nothing of any other error. */
export function describeSystemRefusal(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code, words } = refusalIn(error);
  return ADVICE[code] && `${ADVICE[code]} (${words}).`;
}
