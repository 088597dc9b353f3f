import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseRelease, type Release } from '../../check/release/release.ts';
import { refusalOf } from '../../model/read/refusal-of.ts';
import { releaseFile } from '../../model/read/site-files.ts';

/** Reads the record of the last release. An invalid one ends the process. */
export function previousRelease(site: string): Release | undefined {
  const file = path.join(site, releaseFile);
  // A file that must not be opened is reported by the check.
  if (!existsSync(file) || refusalOf(site, releaseFile)) return undefined;
  try {
    return parseRelease(readFileSync(file, 'utf8'));
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}
