import path from 'node:path';
import { projectRoot } from '../build/project.ts';
import { ownBlocksFolder } from '../model/read/own-blocks.ts';
import { manifestName } from '../model/read/site-files.ts';

/** Parts of the project on which pages depend, except for those of a site. */
const PROGRAM = ['src', 'schemas', 'vite.config.ts'];

/** Parts of a site on which its pages depend. */
const SITE = ['content', ownBlocksFolder, manifestName];

function isPart(file: string, folder: string, parts: readonly string[]): boolean {
  const [part = ''] = path.relative(folder, file).split(path.sep);
  return part === '' || parts.includes(part);
}

/**
 * Whether the development server watches a path. It watches the files and folders of the program and of the site.
 * Builds, reports and other files in the same folders do not change pages, and Vite would reload all pages for some of
 * them.
 */
export function isWatched(file: string, site: string): boolean {
  return isPart(file, projectRoot, PROGRAM) || isPart(file, site, SITE);
}
