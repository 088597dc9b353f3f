import path from 'node:path';
import { readArguments } from './options/read-options.ts';
import { siteFolders, sitesOption } from './sites/site-folders.ts';
import { checkRow, printRows, rowsOf } from './sites/site-rows.ts';
import { commandLine } from './terminal/command-line.ts';
import { withProgress } from './terminal/progress.ts';
import { type RefusedUpgrade, type Upgraded, upgradeSite } from './upgrade/upgrade-site.ts';

const usage = commandLine('upgrade', 'vitrine-<version>.tgz [folders] [options]');
const { values, positionals } = readArguments(usage, {
  site: sitesOption,
  branch: { type: 'string', help: 'commit the result on this new branch, and leave the files as they are' },
  keep: { type: 'boolean', help: 'keep the new engine even if it reports errors that were not there before' },
  format: { type: 'string', help: 'of several sites: text (default) or json' },
});

/** Installations run two at a time. */
const MAX_AT_ONCE = 2;

const [archive, ...named] = positionals;
if (archive === undefined || !['text', 'json', undefined].includes(values.format)) {
  console.error(archive === undefined ? `Usage: ${usage}` : '--format is text or json');
  process.exit(2);
}
const folders = siteFolders([...(values.site ?? []), ...named]);
const options = { archive: path.resolve(archive), branch: values.branch, keep: values.keep ?? false };

type Added = NonNullable<RefusedUpgrade['added']>;
const linesOf = (added: Added) =>
  added.map(({ severity, file, line, message, code }) => `  ${severity} ${file}:${line} ${message} (${code})`);

/** Describes an upgrade: the files that differ, the corrections, and the new findings. */
function describe(result: Upgraded | RefusedUpgrade): string[] {
  if (result.status === 'refused') return [`Not upgraded: ${result.reason}`, ...linesOf(result.added ?? [])];
  const { from, to, files, fixes, added } = result;
  if (files.length === 0) return [`The site has version ${to} of this archive already`];
  return [
    `Vitrine ${from} → ${to}`,
    ...files.map((file) => `  ${file}`),
    ...(fixes.length > 0 ? [`Corrections: ${fixes.length}`, ...fixes.map((line) => `  ${line}`)] : []),
    ...(added.length > 0 ? [`New findings: ${added.length}`, ...linesOf(added)] : ['No new errors or warnings']),
    values.branch === undefined
      ? 'Read node_modules/vitrine/src/CHANGELOG.md, then commit these files together'
      : `Committed on the branch ${values.branch}`,
  ];
}

if (folders.length > 1) {
  const rows = await rowsOf(folders, { verb: 'Upgrading', atOnce: MAX_AT_ONCE }, async (directory) => {
    const result = await upgradeSite({ directory, ...options });
    const row = await checkRow(directory);
    if (result.status === 'refused') return { ...row, says: result.reason, isDone: false };
    const { from, to, files, added } = result;
    const news = added.length > 0 ? `, ${added.length} new findings` : '';
    return { ...row, says: files.length > 0 ? `${from} → ${to}${news}` : '', isDone: true };
  });
  process.exit(printRows(rows, values.format));
}
const directory = folders[0] ?? siteFolders([process.env.SITE ?? '.'])[0] ?? '.';
const result = await withProgress('Upgrading the site', (show) =>
  upgradeSite({ directory, ...options, onStage: (stage) => show(`Upgrading the site: ${stage}`) }),
);
const isDone = result.status === 'upgraded';
(isDone ? console.log : console.error)(describe(result).join('\n'));
process.exitCode = isDone ? 0 : 1;
