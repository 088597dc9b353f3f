import { existsSync, lstatSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import { nameOnceWhole } from './files.ts';
import { hashOf } from './hash.ts';
import { projectRoot, scratchDirectory } from './project.ts';

/** What was published under a name: the key of its content, and how the file looked right afterwards. */
export type Entry = [key: string, size: number, modified: number];

/** A folder to publish in. */
export interface OutputFolder {
  /** Where it really stands: links are followed. */
  directory: string;
  /** Where what a build left in it is recorded. */
  recordFile: string;
  record: Record<string, Entry>;
  /** Whether an earlier build filled it. Only then may a build remove anything there, but for the remains. */
  isOurs: boolean;
  /** Files of a build that began to fill it and was interrupted: they go before another one fills it. */
  remains: string[];
}

export interface OutputPlace {
  /** Folder of the records of what builds published. */
  cache: string;
  /** Folders that a build must never renew, nor any folder that holds them, besides the project and its scratch. */
  guarded?: readonly string[];
}

/** Folder, in the cache of builds, of the records of what they published. */
export function publishedRecords(cache: string): string {
  return path.join(cache, 'published');
}

/** Says that a folder must not be published in, and why. */
export class OutputRefusal extends Error {}

/** Files of every published site that no other program writes together; with `OUR_SCRIPT` they tell a build's folder. */
const OUR_FILES = ['404.html', 'robots.txt', '.nojekyll'];
const OUR_SCRIPT = /^letters-[0-9a-f]{8}\.js$/;

/** Most files of a record that are looked for. */
const SAMPLE = 50;

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

/** Whether a folder still holds most of what was recorded: another one may have taken its place. */
function holdsRecorded(directory: string, record: Record<string, Entry>): boolean {
  const files = Object.keys(record);
  const step = Math.ceil(files.length / SAMPLE);
  const sample = files.filter((_, index) => index % step === 0);
  const left = sample.filter((file) => existsSync(path.join(directory, file)));
  return left.length > 0 && left.length * 2 >= sample.length;
}

/** Entry of a file that a build is about to put in a folder that none has filled; no later build may keep it. */
export function pendingEntry(key: string, size: number): Entry {
  return [key, size, 0];
}

/**
 * Files that a build put in a folder before it was interrupted: it had recorded all that it was about to. Nothing when
 * there is no such record, or when anything stands in the folder that it does not account for.
 */
function remainsOf(directory: string, record: Record<string, Entry>): string[] | undefined {
  const entries = Object.values(record);
  if (entries.length === 0 || entries.some(([, , modified]) => modified !== 0)) return undefined;
  const isRecorded = (file: string) => {
    const whole = nameOnceWhole(file);
    return whole === file ? record[file]?.[1] === statSync(path.join(directory, file)).size : whole in record;
  };
  const remains: string[] = [];
  for (const entry of readdirSync(directory, { recursive: true, withFileTypes: true })) {
    if (entry.isDirectory()) continue;
    const file = path.relative(directory, path.join(entry.parentPath, entry.name)).split(path.sep).join('/');
    if (entry.isFile() && isRecorded(file)) remains.push(file);
    else if (!isHidden(file)) return undefined;
  }
  return remains;
}

/** Whether a folder holds what every published site does: the record of it may have been deleted. */
function looksPublished(directory: string): boolean {
  if (!OUR_FILES.every((file) => existsSync(path.join(directory, file)))) return false;
  const assets = path.join(directory, '_assets');
  return existsSync(assets) && readdirSync(assets).some((name) => OUR_SCRIPT.test(name));
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
  const recordFile = path.join(cache, `${hashOf(asked)}.json`);
  const record = readRecord(recordFile);
  const isOurs = holdsRecorded(directory, record) || looksPublished(directory);
  const remains = found && !isOurs ? remainsOf(directory, record) : [];
  if (found && !isOurs && !remains && readdirSync(directory).some((name) => !isHidden(name))) {
    throw new OutputRefusal(
      `Nothing is published in ${asked}: it is not empty, and no build has filled it. Name a new folder, or empty this one.`,
    );
  }
  return { directory, recordFile, record: isOurs ? record : {}, isOurs, remains: remains ?? [] };
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
