import { retypeFiles } from './rename-page.ts';
import type { SiteUses } from './site-uses.ts';
import { ChangeDraft, type StructureResult } from './structure-change.ts';

/** Renames a section of a page and updates the links to it. */
export function renameSection(
  site: SiteUses,
  { path, from, to }: { path: string; from: string; to: string },
): StructureResult {
  const page = site.pages.find((one) => one.path === path);
  if (!page) return { code: 'unknown-page', args: { path } };
  const section = page.sections.find(({ id }) => id === from);
  if (!section?.typed) return { code: 'unknown-section', args: { path, name: from } };
  if (from === to) return { code: 'nothing-changes', args: {} };
  if (!/^[a-z][a-z0-9-]*$/.test(to)) return { code: 'name-malformed', args: { name: to } };
  if (page.sections.some(({ id }) => id === to)) return { code: 'section-taken', args: { path, name: to } };
  const draft = new ChangeDraft(site);
  draft.retype(section.typed, to);
  const links = site.links.filter((link) => link.path === path && link.anchor === from);
  const fixed = links.filter(({ typedAnchor }) => !typedAnchor);
  if (fixed.length > 0)
    return { code: 'link-of-fact', args: { path: `${path}#${from}` }, places: fixed.map(({ address }) => address) };
  for (const { typedAnchor } of links) if (typedAnchor) draft.retype(typedAnchor, to);
  return draft.finish();
}

/** Renames a fact and its uses. Names are without `facts.`. */
export function renameFact(site: SiteUses, { from, to }: { from: string; to: string }): StructureResult {
  const facts = site.manifest.data.facts as Record<string, unknown> | undefined;
  if (!facts || !Object.hasOwn(facts, from)) return { code: 'unknown-fact', args: { name: from } };
  if (from === to) return { code: 'nothing-changes', args: {} };
  if (!/^[a-z][a-zA-Z0-9]*$/.test(to)) return { code: 'name-malformed', args: { name: to } };
  if (Object.hasOwn(facts, to)) return { code: 'fact-taken', args: { name: to } };
  const draft = new ChangeDraft(site);
  for (const { name, typed } of site.factUses) if (name === from) draft.retype(typed, to);
  return draft.finish();
}

/**
 * Renames or moves media files (one file, or all sizes of a picture) and updates their uses. Names are as in the
 * manifest: `media/…`.
 */
export function renamePicture(site: SiteUses, ...moves: { from: string; to: string }[]): StructureResult {
  const draft = new ChangeDraft(site);
  for (const { from, to } of moves) {
    if (!site.media.has(from)) return { code: 'unknown-picture', args: { file: from } };
    if (from === to) return { code: 'nothing-changes', args: {} };
    if (!/^media(?:\/[a-z0-9][a-z0-9-]*)+\.[a-z0-9]+$/.test(to)) return { code: 'name-malformed', args: { name: to } };
    const [ending, other] = [from, to].map((file) => file.slice(file.lastIndexOf('.')));
    if (ending !== other) return { code: 'picture-ending', args: { file: from, to } };
    draft.move(`content/${from}`, `content/${to}`);
  }
  retypeFiles(draft, site);
  return draft.finish();
}
