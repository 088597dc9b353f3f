import { spawnSync } from 'node:child_process';
import { projectRoot } from '../publish/project.ts';
import { writeBlock } from './new-block/write-block.ts';
import { readOptions } from './options/read-options.ts';
import { programCommand } from './programs/program-command.ts';

const options = readOptions('npm run new:block -- --type opening-times --title "Horaires" [options]', {
  type: { type: 'string', help: 'name in the manifest, in kebab case' },
  title: { type: 'string', help: 'what authors read beside the name, in French' },
  description: { type: 'string', help: 'what the block is for, in French (default: the title)' },
  reads: { type: 'string', help: 'list of the site whose entries it shows, by its key' },
  interactive: { type: 'boolean', help: 'needs scripts: a chunk of its own, taken over in the browser' },
});
const { type = '', title = '', description = title, interactive = false, reads } = options;

function fail(reason: string): never {
  console.error(reason);
  process.exit(2);
}

if (!type || !title) fail('Name the block: npm run new:block -- --type opening-times --title "Horaires"');
const { written, refused } = writeBlock(projectRoot, { type, title, description, interactive, reads });
if (refused) fail(refused);

/** Runs a program over what was written, as a person would. */
function run(name: 'tsx' | 'biome', ...args: string[]): void {
  const [file = '', ...own] = programCommand(projectRoot, name);
  const { status, stdout, stderr } = spawnSync(file, [...own, ...args], { cwd: projectRoot, encoding: 'utf8' });
  if (status !== 0) fail(`${stdout}${stderr}`);
}

run('tsx', 'src/cli/types.ts');
run('biome', 'check', '--write', ...written.filter((file) => /\.tsx?$/.test(file)));
const [schema, component, test] = written;
console.log(`${written.join('\n')}
Next:
1. ${schema}: what the block holds. Every text has an x-kind; x-placeholder tells the owner what to put there.
2. npm run types, which renews what is generated: commit it too.
3. ${component} and ${test}; /__blocks of npm start shows the schema's example.`);
