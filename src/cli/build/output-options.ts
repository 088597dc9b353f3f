import path from 'node:path';
import type { BuildOptions } from '../../build/build-site.ts';
import { outputFolder, siteDirectory } from '../../build/project.ts';
import { baseOption, urlsOption } from '../options/option-values.ts';
import { type OptionSpec, siteOption } from '../options/read-options.ts';

/** Options for publishing a site. */
export const outputOptions = {
  site: siteOption,
  out: { type: 'string', help: 'output folder (default: dist in the folder of the site)' },
  base: { type: 'string', help: 'path under which the site is published, for example /project/' },
  urls: { type: 'string', help: '"file" writes x.html (default), "directory" writes x/index.html' },
  'redirect-pages': {
    type: 'boolean',
    help: 'write redirects as pages, also to x from x/, for hosts without redirect rules',
  },
  compress: { type: 'boolean', help: 'write .br and .gz copies, for hosts that do not compress files themselves' },
} as const satisfies Record<string, OptionSpec>;

type OutputValues = {
  [K in keyof typeof outputOptions]?:
    | ((typeof outputOptions)[K]['type'] extends 'boolean' ? boolean : string)
    | undefined;
};

/** The folder and the form in which a site is published. */
export interface BuildTarget
  extends Required<Pick<BuildOptions, 'output' | 'base' | 'urls' | 'redirectPages' | 'compress'>> {
  /** Folder of the site. */
  directory: string;
}

/** Parses the folder and the form in which a site is published. A wrong option ends the command. */
export function readBuildTarget(options: OutputValues): BuildTarget {
  const urls = urlsOption(options.urls);
  const base = baseOption(options.base);
  const directory = siteDirectory(options.site);
  return {
    directory,
    output: path.resolve(options.out ?? outputFolder(directory)),
    base,
    urls,
    redirectPages: options['redirect-pages'] ?? false,
    compress: options.compress ?? false,
  };
}
