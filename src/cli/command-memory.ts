import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { hashOf } from '../build/hash.ts';
import { scratchDirectory } from '../build/project.ts';
import { openTextMemory, type TextMemory } from '../site/read/text-memory.ts';

const folder = path.join(scratchDirectory, 'cache/texts');

/**
 * The memory that a command has of a site's texts. `program` is the file that runs: a bundle holds all of the command,
 * so its hash tells one version from another. A command that runs from its sources has no memory.
 */
export function openCommandMemory(program: string, site: string): TextMemory | undefined {
  if (path.extname(program) !== '.js') return undefined;
  const version = hashOf(process.version, readFileSync(program));
  return openTextMemory(path.join(folder, hashOf(site), path.basename(program, '.js')), version);
}

/** Makes every command forget the texts of a site. */
export function forgetTexts(site: string): void {
  rmSync(path.join(folder, hashOf(site)), { recursive: true, force: true });
}
