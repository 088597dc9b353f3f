import { readFileSync } from 'node:fs';
import { hashOf } from '../../model/read/hash.ts';
import { writeFile } from '../files/write-file.ts';

/** Length of the hash at the start of an entry, in bytes. */
const HASH_BYTES = 32;

/** Writes an entry of a cache atomically: the hash of its content, then the content. */
export function writeEntry(file: string, content: string | Uint8Array): void {
  const bytes = Buffer.from(content);
  writeFile(file, Buffer.concat([Buffer.from(hashOf(bytes)), bytes]));
}

/** Reads the content of an entry; `undefined` if it is missing or corrupt, for example after a power cut. */
export function readEntry(file: string): Buffer | undefined {
  let entry: Buffer;
  try {
    entry = readFileSync(file);
  } catch {
    return undefined;
  }
  const content = entry.subarray(HASH_BYTES);
  return entry.toString('latin1', 0, HASH_BYTES) === hashOf(content) ? content : undefined;
}
