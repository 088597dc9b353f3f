import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { formatGithub } from '../diagnostics/reporters/github.ts';
import { formatText } from '../diagnostics/reporters/text.ts';
import { readSite } from '../model/read/read-site.ts';
import { readText } from '../model/read/read-text.ts';
import { siteDirectory } from '../publish/project.ts';
import { checkTexts } from '../texts/check-texts.ts';
import { describeTexts } from '../texts/describe-texts.ts';
import { formatTable, formatTics } from '../texts/format-table.ts';
import { loadFrenchDictionary } from '../texts/spelling/dictionary.ts';
import { lexiconFile } from '../texts/spelling/lexicon.ts';
import { readOptions } from './options/read-options.ts';
import { withProgress } from './terminal/progress.ts';

const options = readOptions('npm run check:texts -- [options]', {
  site: { type: 'string', help: 'folder with site.manifest.json (default: SITE, else the project)' },
  tics: { type: 'boolean', help: 'only the table of the turns of phrase that come back too often' },
  format: { type: 'string', help: '"text" (default) or "github": the findings as annotations' },
});
if (options.format !== undefined && options.format !== 'text' && options.format !== 'github') {
  console.error(`--format is "text" or "github", not "${options.format}"`);
  process.exit(2);
}

const directory = siteDirectory(options.site);
const read: Diagnostic[] = [];
const sources = readSite(directory, (diagnostic) => read.push(diagnostic));
const isThere = existsSync(path.join(directory, lexiconFile));
const lexicon = isThere ? readText(directory, lexiconFile, (mistake) => read.push(mistake)) : undefined;
const { measures, findings, editorial } = await withProgress('Contrôle des textes', async () =>
  checkTexts({
    sources,
    lexicon: lexicon ?? { path: lexiconFile, text: '' },
    dictionary: await loadFrenchDictionary(),
  }),
);
const description = describeTexts([...read, ...findings], { sources, lexicon });
if (options.tics) process.stdout.write(formatTics(measures, editorial));
else if (options.format === 'github') process.stdout.write(formatGithub(description));
else {
  process.stdout.write(`${formatTable(measures, findings)}\n`);
  if (description.diagnostics.length > 0) {
    process.stdout.write(formatText(description, { language: 'fr', colour: Boolean(process.stdout.isTTY) }));
  }
}
process.exitCode = description.counts.error > 0 ? 1 : 0;
