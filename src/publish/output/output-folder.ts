import { existsSync, lstatSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import { hashOf } from '../files/hash.ts';
import { projectRoot, scratchDirectory } from '../project.ts';

/** What was published under a name: the key of its content, and how the file looked right afterwards. */
export type Entry = [key: string, size: number, modified: number];

/** A folder to publish in. */
export interface OutputFolder {
  /** Where it really stands: links are followed. */
  directory: string;
  /** Where what a build left in it is recorded. */
  recordFile: string;
  record: Record<string, Entry>;
  /** Whether an earlier build filled it, or began to. Only then may a build remove anything there. */
  isOurs: boolean;
}

export interface OutputPlace {
  /** Folder of the records of what builds published. */
  cache: string;
  /** Folders that a build must never renew, nor any folder that holds them, besides the project and its scratch. */
  guarded?: readonly string[];
}

/** File that a build writes first into the folder that it fills: later builds may remove what stands there. */
export const MARKER = '.vitrine-build';

/** Text of the marker, for whoever finds it. */
export const MARKER_TEXT = 'Filled by "npm run build", which removes all other files that stand here.\n';

/** Folder, in the cache of builds, of the records of what they published. */
export function publishedRecords(cache: string): string {
  return path.join(cache, 'published');
}

/** Says that a folder must not be published in, and why. */
export class OutputRefusal extends Error {}

/** Every folder published before there was a marker holds these files and this script, and no other program's does. */
const UNMARKED_FILES = ['404.html', '.nojekyll'];
const UNMARKED_SCRIPT = /^letters-[0-9a-f]{8}\.js$/;

function readRecord(file: string): Record<string, Entry> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Record<string, Entry>;
  } catch {
    return {};
  }
}

/** A path without links; of what does not exist yet, the part that does is followed. */
function realPath(file: string): string {
  if (existsSync(file)) return realpathSync.native(file);
  const parent = path.dirname(file);
  return parent === file ? file : path.join(realPath(parent), path.basename(file));
}

/** Whether a folder is a file, or holds it, by their paths. */
export function holds(directory: string, file: string): boolean {
  const inner = path.relative(directory, file);
  return inner === '' || !(inner === '..' || inner.startsWith(`..${path.sep}`) || path.isAbsolute(inner));
}

function isPublished(directory: string): boolean {
  if (existsSync(path.join(directory, MARKER))) return true;
  const assets = path.join(directory, '_assets');
  if (!existsSync(assets) || !UNMARKED_FILES.every((file) => existsSync(path.join(directory, file)))) return false;
  return readdirSync(assets).some((name) => UNMARKED_SCRIPT.test(name));
}

/** What begins with a dot is no part of a site: `.git` of a branch that is published, settings of a host. */
export function isHidden(file: string): boolean {
  return file.split('/').some((part) => part.startsWith('.'));
}

/**
 * Looks at a folder before it is published in. Throws an `OutputRefusal` where a build could remove what is not its
 * own: for the project, its scratch folder, the guarded folders and all that hold them, and for a folder that is not
 * empty and that no earlier build filled.
 */
export function inspectOutput(asked: string, { cache, guarded = [] }: OutputPlace): OutputFolder {
  const directory = realPath(asked);
  const held = [projectRoot, scratchDirectory, ...guarded].find((folder) => holds(directory, realPath(folder)));
  if (held) {
    throw new OutputRefusal(
      `Nothing is published in ${asked}: it holds ${held}, and a build removes all other files. Name a folder of its own, such as dist.`,
    );
  }
  const found = lstatSync(directory, { throwIfNoEntry: false });
  if (found && !statSync(directory, { throwIfNoEntry: false })?.isDirectory()) {
    throw new OutputRefusal(`Nothing is published in ${asked}: it is no folder. Name another one.`);
  }
  const isOurs = isPublished(directory);
  if (found && !isOurs && readdirSync(directory).some((name) => !isHidden(name))) {
    throw new OutputRefusal(
      `Nothing is published in ${asked}: it is not empty, and no build has filled it (there is no ${MARKER} in it). Name a new folder, or empty this one.`,
    );
  }
  const recordFile = path.join(cache, `${hashOf(asked)}.json`);
  return { directory, recordFile, record: isOurs ? readRecord(recordFile) : {}, isOurs };
}

/** What speaks against publishing in a folder, in a line; nothing if a build may. */
export function refusalOf(asked: string, place: OutputPlace): string | undefined {
  try {
    inspectOutput(asked, place);
    return undefined;
  } catch (error) {
    if (error instanceof OutputRefusal) return error.message;
    throw error;
  }
}
