import path from 'node:path';

/** Folder of the program: where `package.json`, `schemas/` and `src/` stand. */
export const projectRoot = path.resolve(import.meta.dirname, '../..');

/** Folder of everything that a build can make again. */
export const scratchDirectory = path.join(projectRoot, '.vitrine');

/** Absolute folder of the site: what was asked for, else the variable `SITE`, else the root of the project. */
export function siteDirectory(asked?: string): string {
  return path.resolve(asked ?? process.env.SITE ?? projectRoot);
}

/** Brings a base path to the form `/name/`; `/` when there is none. */
export function normalizeBase(base: string | undefined): string {
  const inner = (base ?? '').replace(/^\/+|\/+$/g, '');
  return inner ? `/${inner}/` : '/';
}

/**
 * Whether the address of a site and the path that it is built for disagree: canonical addresses, sitemap, feed and
 * social cards would then name pages that do not exist. What is no address is for the rules to report.
 */
export function baseMismatch(siteUrl: string, base: string): boolean {
  return URL.canParse(siteUrl) && normalizeBase(new URL(siteUrl).pathname) !== base;
}
