import path from 'node:path';
import { getSystemErrorName } from 'node:util';
import { holds } from './write-file.ts';

/** Folders of a build, absolute. */
export interface BuildFolders {
  /** Output folder. Its new state is prepared next to it. */
  output?: string | undefined;
  site: string;
}

const LACKS_RIGHT = 'This user lacks the permission: grant it';

/** Explanations of system errors, and what to do, by error code. */
const ADVICE: Record<string, string> = {
  ENOSPC: 'The disk is full: free some space, then try again',
  EDQUOT: 'This user has no disk space left: free some, then try again',
  EROFS: 'That disk is read-only: make it writable',
  EACCES: LACKS_RIGHT,
  EPERM: LACKS_RIGHT,
};

/** Error codes that another output folder would avoid. */
const AVOIDABLE = new Set(['EROFS', 'EACCES', 'EPERM']);

/** Returns the error code and message of a system error. An error of the compiler has them in its longer message. */
function refusalIn({ message }: Error): { code: string; words: string } {
  const [, start = '', number] = /^(Failed to write .+)$[\s\S]*\(os error (\d+)\)/m.exec(message) ?? [];
  if (number) {
    const code = getSystemErrorName(-Number(number));
    return { code, words: `${code}: ${start}` };
  }
  // Errors from a worker have no `code`.
  return { code: /^([A-Z]+): /.exec(message)?.[1] ?? '', words: message };
}

/**
 * Whether an error is only about the output: files in its folder, the folder around it, or the one in which a build
 * prepares it.
 */
function isAboutOutput(files: readonly string[], output: string): boolean {
  const isPublished = (file: string) =>
    holds(output, file) || file === path.dirname(output) || file.startsWith(`${output}.`);
  return files.length > 0 && files.every(isPublished);
}

/**
 * Explains in one line why the system refuses a write or read of a build, and what to do. Returns `undefined` for any
 * other error.
 */
export function describeSystemRefusal(error: unknown, { output, site }: BuildFolders): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code, words } = refusalIn(error);
  const files = [...words.matchAll(/'([^']+)'/g)].map(([, file = '']) => file);
  if (code === 'ENOENT' && files.some((file) => holds(path.join(site, 'content'), file)))
    return `A file of the site was removed during the build: build again (${words}).`;
  if (!ADVICE[code]) return undefined;
  const isElsewhere = AVOIDABLE.has(code) && output !== undefined && isAboutOutput(files, output);
  return `${ADVICE[code]}${isElsewhere ? ', or name another output folder with --out' : ''} (${words}).`;
}

/**
 * Packages with native code: the error message when loading one fails, its name, and another remedy than installing it.
 */
const MACHINE_CODE = [
  {
    words: /^Could not load the "sharp" module/,
    name: 'sharp',
    remedy: ', or build without social pictures (--no-social)',
  },
  { words: /^Cannot find native binding/, name: 'rolldown', remedy: '' },
];

/**
 * Explains in one line that the native code of a package is missing, and what to do. Returns `undefined` for any other
 * error.
 */
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
 * Explains in one line that the development server cannot serve a program from a folder with `#` in its path, and what
 * to do: the `#` truncates the address of a source, which the browser then receives uncompiled. Returns `undefined` for
 * any other folder.
 */
export function describeUnservedFolder(folder: string): string | undefined {
  if (!folder.includes('#')) return undefined;
  return `The development server cannot work in a folder with "#" in its path: rename it, then start again (${folder}).`;
}
