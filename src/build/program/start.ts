import { hashOf } from '../../model/read/hash.ts';
import type { ClientSite } from '../../model/resolve/client-site.ts';
import type { Program } from './program.ts';

/** A file of the output folder. */
interface StartFile {
  /** Path relative to the output folder. */
  file: string;
  text: string;
}

/**
 * Returns the script that starts the client program with the data that all pages of the site share. Its name contains
 * the hash of its content, and it is next to the program's own files.
 */
export function startFile({ client: [program = ''] }: Pick<Program, 'client'>, site: ClientSite): StartFile {
  const name = program.slice(program.lastIndexOf('/') + 1);
  const text = `import{start}from"./${name}";start(${JSON.stringify(site)});\n`;
  return { file: `_assets/start-${hashOf(text).slice(0, 8)}.js`, text };
}

type ProgramFiles = Pick<Program, 'client' | 'chunks' | 'fonts' | 'boot' | 'dated' | 'id'>;

/**
 * Returns the program for the pages of a site: with addresses below `base`, and with the start file as its entry, which
 * also changes its id.
 */
export function withStart(program: ProgramFiles, { file }: StartFile, base: string): ProgramFiles {
  const address = (name: string) => base + name;
  const { bricolage, source } = program.fonts;
  return {
    client: [file, ...program.client].map(address),
    chunks: Object.fromEntries(Object.entries(program.chunks).map(([name, files]) => [name, files.map(address)])),
    fonts: { bricolage: address(bricolage), source: address(source) },
    boot: program.boot,
    dated: program.dated,
    id: hashOf(program.id, file).slice(0, 12),
  };
}
