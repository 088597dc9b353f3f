import { factName, namedPart } from './named-part.ts';
import { renameFact, renamePicture, renameSection } from './rename-name.ts';
import { type PageRename, renamePage } from './rename-page.ts';
import type { SiteUses } from './site-uses.ts';
import type { StructureResult } from './structure-change.ts';

/**
 * Returns the function that renames a part, chosen by the type of its names; `undefined` if they are of different
 * types.
 */
export function renaming({ from, to, redirect }: PageRename): ((uses: SiteUses) => StructureResult) | undefined {
  const part = namedPart(from);
  if (part?.type === 'section') {
    const id = to.slice(to.indexOf('#') + 1);
    const isOfPage = to.startsWith('#') || to.startsWith(`${part.path}#`);
    return isOfPage ? (uses) => renameSection(uses, { path: part.path, from: part.id, to: id }) : undefined;
  }
  const other = namedPart(to);
  if (part?.type === 'value') {
    const [fact, name] = [factName(part.name), other?.type === 'value' ? factName(other.name) : undefined];
    if (fact === undefined || name === undefined) return undefined;
    return (uses) => renameFact(uses, { from: fact, to: name });
  }
  if (part?.type === 'picture')
    return other?.type === 'picture' ? (uses) => renamePicture(uses, { from: part.file, to: other.file }) : undefined;
  if (part?.type !== 'page' || to.includes('#')) return undefined;
  const address = other?.type === 'page' ? other.path : to;
  return (uses) => renamePage(uses, { from: part.path, to: address, redirect });
}
