import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import { scratchDirectory } from '../build/project.ts';
import { preparePackage } from './engine/write-package.ts';
import { readOptions } from './options/read-options.ts';
import { commandLine } from './terminal/command-line.ts';
import { withProgress } from './terminal/progress.ts';
import { typedPath } from './terminal/typed-path.ts';

readOptions(commandLine('build:engine'), {});
const folder = path.join(scratchDirectory, 'package');
await withProgress('Compiling the package', async () => {
  const prepared = await preparePackage();
  rmSync(folder, { recursive: true, force: true });
  cpSync(prepared, folder, { recursive: true });
});
console.log(`The package of the engine is in ${typedPath(folder)}: npm pack ${typedPath(folder)}`);
