import { existsSync, lstatSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import { hashOf } from '../../model/read/hash.ts';
import { isRecord } from '../../text/is-record.ts';
import { holds } from '../files/write-file.ts';
import { outputFolder, projectRoot, scratchDirectory, siteScratch } from '../project.ts';
import { type BuiltSite, builtSiteIn, MARKER } from './build-marker.ts';

/** A written file: the key of its content, and its size and time of modification afterwards. */
export type OutputEntry = [key: string, size: number, modified: number];

/** A folder into which a build writes. */
interface OutputFolder {
  /** Its real path, with symbolic links resolved. */
  directory: string;
  /** File with the record of the last build in it. */
  recordFile: string;
  record: Record<string, OutputEntry>;
  /** Whether an earlier build filled it, or started to. Only then may a build remove files in it. */
  isOurs: boolean;
}

/** The site that is built. */
export interface OutputSite {
  /** Folder of its sources. */
  directory: string;
  built: BuiltSite;
}

/** Returns the folder, in the build cache, of the records of output folders. */
export function outputRecords(cache: string): string {
  return path.join(cache, 'published');
}

/** Thrown for a folder into which a build must not write, with the reason. */
export class OutputRefusal extends Error {}

/** Git's file or folder in the working tree of a published branch. A folder that only contains this counts as empty. */
const BRANCH = '.git';

/** Reads the record of a build. A missing or corrupt record is empty. */
function readRecord(file: string): Record<string, OutputEntry> {
  try {
    const record: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (!isRecord(record)) return {};
    return Object.fromEntries(Object.entries(record).filter(([, entry]) => Array.isArray(entry))) as Record<
      string,
      OutputEntry
    >;
  } catch {
    return {};
  }
}

/**
 * Returns a path with symbolic links resolved. If the path does not exist yet, resolves the links of the part that
 * exists.
 */
function realPath(file: string): string {
  if (existsSync(file)) return realpathSync.native(file);
  const parent = path.dirname(file);
  return parent === file ? file : path.join(realPath(parent), path.basename(file));
}

/**
 * Whether a path contains a hidden name. Such files do not belong to a site: `.git` of a published branch, settings of
 * a host.
 */
export function isHidden(file: string): boolean {
  return file.split('/').some((part) => part.startsWith('.'));
}

/**
 * Whether a folder contains another site than this one. The default folder of the site is always its own, even after a
 * change of its address.
 */
function isAnothers(directory: string, built: BuiltSite | undefined, site: OutputSite): built is BuiltSite {
  return built !== undefined && built.site !== site.built.site && directory !== realPath(outputFolder(site.directory));
}

/**
 * Checks a folder before a build writes to it. Throws an `OutputRefusal` if it is not a folder, or if a build could
 * remove files of others: if it is or contains the project, the site folder or one of their scratch folders; if it is
 * not empty and no earlier build filled it; or if it contains another site.
 */
export function inspectOutput(requested: string, records: string, site?: OutputSite): OutputFolder {
  const directory = realPath(requested);
  const guarded = [projectRoot, scratchDirectory, ...(site ? [site.directory, siteScratch(site.directory)] : [])];
  const held = guarded.find((folder) => holds(directory, realPath(folder)));
  if (held) {
    throw new OutputRefusal(
      `Nothing is published in ${requested}: it contains ${held}, and a build removes all other files. Name a folder of its own, such as dist.`,
    );
  }
  const found = lstatSync(directory, { throwIfNoEntry: false });
  if (found && !statSync(directory, { throwIfNoEntry: false })?.isDirectory()) {
    throw new OutputRefusal(`Nothing is published in ${requested}: it is not a folder. Name another one.`);
  }
  const isOurs = existsSync(path.join(directory, MARKER));
  if (found && !isOurs && readdirSync(directory).some((name) => name !== BRANCH)) {
    throw new OutputRefusal(
      `Nothing is published in ${requested}: it is not empty, and no build has filled it (there is no ${MARKER} in it). Name a new folder, or empty this one.`,
    );
  }
  const built = builtSiteIn(directory);
  if (site && isAnothers(directory, built, site)) {
    throw new OutputRefusal(
      `Nothing is published in ${requested}: it contains the site ${built.site}, and this one is ${site.built.site}. Name another folder with --out, or delete that one.`,
    );
  }
  const recordFile = path.join(records, `${hashOf(requested)}.json`);
  return { directory, recordFile, record: isOurs ? readRecord(recordFile) : {}, isOurs };
}
