import { beginProgram } from './build/begin-program.ts';
import { outputOptions, readBuildTarget } from './build/output-options.ts';
import { countOption } from './options/option-values.ts';
import { readOptions } from './options/read-options.ts';
import { commandLine } from './terminal/command-line.ts';

const options = readOptions(commandLine('build', '[options]'), {
  ...outputOptions,
  staging: {
    type: 'boolean',
    help: 'make a version for approval: unlisted, marked on every page, with forms that send nothing',
  },
  'no-social': { type: 'boolean', help: 'draw no social pictures' },
  workers: { type: 'string', help: 'number of rendering workers (default: one for each core)' },
});
const target = readBuildTarget(options);
const workers = countOption('workers', options.workers);

const program = beginProgram(target.directory);
const { loadSite } = await import('../build/load-site.ts');
const { printDiagnostics } = await import('./terminal/print-diagnostics.ts');
const { runBuild } = await import('./build/run-build.ts');

const start = performance.now();
// The site is read once, so that the checked site is the published one.
const site = loadSite(target.directory);
printDiagnostics(site);
if (!site.model) process.exit(1);
await runBuild({
  target,
  start,
  model: site.model,
  program,
  social: !options['no-social'],
  staging: options.staging ?? false,
  workers,
});
