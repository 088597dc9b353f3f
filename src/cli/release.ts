import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { writeChange } from '../build/files/write-change.ts';
import { loadSite } from '../build/load-site.ts';
import { builtSiteIn } from '../build/output/build-marker.ts';
import { outputFile } from '../build/output/output-path.ts';
import { baseMismatch } from '../build/project.ts';
import { describeRelease } from '../build/release/describe-release.ts';
import { releaseOf } from '../build/release/release-of.ts';
import { overBudget, sentBytes, weighSite } from '../build/verify/budgets.ts';
import { checkLinks, describeLink } from '../build/verify/link-check.ts';
import { checkSite } from '../check/check-site.ts';
import { compareReleases } from '../check/release/compare-releases.ts';
import { versionNeeded } from '../check/release/consent-terms.ts';
import { formatRelease, parseRelease, type Release } from '../check/release/release.ts';
import { removedWithoutRedirect } from '../check/release/removed-pages.ts';
import { describe } from '../diagnostics/describe.ts';
import { hashIn } from '../model/read/change.ts';
import { refusalOf } from '../model/read/refusal-of.ts';
import { releaseFile } from '../model/read/site-files.ts';
import { createTextFinder } from '../model/read/text-of.ts';
import type { Raw } from '../model/read/values.ts';
import { routesOf } from '../model/resolve/resolve-page.ts';
import { beginProgram } from './build/begin-program.ts';
import { outputOptions, readBuildTarget } from './build/output-options.ts';
import { runBuild } from './build/run-build.ts';
import { formatFindings } from './check/format-findings.ts';
import { readArguments } from './options/read-options.ts';
import { siteFolders, sitesOption } from './sites/site-folders.ts';
import { commandLine } from './terminal/command-line.ts';
import { finishInterrupted } from './terminal/finish-interrupted.ts';
import { withProgress } from './terminal/progress.ts';

const failed: string[] = [];

/** Prints the result of a stage; each problem prevents the release. */
function report(stage: string, problems: readonly string[]): void {
  console.log(`${problems.length === 0 ? '✔' : '✘'} ${stage}`);
  for (const problem of problems) console.log(`    ${problem}`);
  if (problems.length > 0) failed.push(stage);
}

/** Ends the process if a stage had problems. */
function endIfFailed(): void {
  if (failed.length === 0) return;
  console.error(`\nNot ready for release: ${failed.join(', ')}`);
  process.exit(1);
}

