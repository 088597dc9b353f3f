import path from 'node:path';
import { getSystemErrorName } from 'node:util';
import { holds } from './write-file.ts';

/** Folders of a build, absolute. */
export interface BuildFolders {
  /** Published folder. What is made for it is beside it until it is whole. */
  output?: string | undefined;
  site: string;
}

const LACKS_RIGHT = 'This user lacks the right: grant it';

/** What a refusal of the system means, and what to do, by the system's own code. */
const ADVICE: Record<string, string> = {
  ENOSPC: 'The disk is full: free some space, then build again',
  EDQUOT: 'This user has no disk space left: free some, then build again',
  EROFS: 'That disk can only be read: make it writable',
  EACCES: LACKS_RIGHT,
  EPERM: LACKS_RIGHT,
};

/** Codes of refusals that another published folder avoids. */
const AVOIDABLE = new Set(['EROFS', 'EACCES', 'EPERM']);

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

/** Whether all files that a refusal names are published ones, or the folder that holds the published one. */
function isAboutOutput(files: readonly string[], output: string): boolean {
  const isPublished = (file: string) =>
    holds(output, file) || file === path.dirname(output) || file.startsWith(`${output}.`);
  return files.length > 0 && files.every(isPublished);
}

/**
 * Says in a line why the system lets a build write or read no further, and what to do. Returns `undefined` for any other
 * error.
 */
export function describeSystemRefusal(error: unknown, { output, site }: BuildFolders): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code, words } = refusalIn(error);
  const files = [...words.matchAll(/'([^']+)'/g)].map(([, file = '']) => file);
  if (code === 'ENOENT' && files.some((file) => holds(path.join(site, 'content'), file)))
    return `A file of the site went away while it was built: build again (${words}).`;
  if (!ADVICE[code]) return undefined;
  const isElsewhere = AVOIDABLE.has(code) && output !== undefined && isAboutOutput(files, output);
  return `${ADVICE[code]}${isElsewhere ? ', or name another published folder with --out' : ''} (${words}).`;
}

/** What the machine code of a package is for, by the words with which loading it fails. */
const MACHINE_CODE = [
  {
    words: /^Could not load the "sharp" module/,
    name: 'sharp',
    remedy: ', or build without social pictures (--no-social)',
  },
  { words: /^Cannot find native binding/, name: 'rolldown', remedy: '' },
];

/** Says in a line that a package lacks its machine code, and what to do. Returns `undefined` for any other error. */
export function describeMissingCode(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const missing = MACHINE_CODE.find(({ words }) => words.test(error.message));
  const system = `${process.platform}-${process.arch}`;
  return (
    missing &&
    `The package ${missing.name} has no machine code for this system (${system}): run "npm ci" on this machine${missing.remedy}.`
  );
}

/**
 * Says in a line that the development server cannot serve a program from its folder, and what to do. A `#` ends the
 * address of a source, which the browser then gets as it is typed. Returns `undefined` for any other folder.
 */
export function describeUnservedFolder(folder: string): string | undefined {
  if (!folder.includes('#')) return undefined;
  return `The development server cannot work in a folder with "#" in its path: rename it, then start again (${folder}).`;
}
