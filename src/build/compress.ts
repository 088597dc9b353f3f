import { copyFileSync, existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { writeFile } from './files.ts';
import { hashOf } from './hash.ts';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Files that shrink; pictures, films and fonts are compressed already. */
const COMPRESSIBLE = /\.(?:html|js|css|svg|xml|json|txt|webmanifest|vtt|map)$/;

/** Below this size in bytes, a compressed copy saves no packet. */
const SMALLEST = 512;

export interface CompressOptions {
  /** Folder whose files are given `.br` and `.gz` copies. */
  directory: string;
  /** Files to compress, relative to the folder; `cached` names the file beside which copies are kept, if any. */
  files: { file: string; cached?: string }[];
  /** Folder for the copies of files that have no cached file. */
  cache: string;
}

async function compressOne(content: Buffer, target: string, kept: string): Promise<number> {
  if (existsSync(`${kept}.br`) && existsSync(`${kept}.gz`)) {
    copyFileSync(`${kept}.br`, `${target}.br`);
    copyFileSync(`${kept}.gz`, `${target}.gz`);
    return 0;
  }
  const [br, gz] = await Promise.all([
    toBrotli(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
    toGzip(content, { level: 9 }),
  ]);
  for (const file of [target, kept]) {
    writeFile(`${file}.br`, br);
    writeFile(`${file}.gz`, gz);
  }
  return 1;
}

/**
 * Writes compressed copies beside published files, as hosts serve them. Compression runs on the threads that Node
 * keeps for it; what was compressed before is copied. Gives the number of files that were compressed anew.
 */
export async function compressFiles({ directory, files, cache }: CompressOptions): Promise<number> {
  const queue = files.filter(({ file }) => COMPRESSIBLE.test(file));
  let compressed = 0;
  let next = 0;
  const work = async () => {
    for (let entry = queue[next++]; entry; entry = queue[next++]) {
      const target = path.join(directory, entry.file);
      if (entry.cached && existsSync(`${entry.cached}.br`)) {
        await compressOne(Buffer.alloc(0), target, entry.cached);
        continue;
      }
      const content = readFileSync(target);
      if (content.length < SMALLEST) continue;
      const added = await compressOne(content, target, entry.cached ?? path.join(cache, hashOf(content)));
      compressed += added;
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return compressed;
}
