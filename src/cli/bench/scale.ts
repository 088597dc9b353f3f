import { spawnSync } from 'node:child_process';
import { appendFileSync, readFileSync, rmSync, statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { filesBelow } from '../../build/files.ts';
import { generateSite } from './generate-site.ts';
import { formatTable, kilobytes, seconds } from './table.ts';

interface Measured {
  pages: number;
  rendered: number;
  timings: Record<string, number>;
  /** Milliseconds. */
  total: number;
  /** Bytes. */
  peak: number;
}

function measure(site: string, scratch: string): Measured {
  const script = path.join(import.meta.dirname, 'measure-build.ts');
  const { status, stdout, stderr } = spawnSync(process.execPath, [...process.execArgv, script, site, scratch], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as Measured;
}

function megabytes(bytes: number): string {
  return `${Math.round(bytes / 1e6)} MB`;
}

/** Mean size of the guides of our own site, which every generated site holds: it must not grow with the site. */
function guideSize(output: string): { raw: number; brotli: number } {
  const html = readFileSync(path.join(output, 'creation-site-web/guide-creation-site-web.html'));
  return { raw: html.length, brotli: brotliCompressSync(html).length };
}

function programSize(output: string): number {
  const files = filesBelow(path.join(output, '_assets')).filter((file) => file.endsWith('.js'));
  return files.reduce((sum, file) => sum + statSync(path.join(output, '_assets', file)).size, 0);
}

export interface ScaleOptions {
  site: string;
  scratch: string;
  /** Numbers of pages to build. */
  sizes: number[];
}

/** Builds sites of growing size, each cold and then after one change, and prints what that took. */
export function benchScale({ site, scratch, sizes }: ScaleOptions): void {
  const rows: string[][] = [];
  for (const pages of sizes) {
    const place = path.join(scratch, String(pages));
    const generated = path.join(place, 'site');
    rmSync(place, { recursive: true, force: true });
    generateSite({ from: site, to: generated, pages });
    const cold = measure(generated, place);
    const output = path.join(place, 'dist');
    const { raw, brotli } = guideSize(output);
    appendFileSync(
      path.join(generated, 'content/creation-site-web/guide-creation-site-web.md'),
      '\nUne phrase de plus.\n',
    );
    const warm = measure(generated, place);
    const { read = 0, program = 0, pages: rendering = 1 } = cold.timings;
    rows.push([
      String(cold.pages),
      seconds(cold.total),
      seconds(read),
      seconds(program),
      seconds(rendering),
      String(Math.round((cold.rendered / rendering) * 1000)),
      megabytes(cold.peak),
      `${seconds(warm.total)} (${warm.rendered})`,
      `${kilobytes(raw)} / ${kilobytes(brotli)}`,
      kilobytes(programSize(output)),
    ]);
    rmSync(place, { recursive: true, force: true });
  }
  console.log(
    `${availableParallelism()} cores; builds without compression and social pictures; second build after one changed guide`,
  );
  const headings = [
    'pages',
    'cold build',
    'read',
    'program',
    'pages',
    'pages/s',
    'peak memory',
    'one change',
    'guide raw / brotli',
    'program',
  ];
  console.log(formatTable(headings, rows));
}
