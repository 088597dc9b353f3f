import path from 'node:path';
import { type BuildOptions, buildSite } from '../../src/build/build-site.ts';
import { loadExample } from '../../src/build/examples.ts';
import { loadSite } from '../../src/build/load-site.ts';
import { prepareProgram } from '../../src/build/program/program.ts';
import { programCache, projectRoot } from '../../src/build/project.ts';
import { validate } from '../../src/check/validate.ts';
import { temporaryFolder } from '../temporary-folder.ts';

type Options = Partial<Pick<BuildOptions, 'base' | 'urls' | 'staging'>>;

/** Builds the project's site, or the one in the folder `site`, into an output folder. */
export async function publishIn(output: string, { site = projectRoot, ...options }: Options & { site?: string } = {}) {
  const { model } = loadSite(site, validate);
  if (!model) throw new Error('The site has errors');
  const cache = path.join(projectRoot, '.vitrine/tests/build-apart');
  const examples = (model.manifest.examples ?? []).flatMap(
    (example) => loadExample(example, model.manifest, validate).model ?? [],
  );
  await buildSite({
    model,
    examples,
    output,
    cache,
    program: prepareProgram(programCache(projectRoot), model.directory),
    base: '/',
    urls: 'file',
    compress: false,
    social: false,
    ...options,
  });
}

/** Builds the project's site with other options into a separate folder, and returns that folder. */
export async function buildApart(options: Options): Promise<string> {
  const directory = path.join(temporaryFolder(), 'dist');
  await publishIn(directory, options);
  return directory;
}
