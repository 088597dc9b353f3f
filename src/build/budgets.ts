import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { filesBelow } from '../site/read/files-below.ts';
import { readReferences } from './html-references.ts';
import { BOOT_LIMIT } from './program/boot.ts';

/**
 * Most bytes that visitors may be sent, compressed with Brotli. A guide's HTML, its style sheet included, arrives in
 * the first flight of a TCP connection (ten segments, RFC 6928).
 */
export const budgets = {
  boot: BOOT_LIMIT,
  guideHtml: 14_000,
  pageHtml: 20_000,
  wakeGuide: 120_000,
  wakeHome: 150_000,
} as const;

/** One thing that was weighed, in bytes. */
export interface Weight {
  budget: keyof typeof budgets;
  /** What was weighed: a file of the published folder. */
  subject: string;
  bytes: number;
  limit: number;
}

function brotliBytes(content: Uint8Array): number {
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
}

/** Bytes of a published file as hosts send it: those of its compressed copy, else those that it would have. */
export function sentBytes(directory: string, file: string): number {
  const copy = path.join(directory, `${file}.br`);
  return existsSync(copy) ? statSync(copy).size : brotliBytes(readFileSync(path.join(directory, file)));
}

/** Text of the boot script: the one inline script that a page runs. */
export function bootOf(html: string): string {
  return /<script>([\s\S]*?)<\/script>/.exec(html)?.[1] ?? '';
}

function isGuide(html: string): boolean {
  const data = /<script type="application\/json" id="page">([\s\S]*?)<\/script>/.exec(html)?.[1];
  return data !== undefined && (JSON.parse(data) as { kind?: string }).kind === 'guide';
}

/** Modules that a compiled module imports at once; those that it may import later are not loaded on waking. */
function importsOf(code: string): string[] {
  return [...code.matchAll(/(?:\bfrom|\bimport)\s*["'](\.\/[^"']+\.js)["']/g)].map(([, name = '']) => name.slice(2));
}

/** Files of the client program that a page loads when it wakes, relative to the published folder. */
export function programOf(html: string, directory: string): string[] {
  const attributes = /<html[^>]*>/.exec(html)?.[0] ?? '';
  const queue = [...readReferences(attributes).addresses].map((address) => address.replace(/^.*?(?=_assets\/)/, ''));
  const seen = new Set<string>();
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    const folder = path.posix.dirname(file);
    if (file.endsWith('.js')) {
      queue.push(...importsOf(readFileSync(path.join(directory, file), 'utf8')).map((name) => `${folder}/${name}`));
    }
  }
  return [...seen].sort();
}

function weigh(budget: Weight['budget'], subject: string, bytes: number): Weight {
  return { budget, subject, bytes, limit: budgets[budget] };
}

/** Weighs all pages of a published folder, the boot script, and the program that wakes the home page and a guide. */
export function weighSite(directory: string): Weight[] {
  const weights: Weight[] = [];
  let guideWeighed = false;
  for (const file of filesBelow(directory).filter((name) => name.endsWith('.html') && !name.startsWith('media/'))) {
    const html = readFileSync(path.join(directory, file), 'utf8');
    const guide = isGuide(html);
    weights.push(weigh(guide ? 'guideHtml' : 'pageHtml', file, sentBytes(directory, file)));
    const home = file === 'index.html';
    if (home) weights.push(weigh('boot', file, brotliBytes(Buffer.from(bootOf(html)))));
    // All guides wake with the same program.
    if (!home && (!guide || guideWeighed)) continue;
    guideWeighed ||= guide;
    const program = programOf(html, directory).reduce((sum, name) => sum + sentBytes(directory, name), 0);
    weights.push(weigh(home ? 'wakeHome' : 'wakeGuide', file, program));
  }
  return weights;
}

/** What is heavier than its budget allows. */
export function overBudget(weights: readonly Weight[]): Weight[] {
  return weights.filter(({ bytes, limit }) => bytes > limit);
}
