import { existsSync, lstatSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import { isRecord } from '../../text/is-record.ts';
import { hashOf } from '../files/hash.ts';
import { holds } from '../files/write-file.ts';
import { projectRoot, publishedFolder, scratchDirectory, siteScratch } from '../project.ts';
import { type BuiltSite, builtSiteIn, MARKER } from './build-marker.ts';

/** What was published under a name: the key of its content, and how the file looked right afterwards. */
export type PublishedEntry = [key: string, size: number, modified: number];

/** A folder to publish in. */
export interface OutputFolder {
  /** Where it really stands: links are followed. */
  directory: string;
  /** Where what a build left in it is recorded. */
  recordFile: string;
  record: Record<string, PublishedEntry>;
  /** Whether an earlier build filled it, or began to. Only then may a build remove anything there. */
  isOurs: boolean;
}

/** The site that is published. */
export interface OutputSite {
  /** Folder of its sources. */
  directory: string;
  built: BuiltSite;
}

/** Folder, in the cache of builds, of the records of what they published. */
export function publishedRecords(cache: string): string {
  return path.join(cache, 'published');
}

/** Says that a folder must not be published in, and why. */
export class OutputRefusal extends Error {}

/** Folder that a branch is published from: all that an empty folder may hold. */
const BRANCH = '.git';

/** Reads what builds recorded. A record that is missing or damaged is empty. */
function readRecord(file: string): Record<string, PublishedEntry> {
  try {
    const record: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (!isRecord(record)) return {};
    return Object.fromEntries(Object.entries(record).filter(([, entry]) => Array.isArray(entry))) as Record<
      string,
      PublishedEntry
    >;
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

/** What begins with a dot is no part of a site: `.git` of a branch that is published, settings of a host. */
export function isHidden(file: string): boolean {
  return file.split('/').some((part) => part.startsWith('.'));
}

/** Whether another site than this one fills a folder. The address of a site may change: its own folder stays its own. */
function isAnothers(directory: string, built: BuiltSite | undefined, site: OutputSite): built is BuiltSite {
  return (
    built !== undefined && built.site !== site.built.site && directory !== realPath(publishedFolder(site.directory))
  );
}

/**
 * Looks at a folder before it is published in. Throws an `OutputRefusal` where a build could remove what is not its
 * own: for the project, the folder of the site, their scratch folders and all that hold one of these; for a folder that
 * is not empty and that no earlier build filled; and for one that another site fills.
 */
export function inspectOutput(asked: string, records: string, site?: OutputSite): OutputFolder {
  const directory = realPath(asked);
  const guarded = [projectRoot, scratchDirectory, ...(site ? [site.directory, siteScratch(site.directory)] : [])];
  const held = guarded.find((folder) => holds(directory, realPath(folder)));
  if (held) {
    throw new OutputRefusal(
      `Nothing is published in ${asked}: it holds ${held}, and a build removes all other files. Name a folder of its own, such as dist.`,
    );
  }
  const found = lstatSync(directory, { throwIfNoEntry: false });
  if (found && !statSync(directory, { throwIfNoEntry: false })?.isDirectory()) {
    throw new OutputRefusal(`Nothing is published in ${asked}: it is no folder. Name another one.`);
  }
  const isOurs = existsSync(path.join(directory, MARKER));
  if (found && !isOurs && readdirSync(directory).some((name) => name !== BRANCH)) {
    throw new OutputRefusal(
      `Nothing is published in ${asked}: it is not empty, and no build has filled it (there is no ${MARKER} in it). Name a new folder, or empty this one.`,
    );
  }
  const built = builtSiteIn(directory);
  if (site && isAnothers(directory, built, site)) {
    throw new OutputRefusal(
      `Nothing is published in ${asked}: it holds the site ${built.site}, and this one is ${site.built.site}. Name another folder with --out, or delete that one.`,
    );
  }
  const recordFile = path.join(records, `${hashOf(asked)}.json`);
  return { directory, recordFile, record: isOurs ? readRecord(recordFile) : {}, isOurs };
}
