import { readdirSync, readFileSync, rmSync, truncateSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { compressOutput } from '../../../src/build/output/compress.ts';
import { openOutput } from '../../../src/build/output/output.ts';
import { filesBelow } from '../../../src/model/read/files-below.ts';
import { hashOf } from '../../../src/model/read/hash.ts';
import { temporaryFolder } from '../../temporary-folder.ts';

const style = 'a{}'.repeat(400);

describe('compressOutput', () => {
  it('keeps the copies of published files, and removes all others', async () => {
    const place = temporaryFolder();
    const cache = path.join(place, 'compressed');
    const publish = async (files: Record<string, string>) => {
      const output = openOutput(path.join(place, 'dist'), path.join(place, 'records'));
      for (const [file, text] of Object.entries(files)) output.write(file, text);
      const compressed = await compressOutput({ output, cache });
      output.commit();
      return compressed;
    };
    const copiesOf = (...texts: string[]) =>
      texts.flatMap((text) => [`${hashOf(text)}.br`, `${hashOf(text)}.gz`]).sort();
    expect(await publish({ 'a.css': style, 'b.css': `${style}b`, 'small.css': 'a{}', 'a.png': style })).toBe(2);
    expect(filesBelow(path.join(place, 'dist'))).toContain('a.css.br');
    expect(gunzipSync(readFileSync(path.join(place, 'dist/a.css.gz'))).toString()).toBe(style);
    expect(readdirSync(cache)).toEqual(copiesOf(style, `${style}b`));
    expect(await publish({ 'a.css': style, 'b.css': `${style}c` })).toBe(1);
    expect(readdirSync(cache)).toEqual(copiesOf(style, `${style}c`));
    expect(await publish({ 'a.css': style, 'b.css': `${style}c` })).toBe(0);
    expect(filesBelow(path.join(place, 'dist'))).toContain('b.css.gz');
    // Truncated files are created again.
    rmSync(path.join(place, 'dist'), { recursive: true });
    truncateSync(path.join(cache, `${hashOf(style)}.gz`), 50);
    expect(await publish({ 'a.css': style, 'b.css': `${style}c` })).toBe(1);
    expect(gunzipSync(readFileSync(path.join(place, 'dist/a.css.gz'))).toString()).toBe(style);
  });
});
