import { existsSync } from 'node:fs';
import { loadavg } from 'node:os';
import path from 'node:path';
import { loadSite } from '../../src/build/load-site.ts';
import { outputFolder, siteDirectory } from '../../src/build/project.ts';
import { validate } from '../../src/check/validate.ts';
import { readOptions } from '../../src/cli/options/read-options.ts';
import { type Measurement, measure, summarize } from './lighthouse/measure.ts';
import { routesToMeasure } from './lighthouse/routes.ts';
import { serveForLighthouse } from './lighthouse/serve.ts';
import { formatTable, kilobytes, seconds } from './table.ts';

const options = readOptions('npm run lighthouse -- [options]', {
  site: { type: 'string', help: 'folder with site.manifest.json (default: SITE, else the current folder)' },
  dir: { type: 'string', help: 'output folder (default: dist in the folder of the site)' },
  runs: { type: 'string', help: 'runs of each page, of which the median counts (default: 3)' },
  only: { type: 'string', help: 'one route in the place of the usual ones' },
  cpu: { type: 'string', help: 'slowness of the processor (default: 4, then 10)' },
  applied: { type: 'boolean', help: 'throttle for real, in the place of Lighthouse’s own estimate' },
});
const site = siteDirectory(options.site);
const directory = path.resolve(options.dir ?? outputFolder(site));
const { model } = loadSite(site, validate);
if (!model || !existsSync(path.join(directory, 'index.html'))) {
  console.error(`There is no site in ${directory}: run "npm run build" first.`);
  process.exit(1);
}
const routes = options.only ? [options.only] : routesToMeasure(model);
const runs = Number(options.runs ?? 3);

const headings = ['', 'Perf', 'A11y', 'Best', 'SEO', 'LCP', 'of', 'TBT', 'CLS', 'bytes'];
const server = await serveForLighthouse(directory);

for (const cpu of options.cpu ? [Number(options.cpu)] : [4, 10]) {
  const rows: string[][] = [];
  const failures: string[] = [];
  for (const route of routes) {
    const all: Measurement[] = [];
    for (let run = 0; run < runs; run += 1) {
      const settings = { port: server.port, cpu, applied: options.applied ?? false, onlyPerformance: run > 0 };
      all.push(await measure({ ...settings, url: server.origin + route }));
    }
    const page = summarize(all as [Measurement]);
    const { performance, accessibility, bestPractices, seo } = page;
    rows.push([
      route,
      ...[performance, accessibility, bestPractices, seo].map(String),
      seconds(page.lcp),
      page.isPicture ? 'picture' : 'text',
      `${Math.round(page.tbt)} ms`,
      page.cls.toFixed(3),
      kilobytes(page.bytes),
    ]);
    if (page.failed.length > 0) failures.push(`${route}: ${page.failed.join(', ')}`);
  }
  const how = options.applied ? 'applied' : 'simulated';
  const load = loadavg()[0]?.toFixed(1);
  console.log(
    `Mobile, slow 4G (${how}), processor ${cpu} times slower, median of ${runs}, load of the machine ${load}`,
  );
  console.log(formatTable(headings, rows));
  console.log(failures.length > 0 ? `Not passed: ${failures.join('; ')}\n` : 'Every audit passed\n');
}
await server.close();
