import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build, defineConfig, mergeConfig, type ViteBuilder } from 'vite';
import shared from '../../../vite.config.ts';
import { projectRoot } from '../project.ts';
import { compileScript } from './boot.ts';
import { hasOwnBlocks, ownBlocksPlugin } from './own-blocks.ts';

/** Compiles the program of a site into a folder: both are named by the variables that `program.ts` sets. */
export default defineConfig(async (environment) => {
  const { VITRINE_SITE: site = projectRoot, VITRINE_PROGRAM: directory = '' } = process.env;
  return mergeConfig(await shared(environment), {
    // Files of the program refer to each other by relative paths, so they work at any path.
    base: './',
    plugins: [ownBlocksPlugin(site)],
    environments: {
      client: { build: { outDir: path.join(directory, 'client'), emptyOutDir: true } },
      ssr: { build: { outDir: path.join(directory, 'server'), emptyOutDir: true, sourcemap: hasOwnBlocks(site) } },
    },
    builder: {
      async buildApp(builder: ViteBuilder) {
        for (const name of ['client', 'ssr']) {
          const environment = builder.environments[name];
          if (environment) await builder.build(environment);
        }
        mkdirSync(directory, { recursive: true });
        for (const name of ['boot', 'dated']) {
          const source = path.join(projectRoot, `src/entry/${name}.ts`);
          writeFileSync(path.join(directory, `${name}.js`), await compileScript(source, { build }));
        }
      },
    },
  });
});
