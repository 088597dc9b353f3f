import { filesOfPicture, pictureName } from '../../model/pictures/picture-sizes.ts';
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
  const before = `facts.${from}`;
  for (const { name, form, typed } of site.valueUses) {
    if (name !== before && !name.startsWith(`${before}.`)) continue;
    const start = form === 'key' ? typed.start : typed.start + 'facts.'.length;
    draft.retype({ ...typed, start, end: start + from.length }, to);
  }
  return draft.finish();
}

/**
 * Returns the new names of a picture's files: the typed name, or the name of each size and format if there are several.
 */
function newNames(files: readonly string[], { from, to }: { from: string; to: string }): [string, string][] {
  if (files.length === 1) return [[from, to]];
  const stem = pictureName(to).replace(/\.\w+$/, '');
  return files.map((file) => [file, stem + file.slice(pictureName(from).length)]);
}

/**
 * Renames or moves a media file and updates its uses. A picture is renamed in all sizes and formats. Names are as in
 * the manifest: `media/…`.
 */
export function renamePicture(site: SiteUses, name: { from: string; to: string }): StructureResult {
  const { from, to } = name;
  if (!site.media.has(from)) return { code: 'unknown-picture', args: { file: from } };
  const files = filesOfPicture(site.media, from);
  const moves = newNames(files, name);
  if (moves.every(([old, now]) => old === now)) return { code: 'nothing-changes', args: {} };
  const isWellFormed = (file: string) => /^media(?:\/[a-z0-9][a-z0-9-]*)+\.[a-z0-9]+$/.test(file);
  if (!moves.every(([, now]) => isWellFormed(now))) return { code: 'name-malformed', args: { name: to } };
  const endingOf = (file: string) => /\.\w+$/.exec(file)?.[0];
  if ((endingOf(to) ?? endingOf(from)) !== endingOf(from)) return { code: 'picture-ending', args: { file: from, to } };
  // No new name may be that of another picture: otherwise, the files of both would be read as sizes of one.
  const taken = moves.flatMap(([, now]) => filesOfPicture(site.media, now)).find((file) => !files.includes(file));
  if (taken !== undefined) return { code: 'file-taken', args: { file: `content/${taken}` } };
  const draft = new ChangeDraft(site);
  for (const [old, now] of moves) draft.move(`content/${old}`, `content/${now}`);
  retypeFiles(draft, site);
  return draft.finish();
}
