import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { buildSite } from '../../src/build/build-site.ts';
import { loadSite } from '../../src/build/load-site.ts';
import { prepareProgram } from '../../src/build/program/program.ts';
import { overBudget, weighSite } from '../../src/build/verify/budgets.ts';
import { validate } from '../../src/check/validate.ts';
import { resolvePage, routesOf } from '../../src/model/resolve/resolve-page.ts';
import { CLIENT_FILES } from '../../src/protocol/attributes.ts';
import { formatTable, kilobytes } from './table.ts';

interface Size {
  raw: number;
  gzip: number;
  brotli: number;
}

function sizeOf(content: string | Buffer): Size {
  const bytes = Buffer.from(content);
  return { raw: bytes.length, gzip: gzipSync(bytes, { level: 9 }).length, brotli: brotliCompressSync(bytes).length };
}

function add(a: Size, b: Size): Size {
  return { raw: a.raw + b.raw, gzip: a.gzip + b.gzip, brotli: a.brotli + b.brotli };
}

/** Returns the files that a page loads for its hydration. */
function filesToWake(html: string): string[] {
  return new RegExp(`${CLIENT_FILES}="([^"]*)"`).exec(html)?.[1]?.split(' ').filter(Boolean) ?? [];
}

/** Prints the sizes of the pages and the program of a site. */
export async function benchSizes({ site, scratch }: { site: string; scratch: string }): Promise<void> {
  const { model } = loadSite(site, validate);
  if (!model) throw new Error(`The site in ${site} has errors: run "npm run check"`);
  const output = path.join(scratch, 'dist');
  const cache = path.join(scratch, 'cache');
  await buildSite({ model, output, cache, base: '/', urls: 'file', compress: false, social: false });
  const program = await prepareProgram(path.join(cache, 'program'));
  const guide = [...model.guides.keys()][0];
  const routes = [
    '/',
    ...(guide ? [guide] : []),
    ...routesOf(model).filter(
      (route) => resolvePage(route, model)?.kind === 'page' && !route.includes(':') && route !== '/',
    ),
  ];
  const rows: string[][] = [];
  const row = (name: string, { raw, gzip, brotli }: Size) =>
    rows.push([name, kilobytes(raw), kilobytes(gzip), kilobytes(brotli)]);
  row('boot script', sizeOf(program.boot));
  for (const route of routes) {
    const file = route === '/' ? 'index.html' : `${route.slice(1)}.html`;
    const html = readFileSync(path.join(output, file), 'utf8');
    row(`${route} HTML`, sizeOf(html));
    const files = filesToWake(html).map((address) => sizeOf(readFileSync(path.join(output, address))));
    row(`${route} program (${files.length} files)`, files.reduce(add, { raw: 0, gzip: 0, brotli: 0 }));
  }
  console.log(formatTable(['', 'raw', 'gzip', 'brotli'], rows));
  for (const line of overBudget(weighSite(output))) console.log(`⚠ ${line}`);
}
