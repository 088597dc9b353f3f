import path from 'node:path';
import { parseAddress } from '../text/parse-address.ts';

/** Folder of the program: where `package.json`, `schemas/` and `src/` stand. */
export const projectRoot = path.resolve(import.meta.dirname, '../..');

/** Folder of what a checkout of the engine makes for all sites: its compiled forms, and what its tests leave. */
export const scratchDirectory = path.join(projectRoot, '.vitrine');

/** Absolute folder of the site: what was asked for, else the variable `SITE`, else the current folder. */
export function siteDirectory(asked?: string): string {
  return path.resolve(asked ?? process.env.SITE ?? '.');
}

/** Folder of what commands keep for the site in a folder. All of it can be made again. */
export function siteScratch(site: string): string {
  return path.join(site, '.vitrine');
}

/** Whether the engine is installed as a package. */
export const isPackage = projectRoot.split(path.sep).includes('node_modules');

/**
 * Folder of what the engine compiles of itself. All sites share that of a checkout. A package is not written into: its
 * compiled forms are in the folder of the site.
 */
export function engineScratch(site: string): string {
  return isPackage ? siteScratch(site) : scratchDirectory;
}

/** Folder of the compiled programs. */
export function programCache(site: string): string {
  return path.join(engineScratch(site), 'cache/program');
}

/** Folder in which the site in a folder is published unless another is named. */
export function publishedFolder(site: string): string {
  return path.join(site, 'dist');
}

/** Brings a base path to the form `/name/`; `/` when there is none. */
export function normalizeBase(base: string | undefined): string {
  const inner = (base ?? '').replace(/^\/+|(?<!\/)\/+$/g, '');
  return inner ? `/${inner}/` : '/';
}

/**
 * Whether the address of a site and the path that it is built for disagree: canonical addresses, sitemap, feed and
 * social cards would then name pages that do not exist. What is no address is for the rules to report.
 */
export function baseMismatch(siteUrl: string, base: string): boolean {
  const url = parseAddress(siteUrl);
  return url !== undefined && normalizeBase(url.pathname) !== base;
}
