import { spawnSync } from 'node:child_process';
import { appendFileSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { filesBelow } from '../../src/model/read/files-below.ts';
import { generateSite } from './generate-site.ts';
import { runCheck } from './run-check.ts';
import { formatTable, kilobytes, machine, megabytes, seconds } from './table.ts';

/** Output of `measure-build.ts`, in milliseconds and bytes. */
interface Measured {
  pages: number;
  rendered: number;
  timings: Record<string, number>;
  total: number;
  /** Time of all processors, without the process that compiles the program. */
  work: number;
  /** Peak memory of the process that reads and renders. */
  peak: number;
}

/** Runs Node, and returns the last line that it prints, parsed as JSON. */
function run(...args: string[]): unknown {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '');
}

/** Measures a build in a separate process. */
function measure(site: string, scratch: string, ...flags: string[]): Measured {
  return run(
    '--import',
    'tsx',
    path.join(import.meta.dirname, 'measure-build.ts'),
    site,
    scratch,
    ...flags,
  ) as Measured;
}

/** A guide of our own site that every generated site contains: its page must not grow with the site. */
const GUIDE = 'creation-site-web/guide-creation-site-web';

function guideSize(output: string): { raw: number; brotli: number } {
  const html = readFileSync(path.join(output, `${GUIDE}.html`));
  return { raw: html.length, brotli: brotliCompressSync(html).length };
}

function programSize(output: string): number {
  const files = filesBelow(path.join(output, '_assets')).filter((file) => file.endsWith('.js'));
  return files.reduce((sum, file) => sum + statSync(path.join(output, '_assets', file)).size, 0);
}

export interface ScaleOptions {
  site: string;
  scratch: string;
  /** Sizes of the sites to build, in pages. */
  sizes: number[];
  /** Size of the largest site that is also built with social pictures. */
  socialUpTo: number;
}

const HEADINGS = [
  'pages',
  'cold build',
  'reading, rules',
  'program',
  'pages alone',
  'pages/s',
  'references',
  'processor',
  'processor/page',
  'memory',
  'one change',
  'processor',
  'memory',
  'check',
  'processor',
  'memory',
  'guide raw / brotli',
  'program',
];

const SOCIAL_HEADINGS = [
  'pages',
  'cold build',
  'social pictures',
  'processor',
  'memory',
  'nothing changed',
  'processor',
  'memory',
];

/**
 * Builds sites of growing size and prints the durations. Each is built without a cache, after one change, and as
 * shipped.
 */
export function benchScale({ site, scratch, sizes, socialUpTo }: ScaleOptions): void {
  runCheck(site);
  console.log(machine());
  const yardstick = Number(run(...process.execArgv, path.join(import.meta.dirname, 'measure-markdown.ts'), site));
  console.log(`react-markdown alone takes ${yardstick.toFixed(1)} ms of processor for a guide at this moment`);
  const rows: string[][] = [];
  const social: string[][] = [];
  for (const pages of sizes) {
    const place = path.join(scratch, String(pages));
    const generated = path.join(place, 'site');
    const output = path.join(place, 'dist');
    rmSync(place, { recursive: true, force: true });
    generateSite({ from: site, to: generated, pages });
    const cold = measure(generated, place);
    const { raw, brotli } = guideSize(output);
    appendFileSync(path.join(generated, `content/${GUIDE}.md`), '\nUne phrase de plus.\n');
    const warm = measure(generated, place);
    const check = runCheck(generated);
    const { check: checking = 0, program = 0, pages: rendering = 1, references = 0 } = cold.timings;
    rows.push([
      String(cold.pages),
      seconds(cold.total),
      seconds(checking),
      seconds(program),
      seconds(rendering),
      String(Math.round((cold.rendered / rendering) * 1000)),
      seconds(references),
      seconds(cold.work),
      `${(cold.work / cold.pages).toFixed(1)} ms`,
      megabytes(cold.peak),
      `${seconds(warm.total)} (${warm.rendered})`,
      seconds(warm.work),
      megabytes(warm.peak),
      seconds(check.time),
      seconds(check.work),
      megabytes(check.peak),
      `${kilobytes(raw)} / ${kilobytes(brotli)}`,
      kilobytes(programSize(output)),
    ]);
    // The largest sites take long, so print the results so far.
    console.error(HEADINGS.map((heading, column) => `${heading} ${rows.at(-1)?.[column]}`).join(', '));
    if (pages <= socialUpTo) {
      for (const made of ['cache', 'dist']) rmSync(path.join(place, made), { recursive: true, force: true });
      const shipped = measure(generated, place, '--social');
      const again = measure(generated, place, '--social');
      social.push([
        String(shipped.pages),
        seconds(shipped.total),
        seconds(shipped.timings['social pictures'] ?? 0),
        seconds(shipped.work),
        megabytes(shipped.peak),
        seconds(again.total),
        seconds(again.work),
        megabytes(again.peak),
      ]);
      console.error(SOCIAL_HEADINGS.map((heading, column) => `${heading} ${social.at(-1)?.[column]}`).join(', '));
    }
    rmSync(place, { recursive: true, force: true });
  }
  console.log('Cold builds of pages, the rules included; the second build after one changed guide (pages');
  console.log('rendered), the rules included; check as a process of its own. Processor and memory are without the');
  console.log('process that compiles the program; « program » is how long a build waits for it after the rules.');
  console.log(formatTable(HEADINGS, rows));
  if (social.length === 0) return;
  console.log('\nCold builds as shipped, with social pictures, and the same once more.');
  console.log(formatTable(SOCIAL_HEADINGS, social));
}
