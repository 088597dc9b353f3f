import { existsSync } from 'node:fs';
import { siteDirectory } from '../build/project.ts';
import { checkSite } from '../check/check-site.ts';
import { loadFrenchDictionary } from '../check/spelling/dictionary.ts';
import type { Language } from '../diagnostics/catalogue/words.ts';
import { describe } from '../diagnostics/describe.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { readSite } from '../model/read/read-site.ts';
import { createTextFinder } from '../model/read/text-of.ts';
import { formatFindings, formats, type ReportFormat } from './check/format-findings.ts';
import { readArguments } from './options/read-options.ts';
import { optionsForEach, siteFolders, sitesOption } from './sites/site-folders.ts';
import { commandLine } from './terminal/command-line.ts';
import { finishInterrupted } from './terminal/finish-interrupted.ts';
import { withProgress } from './terminal/progress.ts';

const { values: options, positionals } = readArguments(commandLine('check', '[folders] [options]'), {
  site: sitesOption,
  format: { type: 'string', help: 'text (default), json, github or sarif; of several sites text or json' },
  release: { type: 'boolean', help: 'refuse provisional content' },
  texts: { type: 'boolean', help: 'also check the French of the texts: length, links, repetitions, spelling' },
  brief: { type: 'boolean', help: 'leave out notes, and write no text if there are no problems' },
  fix: {
    type: 'boolean',
    help: 'make certain corrections (syntax, quotation marks, encoding, sizes, misspelt keys), then check the result',
  },
  lang: { type: 'string', help: 'fr (default) or en' },
});

/** Ends the process because the check itself cannot run. */
function refuse(message: string): never {
  console.error(message);
  process.exit(2);
}

const format = (options.format ?? 'text') as ReportFormat;
if (!formats.includes(format)) refuse(`--format is text, json, github or sarif, not "${format}"`);
const language = (options.lang ?? 'fr') as Language;
if (language !== 'fr' && language !== 'en') refuse(`--lang is fr or en, not "${String(language)}"`);
const folders = siteFolders([...(options.site ?? []), ...positionals]);
if (folders.length > 1) {
  if (format !== 'text' && format !== 'json') refuse('--format of several sites is text or json');
  const { checkRow, printRows, rowsOf } = await import('./sites/site-rows.ts');
  const rest = optionsForEach(options, ['site', 'format', 'brief']);
  const rows = await rowsOf(folders, { verb: 'Checking' }, (site) => checkRow(site, rest));
  process.exit(printRows(rows, format));
}
const directory = siteDirectory(folders[0]);
if (!existsSync(directory)) refuse(`There is no folder ${process.env.SITE ?? directory}`);

const release = options.release ?? false;
const isFrench = language === 'fr';

/**
 * Applies corrections and reports them, on the standard error output if the standard output is a document for machines.
 */
async function fix(): Promise<{ isWhole: boolean }> {
  finishInterrupted(directory, language);
  const { fixFiles } = await import('./check/fix-files.ts');
  const fixed = await withProgress(isFrench ? 'Correction du site' : 'Correcting the site', () =>
    fixFiles(directory, { release, language }),
  );
  (format === 'text' ? process.stdout : process.stderr).write(fixed.report);
  return fixed;
}

const { isWhole } = options.fix ? await fix() : { isWhole: true };
const diagnostics: Diagnostic[] = [];
const report = (diagnostic: Diagnostic) => void diagnostics.push(diagnostic);
const sources = await withProgress(isFrench ? 'Contrôle du site' : 'Checking the site', async () => {
  const read = readSite(directory, report);
  checkSite(read, report, { release, dictionary: options.texts ? await loadFrenchDictionary() : undefined });
  return read;
});
const shown = options.brief ? diagnostics.filter(({ severity }) => severity !== 'note') : diagnostics;
const description = describe(shown, { textOf: createTextFinder(sources), language });

process.exitCode = description.counts.error > 0 || !isWhole ? 1 : 0;
// Only the report for people may be empty: readers of machine formats need a whole document.
if (format !== 'text' || !options.brief || shown.length > 0)
  process.stdout.write(await formatFindings(description, format, { language, release, directory }));
