import { renameFact, renamePicture, renameSection } from '../edit/structure/rename-name.ts';
import { renamePage } from '../edit/structure/rename-page.ts';
import type { SiteUses } from '../edit/structure/site-uses.ts';
import type { StructureResult } from '../edit/structure/structure-change.ts';
import { readArguments } from './options/read-options.ts';
import { namedPart } from './structure/named-part.ts';
import { runStructure, structureOptions } from './structure/run-structure.ts';
import { commandLine } from './terminal/command-line.ts';

const usage = `${commandLine('rename', '/old /new')}   (also /page#old #new, facts.old facts.new, media/old.webp media/new.webp)`;
const { values: options, positionals } = readArguments(usage, {
  ...structureOptions,
  'no-redirect': { type: 'boolean', help: 'do not redirect an address that was released' },
});
const [from = '', to = ''] = positionals;

/** The change for two names; `undefined` if they are of different kinds. */
function renaming(): ((uses: SiteUses) => StructureResult) | undefined {
  const part = namedPart(from);
  if (part?.type === 'section') {
    const id = to.slice(to.indexOf('#') + 1);
    const isOfPage = to.startsWith('#') || to.startsWith(`${part.path}#`);
    return isOfPage ? (uses) => renameSection(uses, { path: part.path, from: part.id, to: id }) : undefined;
  }
  const other = namedPart(to);
  if (part?.type === 'fact')
    return other?.type === 'fact' ? (uses) => renameFact(uses, { from: part.name, to: other.name }) : undefined;
  if (part?.type === 'picture')
    return other?.type === 'picture' ? (uses) => renamePicture(uses, { from: part.file, to: other.file }) : undefined;
  if (part?.type !== 'page' || to.includes('#')) return undefined;
  const address = other?.type === 'page' ? other.path : to;
  return (uses) => renamePage(uses, { from: part.path, to: address, redirect: !options['no-redirect'] });
}

await runStructure({ usage, options, make: positionals.length === 2 ? renaming() : undefined });
