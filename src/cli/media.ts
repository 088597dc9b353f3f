import { siteDirectory } from '../build/project.ts';
import { describe } from '../diagnostics/describe.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { formatText } from '../diagnostics/reporters/text.ts';
import { readSite } from '../model/read/read-site.ts';
import { createTextFinder } from '../model/read/text-of.ts';
import { readOptions, siteOption } from './options/read-options.ts';
import { commandLine } from './terminal/command-line.ts';
import { finishInterrupted } from './terminal/finish-interrupted.ts';
import { withProgress } from './terminal/progress.ts';
import { refuseMachine } from './terminal/refuse-machine.ts';

const options = readOptions(commandLine('media', '[options]'), {
  site: siteOption,
  again: { type: 'boolean', help: 'also fetch photos that exist already' },
});

const read: Diagnostic[] = [];
const site = siteDirectory(options.site);
const { fetchPhotos } = await import('../media/fetch-photos.ts').catch((error: unknown) =>
  refuseMachine(error, { site }),
);
finishInterrupted(site);
const sources = readSite(site, (diagnostic) => read.push(diagnostic));
const { fetched, kept, diagnostics } = await withProgress('Rapatriement des photos', () =>
  fetchPhotos({ sources, again: options.again }),
);
for (const guide of fetched) console.log(`✔ ${guide}`);
const failed = diagnostics.length > 0 ? `, ${diagnostics.length} en échec` : '';
console.log(`${fetched.length} photo(s) rapatriée(s), ${kept.length} déjà là${failed}.`);
const description = describe([...read, ...diagnostics], { textOf: createTextFinder(sources), language: 'fr' });
if (description.diagnostics.length > 0) {
  console.error(formatText(description, { language: 'fr', colour: Boolean(process.stderr.isTTY) }));
}
process.exitCode = description.counts.error > 0 ? 1 : 0;
