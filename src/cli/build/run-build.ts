import path from 'node:path';
import { type BuildOptions, type BuildReport, buildSite } from '../../build/build-site.ts';
import { loadExample } from '../../build/examples.ts';
import { OutputRefusal } from '../../build/output/output-folder.ts';
import { FailedBlock } from '../../build/pages/block-failure.ts';
import { baseMismatch, siteScratch } from '../../build/project.ts';
import { UnpublishedMedia } from '../../build/verify/unpublished-media.ts';
import type { SiteModel } from '../../model/resolve/model.ts';
import type { Manifest } from '../../model/types.generated.ts';
import { printDiagnostics } from '../terminal/print-diagnostics.ts';
import { withProgress } from '../terminal/progress.ts';
import { refuseMachine } from '../terminal/refuse-machine.ts';
import type { BuildTarget } from './output-options.ts';

interface Durations {
  /** Duration of the check in milliseconds. */
  check: number;
  /** Duration of the whole command in milliseconds. */
  total: number;
}

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2)} s`;

/** Returns the report of a build, with the duration of each stage. */
function formatReport(
  { pages, examplePages, rendered, drawn, compressed, withoutPage, timings }: BuildReport,
  { output, compress }: { output: string; compress: boolean },
  { check, total }: Durations,
): string[] {
  const work = [
    ...(examplePages > 0 ? [`${examplePages} of examples`] : []),
    `${rendered} rendered`,
    `${drawn} social pictures drawn`,
  ];
  if (compress) work.push(`${compressed} files compressed`);
  const stages = Object.entries({ check, ...timings }).map(([stage, time]) => `${stage} ${seconds(time)}`);
  return [
    ...(withoutPage.length > 0
      ? [`No page redirects from ${withoutPage.join(', ')}: only hosts with redirect rules can`]
      : []),
    `${pages} pages in ${output} (${work.join(', ')})`,
    `${seconds(total)}: ${stages.join(', ')}`,
  ];
}

/** Reads the examples of a site. Errors in their starters end the command. */
function loadExamples(manifest: Manifest): SiteModel[] {
  const loaded = (manifest.examples ?? []).map((example) => ({ example, ...loadExample(example, manifest) }));
  for (const { example, sources, diagnostics, model } of loaded) {
    if (model) continue;
    const folder = path.relative(process.cwd(), sources.directory);
    console.error(`The example ${example.path} cannot be shown, because there are errors in ${folder}:`);
    printDiagnostics({ sources, diagnostics: diagnostics.filter(({ severity }) => severity === 'error') });
  }
  if (loaded.some(({ model }) => !model)) process.exit(1);
  return loaded.flatMap(({ model }) => model ?? []);
}

interface RunBuildOptions extends Pick<BuildOptions, 'model' | 'program' | 'social' | 'staging' | 'workers'> {
  target: BuildTarget;
  /** Start of the command, from `performance.now()`. */
  start: number;
}

/** Ends the command with the reason why a site cannot be published. Throws any error of the program itself. */
function refuseBuild(error: unknown, { directory, output }: BuildTarget): never {
  const isRefused = error instanceof OutputRefusal;
  const isOfSite = error instanceof UnpublishedMedia || error instanceof FailedBlock;
  if (!isRefused && !isOfSite) refuseMachine(error, { output, site: directory });
  console.error(error.message);
  process.exit(isRefused ? 2 : 1);
}

/** Builds a checked site, and prints a report. If it cannot be published, ends the command. */
export async function runBuild({ target, start, model, ...options }: RunBuildOptions): Promise<void> {
  const { directory, ...place } = target;
  const examples = loadExamples(model.manifest);
  const check = Math.round(performance.now() - start);
  const { url } = model.manifest.site;
  if (baseMismatch(url, place.base)) {
    console.error(
      `site.url is ${url}, but the site is built for the path ${place.base}: canonical addresses, sitemap and feed`,
    );
    console.error('follow site.url. Make the two agree before going live.');
  }
  const cache = path.join(siteScratch(directory), 'cache');
  const report = await withProgress('Building the site', (show) =>
    buildSite({
      ...options,
      ...place,
      model,
      examples,
      cache,
      onStage: (stage) => show(`Building the site: ${stage}`),
    }),
  ).catch((error: unknown) => refuseBuild(error, target));
  const shown = { output: path.relative(process.cwd(), place.output) || place.output, compress: place.compress };
  if (options.staging) console.log('A working version: show it for approval, do not publish it as the site.');
  console.log(formatReport(report, shown, { check, total: performance.now() - start }).join('\n'));
}
