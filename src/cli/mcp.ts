import { existsSync } from 'node:fs';
import { Writable } from 'node:stream';
import { siteDirectory } from '../build/project.ts';
import { readOptions, siteOption } from './options/read-options.ts';
import { commandLine } from './terminal/command-line.ts';
import { finishInterrupted } from './terminal/finish-interrupted.ts';

const options = readOptions(commandLine('mcp', '[options]'), {
  site: siteOption,
  'read-only': { type: 'boolean', help: 'assistants may read and plan, but not change or propose anything' },
});
const directory = siteDirectory(options.site);
if (!existsSync(directory)) {
  console.error(`There is no folder ${directory}`);
  process.exit(2);
}

// The standard output belongs to the protocol: everything else that is printed goes to the standard error output.
const write = process.stdout.write.bind(process.stdout);
process.stdout.write = process.stderr.write.bind(process.stderr) as typeof process.stdout.write;
// An error of the output means that nobody reads it any more: the client has ended.
process.stdout.on('error', () => process.exit());
const output = new Writable({ write: (chunk: Buffer, _, done) => void write(chunk, done) });

const isReadOnly = options['read-only'] ?? false;
if (!isReadOnly) finishInterrupted(directory);
const { serveAssistants } = await import('../mcp/server.ts');
serveAssistants({ directory, isReadOnly, output });
