import path from 'node:path';
import { buildSite } from '../publish/build-site.ts';
import { openSiteTextCache } from '../publish/cache/text-cache.ts';
import { describeSystemRefusal } from '../publish/files/system-error.ts';
import { loadSite } from '../publish/load-site.ts';
import { publishedRecords, refusalOf } from '../publish/output/output-folder.ts';
import { baseMismatch, projectRoot, scratchDirectory, siteDirectory } from '../publish/project.ts';
import { UnpublishedMedia } from '../publish/verify/unpublished-media.ts';
import { checkSite } from '../site/check.ts';
import { formatReport } from './build/format-report.ts';
import { baseOption, countOption, urlsOption } from './options/option-values.ts';
import { readOptions } from './options/read-options.ts';
import { printDiagnostics } from './terminal/print-diagnostics.ts';
import { withProgress } from './terminal/progress.ts';

const options = readOptions('npm run build -- [options]', {
  site: { type: 'string', help: 'folder with site.manifest.json (default: SITE, else the project)' },
  out: { type: 'string', help: 'published folder (default: dist)' },
  base: { type: 'string', help: 'path under which the site is published, for example /project/' },
  urls: { type: 'string', help: '"file" writes x.html (default), "directory" writes x/index.html' },
  'redirect-pages': { type: 'boolean', help: 'write redirects as pages, for hosts that read no rules' },
  compress: { type: 'boolean', help: 'write .br and .gz copies, for hosts that do not compress by themselves' },
  'no-compress': { type: 'boolean', help: 'the default now: has no effect' },
  'no-social': { type: 'boolean', help: 'draw no social pictures' },
  workers: { type: 'string', help: 'number of rendering workers (default: one a core)' },
});
const urls = urlsOption(options.urls);
const base = baseOption(options.base);
const workers = countOption('workers', options.workers);

const start = performance.now();
const directory = siteDirectory(options.site);
const output = path.resolve(projectRoot, options.out ?? 'dist');
const cache = path.join(scratchDirectory, 'cache');
const refusal = refusalOf(output, { cache: publishedRecords(cache), guarded: [directory] });
if (refusal) {
  console.error(refusal);
  process.exit(2);
}
const texts = openSiteTextCache(directory);
// What is published is what was checked: the site is read once.
const site = loadSite(directory, checkSite, texts);
printDiagnostics(site);
const { model } = site;
if (!model) process.exit(1);
const check = Math.round(performance.now() - start);
const { url } = model.manifest.site;
if (baseMismatch(url, base)) {
  console.error(
    `site.url is ${url}, but the site is built for the path ${base}: canonical addresses, sitemap and feed`,
  );
  console.error('follow site.url. Bring the two together before going live.');
}
const report = await withProgress('Building the site', (show) =>
  buildSite({
    model,
    output,
    cache,
    base,
    urls,
    compress: options.compress ?? false,
    social: !options['no-social'],
    redirectPages: options['redirect-pages'] ?? false,
    workers,
    onStage: (stage) => show(`Building the site: ${stage}`),
  }),
).catch((error: unknown) => {
  const reason = error instanceof UnpublishedMedia ? error.message : describeSystemRefusal(error);
  if (!reason) throw error;
  console.error(reason);
  process.exit(1);
});
texts.save();
const shown = { output: path.relative(process.cwd(), output) || output, compress: options.compress ?? false };
const lines = formatReport(report, shown, { check, total: performance.now() - start });
console.log(lines.join('\n'));
