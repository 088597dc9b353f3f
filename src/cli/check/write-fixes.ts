import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Fix, Fixed } from '../../check/fix/fix-site.ts';
import type { OpenedSite } from '../../check/fix/site-state.ts';
import { replaceContent } from '../../publish/files/write-file.ts';

/** A file that was not written. */
interface Unwritten {
  file: string;
  /** Error code of the system; absent if another program has saved the file meanwhile. */
  problem?: string;
}

export interface Written {
  /** Corrections in the written files. */
  fixes: Fix[];
  unwritten: Unwritten[];
}

/** Writes the files with fixes, each atomically, and no others. */
export function writeFixes(
  directory: string,
  site: OpenedSite,
  { state, fixes }: Fixed,
  replace: (file: string, content: Uint8Array) => void = replaceContent,
): Written {
  const unwritten: Unwritten[] = [];
  for (const [file, text] of state.texts) {
    const before = site.start.texts.get(file) ?? '';
    if (text === before) continue;
    const absolute = path.join(directory, file);
    try {
      if (readFileSync(absolute).equals(site.bytesOf(file, before))) replace(absolute, site.bytesOf(file, text));
      else unwritten.push({ file });
    } catch (error) {
      unwritten.push({ file, problem: (error as NodeJS.ErrnoException).code ?? String(error) });
    }
  }
  return { fixes: fixes.filter(({ file }) => !unwritten.some((one) => one.file === file)), unwritten };
}
