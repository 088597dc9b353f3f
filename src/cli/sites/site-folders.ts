import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { manifestName } from '../../model/read/site-files.ts';

/** The option that names the folders of sites; they may also be arguments. */
export const sitesOption = {
  type: 'string',
  multiple: true,
  help: 'folder with site.manifest.json, also "clients/*" and several (default: SITE, else the current folder)',
} as const;

const isSite = (folder: string) => existsSync(path.join(folder, manifestName));

/**
 * Returns the absolute folders of sites, each once. A final « /* » means all sites in a folder, because shells do not
 * expand it on Windows or between quotation marks. If there are several names, folders without a site are left out,
 * because a shell may have replaced the star by all files. A missing folder ends the command.
 */
export function siteFolders(named: readonly string[]): string[] {
  const found = named.flatMap((name) => {
    if (!/[\\/]\*$/.test(name)) return [path.resolve(name)];
    const folder = path.resolve(name.slice(0, -1));
    if (!existsSync(folder)) return [folder];
    const inside = readdirSync(folder).sort();
    return inside.map((one) => path.join(folder, one)).filter(isSite);
  });
  const folders = [...new Set(found)];
  const missing = folders.find((folder) => !existsSync(folder));
  if (missing !== undefined || (folders.length === 0 && named.length > 0)) {
    console.error(missing === undefined ? `There is no site in ${named.join(', ')}` : `There is no folder ${missing}`);
    process.exit(2);
  }
  if (folders.length < 2) return folders;
  const others = folders.filter((folder) => !isSite(folder));
  if (others.length > 0)
    console.error(`Without ${manifestName}, left out: ${others.map((one) => path.basename(one)).join(', ')}`);
  return folders.filter(isSite);
}

/** Returns the options of a command as arguments for the command of each site, except for the names in `without`. */
export function optionsForEach(options: Record<string, unknown>, without: readonly string[]): string[] {
  return Object.entries(options).flatMap(([name, value]) => {
    if (without.includes(name) || value === undefined || value === false) return [];
    return value === true ? [`--${name}`] : [`--${name}=${String(value)}`];
  });
}
