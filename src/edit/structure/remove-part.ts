import { filesOfPicture } from '../../model/pictures/picture-sizes.ts';
import { photoFiles } from '../../model/resolve/photo-files.ts';
import { textsOnlyIn } from './remove-page.ts';
import type { FileRange, PageUse, PathLink, SiteUses } from './site-uses.ts';
import { ChangeDraft, type StructureRefusal, type StructureResult } from './structure-change.ts';

/** A section: the address of its page, and its name or its position on the page, counted from 1. */
interface SectionName {
  path: string;
  id: string;
}

function sectionNamed({ pages }: SiteUses, { path, id }: SectionName): PageUse['sections'][number] | undefined {
  const sections = pages.find((one) => one.path === path)?.sections ?? [];
  return sections.find((one) => one.id === id) ?? (/^\d+$/.test(id) ? sections[Number(id) - 1] : undefined);
}

/** Returns the links to a section in the content that remains after its removal. */
export function linksToSection(site: SiteUses, name: SectionName): PathLink[] {
  const section = sectionNamed(site, name);
  if (section?.id === undefined) return [];
  const files = textsOnlyIn(site, section.pointer);
  return site.links.filter(({ path, anchor, pointer = '', address: { file } }) => {
    const isRemoved =
      files.includes(file) || (file === site.manifest.file && pointer.startsWith(`${section.pointer}/`));
    return path === name.path && anchor === section.id && !isRemoved;
  });
}

/** Changes the links to a section so that they lead to its page. */
function leadToPage(site: SiteUses, draft: ChangeDraft, name: SectionName): StructureRefusal | undefined {
  const links = linksToSection(site, name);
  const fixed = links.filter(({ typedAnchor }) => !typedAnchor);
  if (fixed.length > 0)
    return {
      code: 'link-of-fact',
      args: { path: `${name.path}#${name.id}` },
      places: fixed.map(({ address }) => address),
    };
  for (const { isOwnPage, typedAnchor, address } of links) {
    if (isOwnPage) draft.retype(address, name.path);
    else if (typedAnchor) draft.retype({ ...typedAnchor, start: typedAnchor.start - 1 }, '');
  }
  return undefined;
}

/** Prepares the removal of the value at a pointer: if it is a section, links to it lead to its page. */
export function leaveSection(site: SiteUses, draft: ChangeDraft, pointer: string): StructureRefusal | undefined {
  for (const { path, sections } of site.pages) {
    const section = sections.find((one) => one.pointer === pointer);
    if (section?.id !== undefined) return leadToPage(site, draft, { path, id: section.id });
  }
  return undefined;
}

/** Removes a section of a page, with the texts that only it shows. Links to it lead to the page. */
export function removeSection(site: SiteUses, { path, id }: SectionName): StructureResult {
  const page = site.pages.find((one) => one.path === path);
  if (!page) return { code: 'unknown-page', args: { path } };
  const section = sectionNamed(site, { path, id });
  if (!section) return { code: 'unknown-section', args: { path, name: id } };
  if (page.sections.length === 1) return { code: 'last-section', args: { path } };
  const draft = new ChangeDraft(site);
  const refusal = leadToPage(site, draft, { path, id });
  if (refusal) return refusal;
  for (const file of textsOnlyIn(site, section.pointer)) draft.remove(file);
  draft.operate(site.manifest.file, { type: 'remove', pointer: section.pointer });
  return draft.finish();
}

/** Returns the places that use media files. A guide's photo has the name of the guide. */
export function usesOfPicture({ mediaUses, guides, texts }: SiteUses, files: readonly string[]): FileRange[] {
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
