import { renaming } from '../edit/structure/renaming.ts';
import { readArguments } from './options/read-options.ts';
import { runStructure, structureOptions } from './structure/run-structure.ts';
import { commandLine } from './terminal/command-line.ts';

const usage = `${commandLine('rename', '/old /new')}   (also /page#old #new, facts.old facts.new, media/old.webp media/new.webp)`;
const { values: options, positionals } = readArguments(usage, {
  ...structureOptions,
  'no-redirect': { type: 'boolean', help: 'do not redirect the old address' },
});
const [from = '', to = ''] = positionals;
const make = positionals.length === 2 ? renaming({ from, to, redirect: !options['no-redirect'] }) : undefined;
await runStructure({ usage, options, make });
