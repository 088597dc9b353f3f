import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build, defineConfig, mergeConfig, type ViteBuilder } from 'vite';
import shared from '../../../vite.config.ts';
import { engineFile } from '../../model/engine-files.ts';
import { projectRoot } from '../project.ts';
import { compileScript } from './boot.ts';
import { hasOwnBlocks, ownBlocksPlugin } from './own-blocks.ts';
import { EXTERNAL } from './run-compiler.ts';
import { standaloneValidators } from './standalone-validators.ts';

/** Commands that only a checkout has, because they need packages that a site does not have. */
const OF_CHECKOUT = ['build-engine.ts', 'mutation.ts', 'test.ts'];

/** Returns the entry modules of the package by name: those that Node starts, and those that Vite loads. */
function commandModules(): Record<string, string> {
  const commands = readdirSync(engineFile('src/cli')).filter(
    (file) => file.endsWith('.ts') && !OF_CHECKOUT.includes(file),
  );
  const files = [...commands.map((file) => `src/cli/${file}`), 'src/build/program/compile.config.ts', 'vite.config.ts'];
  return Object.fromEntries(files.map((file) => [path.basename(file, '.ts'), engineFile(file)]));
}

/**
 * Compiles the program of a site into the folder `VITRINE_PROGRAM`, or the commands of the package into the folder
 * `VITRINE_COMMANDS`. The caller of `runCompiler` sets one of these variables.
 */
export default defineConfig(async (environment) => {
  const { VITRINE_SITE: site = projectRoot, VITRINE_PROGRAM: directory = '', VITRINE_COMMANDS: commands } = process.env;
  return mergeConfig(await shared(environment), {
    // Files of the program refer to each other by relative paths, so they work at any path.
    base: './',
    plugins: commands ? [standaloneValidators] : [ownBlocksPlugin(site)],
    environments: {
      client: { build: { outDir: path.join(directory, 'client'), emptyOutDir: true } },
      ssr: { build: { outDir: path.join(directory, 'server'), emptyOutDir: true, sourcemap: hasOwnBlocks(site) } },
      ...(commands && {
        commands: {
          consumer: 'server',
          resolve: { noExternal: true, external: [...EXTERNAL, 'json-schema-to-typescript', 'playwright-core'] },
          define: { 'process.env.NODE_ENV': '"production"' },
          build: {
            outDir: commands,
            emptyOutDir: true,
            ssr: true,
            target: 'node20',
            license: { fileName: 'licences.md' },
            rolldownOptions: {
              input: commandModules(),
              output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
            },
          },
        },
      }),
    },
    builder: {
      async buildApp(builder: ViteBuilder) {
        for (const name of commands ? ['commands'] : ['client', 'ssr']) {
          const environment = builder.environments[name];
          if (environment) await builder.build(environment);
        }
        if (commands) return;
        mkdirSync(directory, { recursive: true });
        for (const name of ['boot', 'dated']) {
          const source = engineFile(`src/entry/${name}.ts`);
          writeFileSync(path.join(directory, `${name}.js`), await compileScript(source, { build }));
        }
      },
    },
  });
});
