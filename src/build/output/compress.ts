import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { filesBelow } from '../../model/read/files-below.ts';
import { HOST_FILES } from '../../model/reserved-paths.ts';
import { readEntry, writeEntry } from '../cache/cache-entry.ts';
import { forEachConcurrently } from '../files/for-each-concurrently.ts';
import { writeUnseen } from '../files/write-file.ts';
import type { Output } from './output.ts';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Files that are compressed; pictures, films and fonts already are. */
const COMPRESSIBLE = /\.(?:html|js|css|svg|xml|json|txt|vtt|map)$/;

const ENDINGS = ['.br', '.gz'] as const;

/** Minimum size in bytes: below it, a compressed copy saves no packet. */
const MIN_BYTES = 512;

type Copies = Record<(typeof ENDINGS)[number], Buffer>;

async function compressOne(content: Buffer): Promise<Copies> {
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
  return { '.br': br, '.gz': gz };
}

/** Returns the compressed copies of a file's content, from the cache or newly made; `undefined` for small files. */
async function copiesOf(kept: string, read: () => Buffer): Promise<{ copies: Copies; isNew: boolean } | undefined> {
  const [br, gz] = ENDINGS.map((ending) => readEntry(kept + ending));
  if (br && gz) return { copies: { '.br': br, '.gz': gz }, isNew: false };
  const content = read();
  if (content.length < MIN_BYTES) return undefined;
  const copies = await compressOne(content);
  for (const ending of ENDINGS) writeEntry(kept + ending, copies[ending]);
  return { copies, isNew: true };
}

interface CompressOutputOptions {
  output: Output;
  /** Folder for the copies of this site's files; unused copies are removed from it. */
  cache: string;
}

/**
 * Writes compressed copies of files, for hosts that send them. Existing copies are kept, or taken from the cache.
 * Returns the number of newly compressed files.
 */
export async function compressOutput({ output, cache }: CompressOutputOptions): Promise<number> {
  const used = new Set<string>();
  const files = output.files().filter(([file]) => COMPRESSIBLE.test(file) && !HOST_FILES.includes(file));
  let compressed = 0;
  await forEachConcurrently(files, async ([file, key]) => {
    for (const ending of ENDINGS) used.add(key + ending);
    const missing = ENDINGS.filter((ending) => !output.keep(file + ending, key + ending));
    if (missing.length === 0) return;
    const made = await copiesOf(path.join(cache, key), () => readFileSync(output.locate(file)));
    if (!made) return;
    if (made.isNew) compressed += 1;
    for (const ending of missing) writeUnseen(output.place(file + ending, key + ending), made.copies[ending]);
  });
  for (const name of filesBelow(cache)) if (!used.has(name)) rmSync(path.join(cache, name), { force: true });
  return compressed;
}
