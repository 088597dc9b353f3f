import path from 'node:path';
import { engineFile, isPackage } from '../model/engine-files.ts';
import { parseAddress } from '../text/addresses.ts';

/** Folder of the engine, with `package.json` and `schemas/`. */
export const projectRoot = engineFile();

/** Folder of data that a checkout of the engine keeps for all sites: compiled programs, and data of tests. */
export const scratchDirectory = engineFile('.vitrine');

/** Returns the absolute folder of the site: the argument, else the variable `SITE`, else the current folder. */
export function siteDirectory(argument?: string): string {
  return path.resolve(argument ?? process.env.SITE ?? '.');
}

/** Returns the scratch folder of a site. All of it can be recreated. */
export function siteScratch(site: string): string {
  return path.join(site, '.vitrine');
}

/**
 * Returns the scratch folder of the engine. All sites share it in a checkout. An installed package must not be written
 * to, so there it is the scratch folder of the site.
 */
export function engineScratch(site: string): string {
  return isPackage ? siteScratch(site) : scratchDirectory;
}

/** Returns the folder of the compiled programs. */
export function programCache(site: string): string {
  return path.join(engineScratch(site), 'cache/program');
}

/** Returns the default output folder of a site. */
export function outputFolder(site: string): string {
  return path.join(site, 'dist');
}

/** Normalizes a base path to `/name/`; `/` if there is none. */
export function normalizeBase(base: string | undefined): string {
  const inner = (base ?? '').replace(/^\/+|(?<!\/)\/+$/g, '');
  return inner ? `/${inner}/` : '/';
}

/**
 * Whether the address of a site and its base path disagree: canonical addresses, sitemap, feed and social cards would
 * then refer to missing pages. Invalid addresses are reported by rules.
 */
export function baseMismatch(siteUrl: string, base: string): boolean {
  const url = parseAddress(siteUrl);
  return url !== undefined && normalizeBase(url.pathname) !== base;
}
