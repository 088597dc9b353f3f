import { createHash } from 'node:crypto';
import { closeSync, fstatSync, openSync, readSync } from 'node:fs';

/** Hash of the bytes of a file. */
export type Hash = string;

/** Returns the first 32 hexadecimal digits of the SHA-256 of the parts and their boundaries. */
export function hashOf(...parts: (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${part.length}:`).update(part);
  return hash.digest('hex').slice(0, 32);
}

const CHUNK_BYTES = 1 << 20;

/**
 * Returns the hash of a file's bytes, as `hashOf` returns it. The file is read in parts. Throws if it cannot be read.
 */
export function hashOfFile(file: string): string {
  const handle = openSync(file, 'r');
  try {
    const hash = createHash('sha256').update(`${fstatSync(handle).size}:`);
    const chunk = Buffer.allocUnsafe(CHUNK_BYTES);
    for (let length = readSync(handle, chunk); length > 0; length = readSync(handle, chunk))
      hash.update(chunk.subarray(0, length));
    return hash.digest('hex').slice(0, 32);
  } finally {
    closeSync(handle);
  }
}
