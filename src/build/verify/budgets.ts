import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { filesBelow } from '../../model/read/files-below.ts';
import { TEXT_STYLE } from '../../protocol/attributes.ts';
import { PAGE_DATA_ID } from '../../protocol/element-ids.ts';
import { readReferences } from './html-references.ts';

/**
 * Maximum sizes of a site in bytes, compressed with Brotli. The content of guides has no budget: a guide's page is
 * measured without its article and the styles of its figures. A program is everything that a page loads to hydrate. The
 * pages of examples have separate budgets, and are listed separately.
 */
export const budgets = {
  boot: 1_500,
  guideHtml: 10_000,
  homeHtml: 28_000,
  pageHtml: 20_000,
  guideProgram: 125_000,
  pageProgram: 190_000,
  exampleHtml: 20_000,
  exampleProgram: 190_000,
} as const;

/** One measured size, in bytes. */
interface Weight {
  budget: keyof typeof budgets;
  /** The measured file of the output folder. */
  subject: string;
  bytes: number;
  limit: number;
}

function brotliBytes(content: Uint8Array): number {
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
}

/** Returns the size of a file as hosts send it, in bytes. */
export function sentBytes(directory: string, file: string): number {
  return brotliBytes(readFileSync(path.join(directory, file)));
}

/** Returns the text of the boot script, the first inline script of a page. */
export function bootOf(html: string): string {
  return /<script>([\s\S]*?)<\/script>/.exec(html)?.[1] ?? '';
}

const PAGE_DATA = new RegExp(`<script type="application/json" id="${PAGE_DATA_ID}">([\\s\\S]*?)</script>`);

function isGuide(html: string): boolean {
  const data = PAGE_DATA.exec(html)?.[1];
  return data !== undefined && (JSON.parse(data) as { kind?: string }).kind === 'guide';
}

/** Returns the modules that a compiled module imports statically; dynamic imports are not loaded to hydrate. */
function importsOf(code: string): string[] {
  return [...code.matchAll(/(?:\bfrom|\bimport)\s*["'](\.\/[^"']+\.js)["']/g)].map(([, name = '']) => name.slice(2));
}

/** Returns the files of the client program that a page loads to hydrate, relative to the output folder. */
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

const TEXT_STYLES = new RegExp(`<style [^>]*\\b${TEXT_STYLE}>[^<]*</style>\\n?`);

/** Returns a guide's page without the owner's content, and without the styles of its figures. */
function withoutArticle(html: string): string {
  return html.replace(/<article[\s\S]*<\/article>/, '').replace(TEXT_STYLES, '');
}

function isExample(file: string): boolean {
  return file.startsWith('exemples/');
}

function htmlWeight(file: string, html: string, guide: boolean): Pick<Weight, 'budget' | 'bytes'> {
  const bytes = brotliBytes(Buffer.from(guide ? withoutArticle(html) : html));
  if (isExample(file)) return { budget: 'exampleHtml', bytes };
  if (guide) return { budget: 'guideHtml', bytes };
  return { budget: file === 'index.html' ? 'homeHtml' : 'pageHtml', bytes };
}

/** Measures all pages of an output folder, the boot script, and each program once: many pages share one. */
export function weighSite(directory: string): Weight[] {
  const weights: Weight[] = [];
  const programs = new Set<string>();
  // Programs share most of their files.
  const sizes = new Map<string, number>();
  const sizeOf = (file: string) => {
    const size = sizes.get(file) ?? sentBytes(directory, file);
    sizes.set(file, size);
    return size;
  };
  const weigh = (subject: string, { budget, bytes }: Pick<Weight, 'budget' | 'bytes'>) =>
    weights.push({ budget, subject, bytes, limit: budgets[budget] });
  for (const file of filesBelow(directory).filter((name) => name.endsWith('.html') && !name.startsWith('media/'))) {
    const html = readFileSync(path.join(directory, file), 'utf8');
    const guide = isGuide(html);
    weigh(file, htmlWeight(file, html, guide));
    if (file === 'index.html') weigh(file, { budget: 'boot', bytes: brotliBytes(Buffer.from(bootOf(html))) });
    const program = programOf(html, directory);
    const budget = isExample(file) ? 'exampleProgram' : guide ? 'guideProgram' : 'pageProgram';
    const name = [budget, ...program].join(' ');
    if (program.length === 0 || programs.has(name)) continue;
    programs.add(name);
    weigh(file, { budget, bytes: program.reduce((sum, name) => sum + sizeOf(name), 0) });
  }
  return weights;
}

/** Returns a line for each size that exceeds its budget. */
export function overBudget(weights: readonly Weight[]): string[] {
  return weights
    .filter(({ bytes, limit }) => bytes > limit)
    .map(({ budget, subject, bytes, limit }) => `${subject}: ${bytes} bytes, the budget of ${budget} is ${limit}`);
}
