import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

/** An archive of the engine, made by `npm pack`. */
interface EngineArchive {
  version: string;
  bytes: Buffer;
}

const BLOCK_BYTES = 512;

/** Returns the text of a file in a tar archive (POSIX ustar: headers and contents in blocks of 512 bytes). */
function fileIn(tar: Buffer, wanted: string): string | undefined {
  for (let at = 0; at + BLOCK_BYTES <= tar.length && tar[at] !== 0; ) {
    const field = (from: number, length: number) =>
      tar.toString('latin1', at + from, at + from + length).replace(/\0.*$/s, '');
    const size = Number.parseInt(field(124, 12), 8) || 0;
    const start = at + BLOCK_BYTES;
    if (field(0, 100) === wanted) return tar.toString('utf8', start, start + size);
    at = start + Math.ceil(size / BLOCK_BYTES) * BLOCK_BYTES;
  }
  return undefined;
}

/** Reads an archive of the engine; `undefined` if the file is not one. */
export function readArchive(file: string): EngineArchive | undefined {
  try {
    const bytes = readFileSync(file);
    const { name, version } = JSON.parse(fileIn(gunzipSync(bytes), 'package/package.json') ?? '') as {
      name?: unknown;
      version?: unknown;
    };
    return name === 'vitrine' && typeof version === 'string' ? { version, bytes } : undefined;
  } catch {
    return undefined;
  }
}
