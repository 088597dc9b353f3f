import { spawnSync } from 'node:child_process';
import { projectRoot, siteDirectory } from '../build/project.ts';
import { isPackage } from '../model/engine-files.ts';
import { isOwnType } from '../model/read/own-blocks.ts';
import { writeBlock } from './new-block/write-block.ts';
import { type NewOwnBlock, writeOwnBlock } from './new-block/write-own-block.ts';
import { readOptions } from './options/read-options.ts';
import { programCommand } from './programs/program-command.ts';
import { commandLine } from './terminal/command-line.ts';
import { writeOwnTypes } from './types/write-own-types.ts';

const usage = commandLine('new:block', `--type ${isPackage ? 'site-plan' : 'opening-times'} --title "Horaires"`);
const options = readOptions(`${usage} [options]`, {
  type: { type: 'string', help: 'name in the manifest, in kebab case; site-… is a block of the site, in its folder' },
  title: { type: 'string', help: 'title for authors, in French' },
  description: { type: 'string', help: 'what the block is for, in French (default: the title)' },
  site: { type: 'string', help: 'of site-…: folder of the site (default: SITE, else the current folder)' },
  reads: { type: 'string', help: 'of the engine: list of the site whose entries it shows, by its key' },
  interactive: { type: 'boolean', help: 'of the engine: needs scripts, in a separate chunk' },
});
const { type = '', title = '', description = title, interactive = false, reads } = options;

function fail(reason: string): never {
  console.error(reason);
  process.exit(2);
}

/** Runs a program on the written files, as a person would. */
function run(name: 'tsx' | 'biome', ...args: string[]): void {
  const [file = '', ...own] = programCommand(projectRoot, name);
  const { status, stdout, stderr } = spawnSync(file, [...own, ...args], { cwd: projectRoot, encoding: 'utf8' });
  if (status !== 0) fail(`${stdout}${stderr}`);
}

/** Writes a block of the site. */
function writeForSite(block: NewOwnBlock): void {
  if (interactive || reads)
    fail('A block of a site needs no scripts and reads no list: leave out --interactive and --reads');
  const site = siteDirectory(options.site);
  const { written, refused } = writeOwnBlock(site, block);
  if (refused) fail(refused);
  writeOwnTypes(site);
  const [schema, component] = written;
  console.log(`${written.join('\n')}
Next:
1. ${schema}: the fields of the block, and its example. Then ${commandLine('types')}, which renews its types.
2. ${component}: what it shows. /__blocks of ${commandLine('start')} shows the example.
3. { "type": "${block.type}", … } among the "sections" of a page of site.manifest.json, or in the editor.`);
}

/** Writes a block of the engine. */
function writeForEngine(): void {
  const { written, refused } = writeBlock(projectRoot, { type, title, description, interactive, reads });
  if (refused) fail(refused);
  run('tsx', 'src/cli/types.ts', '--site', projectRoot);
  run('biome', 'check', '--write', ...written.filter((file) => /\.tsx?$/.test(file)));
  const [schema, component, test] = written;
  console.log(`${written.join('\n')}
Next:
1. ${schema}: the fields of the block. Every text has an x-kind; x-placeholder tells the owner what to put there.
2. npm run types, which renews generated files: commit them too.
3. ${component} and ${test}; /__blocks of npm start shows the schema's example.
src/blocks/README.md has all steps, and how a block gets data of the site.`);
}

if (!type || !title) fail(`Name the block: ${usage}`);
if (isPackage || isOwnType(type)) writeForSite({ type, title, description });
else writeForEngine();
