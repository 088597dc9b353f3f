import path from 'node:path';
import { ownBlocksFolder } from '../model/read/own-blocks.ts';
import { manifestName } from '../model/read/site-files.ts';
import { projectRoot } from '../publish/project.ts';

/** Parts of the project that pages are made with, besides those of a site. */
const PROGRAM = ['src', 'schemas', 'vite.config.ts'];

/** Parts of a site that its pages are made of. */
const SITE = ['content', ownBlocksFolder, manifestName];

function isPart(file: string, folder: string, parts: readonly string[]): boolean {
  const [part = ''] = path.relative(folder, file).split(path.sep);
  return part === '' || parts.includes(part);
}

/**
 * Whether the development server watches a file, or a folder for what is in it: the program and the site. Builds,
 * reports and other files of the same folders change no page, and Vite would reload every page for some of them.
 */
export function isWatched(file: string, site: string): boolean {
  return isPart(file, projectRoot, PROGRAM) || isPart(file, site, SITE);
}
