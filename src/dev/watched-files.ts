import path from 'node:path';
import { isProgramFile } from '../build/program/program-key.ts';
import { projectRoot } from '../build/project.ts';
import { ownBlocksFolder } from '../model/read/own-blocks.ts';
import { manifestName } from '../model/read/site-files.ts';

/** Parts of the project, besides the sources of the program, on which pages depend. `dev` has scripts of pages. */
const PROGRAM = ['schemas', 'vite.config.ts', path.join('src', 'dev')];

/** Parts of a site on which its pages depend. */
const SITE = ['content', ownBlocksFolder, manifestName];

function isPart(file: string, folder: string, parts: readonly string[]): boolean {
  const relative = path.relative(folder, file);
  return relative === '' || parts.some((part) => relative === part || relative.startsWith(part + path.sep));
}

/**
 * Whether the development server watches a path. It watches the files and folders of the program and of the site.
 * Builds, reports and other files in the same folders do not change pages, and Vite would reload all pages for some of
 * them. Each watched file costs time at the start.
 */
export function isWatched(file: string, site: string): boolean {
  return isProgramFile(file) || isPart(file, projectRoot, PROGRAM) || isPart(file, site, SITE);
}
