import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { engineFile, engineModule, isPackage } from '../../model/engine-files.ts';

/**
 * How Vite loads its configuration. `bundle` takes a third of the time of loading module by module, but leaves a file
 * in `node_modules` for a moment. In a package, the configuration is already compiled.
 */
const CONFIG_LOADER = isPackage ? 'native' : 'bundle';

/**
 * Packages that are not bundled into the commands of a package, because they are native or large, or because only some
 * sites need them.
 */
export const EXTERNAL = [
  '@vitejs/plugin-react',
  'ajv',
  'dictionary-fr',
  'fontverter',
  'harfbuzzjs',
  'satteri',
  'sharp',
  'tinypool',
  'vite',
];

/**
 * Variables of a compilation: the site and the output folder of its program, or the output folder of the commands of a
 * package.
 */
type CompilerVariables = { VITRINE_SITE: string; VITRINE_PROGRAM: string } | { VITRINE_COMMANDS: string };

/**
 * Compiles with Vite in a separate process. There, Vite loads without our module loader, with which this takes a
 * second. Meanwhile, this process can read and check the site.
 */
export function runCompiler(variables: CompilerVariables): Promise<void> {
  const vite = path.join(path.dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin/vite.js');
  const config = engineModule('src/build/program/compile.config.ts');
  const args = [vite, 'build', '--app', '--config', config, '--configLoader', CONFIG_LOADER, '--logLevel', 'warn'];
  const child = spawn(process.execPath, args, {
    cwd: engineFile(),
    // Plug-ins choose React's build by `NODE_ENV`.
    env: { ...process.env, NODE_ENV: 'production', ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const stop = () => void child.kill();
  process.once('exit', stop);
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data: Buffer) => output.push(data));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (status) => {
      process.off('exit', stop);
      const said = stripVTControlCharacters(Buffer.concat(output).toString()).trim();
      if (status === 0) resolve();
      else reject(new Error(said || `Vite ended with ${status}`));
    });
  });
}
