import { filesOfPicture } from '../../model/pictures/picture-sizes.ts';
import { photoFiles } from '../../model/resolve/photo-files.ts';
import { textsOnlyIn } from './remove-page.ts';
import type { FileRange, PageUse, PathLink, SiteUses } from './site-uses.ts';
import { ChangeDraft, type StructureResult } from './structure-change.ts';

/** A section: the address of its page and its name, or its position on the page, counted from 1. */
interface SectionName {
  path: string;
  id: string;
}

function sectionNamed({ pages }: SiteUses, { path, id }: SectionName): PageUse['sections'][number] | undefined {
  const sections = pages.find((one) => one.path === path)?.sections ?? [];
  return sections.find((one) => one.id === id) ?? (/^\d+$/.test(id) ? sections[Number(id) - 1] : undefined);
}

/** The links to a section from content that remains. */
export function linksToSection(site: SiteUses, name: SectionName): PathLink[] {
  const section = sectionNamed(site, name);
  if (section?.id === undefined) return [];
  const files = textsOnlyIn(site, section.pointer);
  return site.links.filter(({ path, anchor, pointer = '', address: { file } }) => {
    const goes = files.includes(file) || (file === site.manifest.file && pointer.startsWith(`${section.pointer}/`));
    return path === name.path && anchor === section.id && !goes;
  });
}

/** Removes a section of a page, with the texts that only it shows. Links to it lead to the page. */
export function removeSection(site: SiteUses, { path, id }: SectionName): StructureResult {
  const page = site.pages.find((one) => one.path === path);
  if (!page) return { code: 'unknown-page', args: { path } };
  const section = sectionNamed(site, { path, id });
  if (!section) return { code: 'unknown-section', args: { path, name: id } };
  if (page.sections.length === 1) return { code: 'last-section', args: { path } };
  const files = textsOnlyIn(site, section.pointer);
  const links = linksToSection(site, { path, id });
  const fixed = links.filter(({ typedAnchor }) => !typedAnchor);
  if (fixed.length > 0)
    return { code: 'link-of-fact', args: { path: `${path}#${id}` }, places: fixed.map(({ address }) => address) };
  const draft = new ChangeDraft(site);
  for (const { isOwnPage, typedAnchor, address } of links) {
    if (isOwnPage) draft.retype(address, path);
    else if (typedAnchor) draft.retype({ ...typedAnchor, start: typedAnchor.start - 1 }, '');
  }
  for (const file of files) draft.remove(file);
  draft.operate(site.manifest.file, { type: 'remove', pointer: section.pointer });
  return draft.finish();
}

/** Places where a fact is used, without the definition of its key. */
function usesOfFact({ factUses }: SiteUses, name: string): FileRange[] {
  return factUses.flatMap((use) => (use.name === name && use.pointer !== `/facts/${name}` ? [use.typed] : []));
}

/** Removes an unused fact. */
export function removeFact(site: SiteUses, name: string): StructureResult {
  const facts = site.manifest.data.facts as Record<string, unknown> | undefined;
  if (!facts || !Object.hasOwn(facts, name)) return { code: 'unknown-fact', args: { name } };
  const places = usesOfFact(site, name);
  if (places.length > 0) return { code: 'fact-used', args: { name }, places };
  const draft = new ChangeDraft(site);
  const isLast = Object.keys(facts).length === 1;
  draft.operate(site.manifest.file, { type: 'unset', pointer: isLast ? '/facts' : `/facts/${name}` });
  return draft.finish();
}

/** Places that use media files. A guide's photo has the name of the guide. */
function usesOfPicture({ mediaUses, guides, texts }: SiteUses, files: readonly string[]): FileRange[] {
  const named = mediaUses.flatMap(({ name, typed }) => (files.includes(name) ? [typed] : []));
  const ofGuides = guides.flatMap(({ path, file }) => {
    const start = texts.get(file)?.search(/^photo:/m) ?? -1;
    const isShown = start >= 0 && photoFiles(path.slice(1)).some(({ source }) => files.includes(source));
    return isShown ? [{ file, start, end: start + 'photo'.length }] : [];
  });
  return [...named, ...ofGuides];
}

/**
 * Removes an unused media file. A picture is removed in all sizes and formats. Names are as in the manifest: `media/…`.
 */
export function removePicture(site: SiteUses, file: string): StructureResult {
  const files = filesOfPicture(site.media, file);
  if (files.length === 0) return { code: 'unknown-picture', args: { file } };
  const places = usesOfPicture(site, files);
  if (places.length > 0) return { code: 'picture-used', args: { file }, places };
  const draft = new ChangeDraft(site);
  for (const one of files) draft.remove(`content/${one}`);
  return draft.finish();
}