/** Reads the record of the last release. An invalid one ends the process. */
function previousRelease(site: string): Release | undefined {
  const file = path.join(site, releaseFile);
  // A file that must not be opened is reported by the check.
  if (!existsSync(file) || refusalOf(site, releaseFile)) return undefined;
  try {
    return parseRelease(readFileSync(file, 'utf8'));
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}

const { values: options, positionals } = readArguments(commandLine('release', '[folders] [options]'), {
  ...outputOptions,
  site: sitesOption,
  format: { type: 'string', help: 'of several sites: text (default) or json' },
  write: { type: 'boolean', help: `record this release in ${releaseFile}, if it passes` },
  replaces: {
    type: 'string',
    help: 'sitemap or list of addresses of the site that this one replaces: compare them with the pages, build nothing; --write adds the sure redirects',
  },
  rehearse: { type: 'boolean', help: 'accept placeholders: everything else is checked, and nothing may be published' },
});
const folders = siteFolders([...(options.site ?? []), ...positionals]);
if (folders.length > 1) {
  const { releaseSites } = await import('./sites/release-sites.ts');
  process.exit(await releaseSites(folders, options));
}
const target = readBuildTarget({ ...options, site: folders[0] });
const { directory: site, output, base, urls } = target;
if (options.write) finishInterrupted(site);
if (options.replaces !== undefined) {
  if (!existsSync(options.replaces)) {
    console.error(`There is no file ${options.replaces}`);
    process.exit(2);
  }
  const { replaceSite } = await import('./release/replace-site.ts');
  const { isDone, lines } = replaceSite({
    directory: site,
    file: options.replaces,
    urls,
    write: options.write ?? false,
  });
  (isDone ? console.log : console.error)(lines.join('\n'));
  process.exit(isDone ? 0 : 1);
}
const previous = previousRelease(site);
if (options.rehearse && previous && !previous.rehearsal && options.write) {
  console.error(`${releaseFile} lists what was published: a rehearsal must not replace it`);
  process.exit(1);
}
if (builtSiteIn(output)?.staging) {
  const shown = path.relative(process.cwd(), output) || output;
  console.error(
    `${shown} contains a working version (build -- --staging), which may still be needed for approval. Name another folder with --out, or build the site itself there first: npm run build`,
  );
  process.exit(2);
}
const start = performance.now();
const program = beginProgram(site);
// The site is read once, so that the approved site is the published one.
const { sources, diagnostics, model } = await withProgress('Checking the site', () =>
  loadSite(site, (read, found) => checkSite(read, found, { release: !options.rehearse })),
);
const recorded = hashIn(sources, releaseFile);
const description = describe(diagnostics, { textOf: createTextFinder(sources), language: 'fr' });
const format = { language: 'fr', release: !options.rehearse, directory: site } as const;
process.stdout.write(await formatFindings(description, 'text', format));
report(options.rehearse ? 'check' : 'check --release', model ? [] : ['see above']);
// A site with errors is not built. With `--rehearse`, placeholders are no errors, so everything else is checked.
endIfFailed();
if (!model) process.exit(1);
await runBuild({ target, start, model, program, social: true });
report('build', []);

const { site: settings, redirects = [] } = model.manifest;
report('address', baseMismatch(settings.url, base) ? [`site.url is ${settings.url}, built for the path ${base}`] : []);
const broken = await withProgress('Following every link', () =>
  checkLinks({ directory: output, base, siteUrl: settings.url }),
);
report('links', broken.map(describeLink));

const weights = weighSite(output);
const heavy = overBudget(weights);
console.log(`${heavy.length === 0 ? '✔' : '⚠'} budgets (${weights.length} weighed)`);
for (const line of heavy) console.log(`    ${line}`);

const removed = previous ? removedWithoutRedirect({ previous, routes: routesOf(model), redirects }) : [];
report(
  'removed pages',
  removed.map((page) => `${page.path} (${page.title}) was removed: declare a redirect from it in the manifest`),
);

const published = releaseOf({
  model,
  manifest: sources.manifest.data as Raw,
  previous,
  bytesOf: (route) => sentBytes(output, outputFile(route, urls)),
});
// Nobody has agreed to terms that were only rehearsed.
const needed = previous?.rehearsal ? undefined : versionNeeded(previous?.consent, published.consent);
report(
  'consent',
  needed === undefined
    ? []
    : [`the terms that visitors agree to have changed: set consent.version to ${needed} in the manifest`],
);

const release = options.rehearse ? { rehearsal: true, ...published } : published;
if (previous?.rehearsal) console.log('\nCompared with a rehearsal: nothing has been published yet');
console.log(
  `\n${previous ? describeRelease(compareReleases(previous, release)) : `First release: ${Object.keys(release.routes).length} pages`}`,
);
endIfFailed();
if (options.write) {
  const change = {
    file: releaseFile,
    ...(recorded === undefined ? {} : { was: recorded }),
    now: formatRelease(release),
  };
  const outcome = writeChange(site, [change]);
  if (outcome.status !== 'done') {
    console.error(`${releaseFile} cannot be written (${outcome.code || 'it has just been changed'})`);
    process.exit(1);
  }
}
const outcome = options.write ? `Recorded in ${releaseFile}` : 'Run again with --write to record it';
console.log(
  options.rehearse ? `\nA rehearsal with placeholders: do not publish it. ${outcome}.` : `\nReady. ${outcome}.`,
);
