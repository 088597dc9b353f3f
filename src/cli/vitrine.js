#!/usr/bin/env node
import { existsSync } from 'node:fs';
import path from 'node:path';

// Runs a command of the package. In a checkout, tsx compiles the sources as they are read.
const COMMANDS = [
  'new',
  'start',
  'check',
  'build',
  'preview',
  'release',
  'media',
  'rename',
  'remove',
  'upgrade',
  'types',
  'new:block',
  'mcp',
];

const [name = '', ...options] = process.argv.slice(2);
if (!COMMANDS.includes(name)) {
  const isHelp = name === '' || name === '--help';
  console[isHelp ? 'log' : 'error'](
    `Usage: vitrine ${COMMANDS.join('|')} [options]\n"vitrine check --help" lists the options of check.`,
  );
  process.exit(isHelp ? 0 : 2);
}
process.argv.splice(2, process.argv.length, ...options);
const engine = path.join(import.meta.dirname, '../..');
const command = name.replace(':', '-');
if (existsSync(path.join(engine, 'compiled'))) {
  await import(`../../compiled/${command}.js`);
} else {
  process.env.TSX_TSCONFIG_PATH = path.join(engine, 'tsconfig.json');
  await import('tsx/esm');
  await import(`./${command}.ts`);
}
