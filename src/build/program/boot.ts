import path from 'node:path';
import type { build, Rolldown } from 'vite';

/**
 * Compiles a script into one minified statement without imports, for use inline. It is the same on every page, so that
 * one hash in the policy allows it.
 */
export async function compileScript(source: string, vite: { build: typeof build }): Promise<string> {
  const result = (await vite.build({
    configFile: false,
    root: path.dirname(source),
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      target: 'es2020',
      minify: 'oxc',
      modulePreload: false,
      lib: { entry: source, formats: ['iife'], name: 'boot' },
    },
  })) as Rolldown.RolldownOutput[];
  const chunk = result[0]?.output[0];
  if (!chunk) throw new Error(`${source} compiles to nothing`);
  const code = chunk.code.trim();
  if (/<\/script|<!--/i.test(code)) throw new Error(`${source} cannot be inline: it ends its own element`);
  return code;
}
