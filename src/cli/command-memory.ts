import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { hashOf } from '../build/hash.ts';
import { scratchDirectory } from '../build/project.ts';
import { openTextMemory, type TextMemory } from '../site/read/text-memory.ts';

/** Folder of what commands remember of a site's texts, each in a folder of its own. */
export function textsFolder(site: string): string {
  return path.join(scratchDirectory, 'cache/texts', hashOf(site));
}

/**
 * The memory that a command has of a site's texts. `program` is the file that runs: a bundle holds all of the command,
 * so its hash tells one version from another. A command that runs from its sources has no memory.
 */
export function openCommandMemory(program: string, site: string): TextMemory | undefined {
  if (path.extname(program) !== '.js') return undefined;
  const version = hashOf(process.version, readFileSync(program));
  return openTextMemory(path.join(textsFolder(site), path.basename(program, '.js')), version);
}

/** Makes every command forget the texts of a site. */
export function forgetTexts(site: string): void {
  rmSync(textsFolder(site), { recursive: true, force: true });
}
