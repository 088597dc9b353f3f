import path from 'node:path';
import { prepareProgram } from '../../src/build/program/program.ts';

// Runs in a separate process for every build, so that its peak memory is that of one build.
const [site = '', scratch = '', ...flags] = process.argv.slice(2);
const start = performance.now();
const cache = path.join(scratch, 'cache');
// The compilation starts before the site is loaded, as in the command `build`.
const program = prepareProgram(path.join(cache, 'program'), site);
const { loadSite } = await import('../../src/build/load-site.ts');
const { buildSite } = await import('../../src/build/build-site.ts');
const { model, diagnostics } = loadSite(site);
const check = Math.round(performance.now() - start);
if (!model) throw new Error(JSON.stringify(diagnostics.slice(0, 3), null, 2));
const report = await buildSite({
  model,
  output: path.join(scratch, 'dist'),
  program,
  cache,
  base: '/',
  urls: 'file',
  compress: false,
  social: flags.includes('--social'),
});
const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
console.log(
  JSON.stringify({
    pages: report.pages,
    rendered: report.rendered,
    timings: { check, ...report.timings },
    total: Math.round(performance.now() - start),
    // Node reports the time in microseconds, and on Linux and macOS the memory in kibibytes (getrusage).
    work: Math.round((userCPUTime + systemCPUTime) / 1000),
    peak: maxRSS * 1024,
  }),
);
