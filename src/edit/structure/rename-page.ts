import { keysOf } from '../../model/read/pointer.ts';
import { photoFiles } from '../../model/resolve/photo-files.ts';
import { ADDRESS } from './new-address.ts';
import { addRedirects } from './redirects.ts';
import type { GuideUse, SiteUses } from './site-uses.ts';
import { ChangeDraft, type StructureRefusal, type StructureResult } from './structure-change.ts';

export interface PageRename {
  from: string;
  to: string;
  /** Whether the old addresses redirect to the new ones. */
  redirect: boolean;
}

/** Whether a page already has its new address, while links still lead to the old one. */
function isBegun({ pages, links, isPage }: SiteUses, { from, to }: PageRename): boolean {
  return !isPage(from) && pages.some(({ path }) => path === to) && links.some(({ path }) => path === from);
}

/** Returns the reason why a page cannot have its new address; `undefined` if it can. */
function refusalOf(site: SiteUses, { from, to }: PageRename): StructureRefusal | undefined {
  if (from === '/') return { code: 'home-page', args: { path: from } };
  if (from.includes('/:')) return { code: 'page-parameters', args: { path: from } };
  const guide = site.guides.find(({ path }) => path === from);
  if (isBegun(site, { from, to, redirect: false })) return undefined;
  if (!guide && !site.pages.some(({ path }) => path === from)) return { code: 'unknown-page', args: { path: from } };
  if (from === to) return { code: 'nothing-changes', args: {} };
  if (to === '/') return { code: 'address-taken', args: { path: to } };
  if (to.includes('/:')) return { code: 'page-parameters', args: { path: to } };
  if (!ADDRESS.test(to)) return { code: 'address-malformed', args: { path: to } };
  if (guide && to.slice(0, to.lastIndexOf('/')) !== guide.hub)
    return { code: 'guide-elsewhere', args: { path: to, hub: guide.hub } };
  return undefined;
}

/**
 * Returns the reason why new addresses are taken; `undefined` if all are free. A redirect from a new address to the
 * page itself does not count.
 */
function refusalOfNew(
  site: SiteUses,
  { addresses, begun }: { addresses: ReadonlyMap<string, string>; begun: string | undefined },
): StructureRefusal | undefined {
  for (const path of addresses.values()) {
    const taken = site.reservedFor(path);
    if (taken !== undefined) return { code: 'address-reserved', args: { path, file: taken } };
    if (site.isPage(path) && !addresses.has(path) && path !== begun) return { code: 'address-taken', args: { path } };
    const redirect = site.redirectFrom(path);
    if (redirect && (redirect.from !== path || addresses.get(redirect.to) !== path))
      return { code: 'address-redirected', args: { path, to: redirect.to } };
  }
  return undefined;
}

/** Moves the files of a guide: its text, and the photo with its name. */
function moveGuide(draft: ChangeDraft, { media }: SiteUses, { path, file }: GuideUse, to: string): void {
  draft.move(file, `content${to}.md`);
  const after = photoFiles(to.slice(1));
  for (const [index, { source }] of photoFiles(path.slice(1)).entries()) {
    const other = after[index]?.source;
    if (media.has(source) && other) draft.move(`content/${source}`, `content/${other}`);
  }
}

/** Moves the texts of a page that are named after the last part of its address, or the folder of a hub. */
function moveTexts(draft: ChangeDraft, site: SiteUses, { from, to }: PageRename): void {
  const isHub = site.guides.some(({ hub }) => hub === from);
  if (isHub) {
    for (const file of site.texts.keys())
      if (file.startsWith(`content${from}/`)) draft.move(file, `content${to}${file.slice(`content${from}`.length)}`);
    return;
  }
  const page = site.pages.find(({ path }) => path === from);
  const [last, next] = [from, to].map((path) => path.slice(path.lastIndexOf('/') + 1));
  for (const { name, pointer = '' } of site.textUses) {
    const isOfPage = (other: string) => page !== undefined && other.startsWith(`${page.pointer}/`);
    const others = site.textUses.filter((use) => use.name === name && !isOfPage(use.pointer ?? ''));
    const [, folder = '', base] = /^(.*\/)?([^/]*)\.md$/.exec(name) ?? [];
    if (isOfPage(pointer) && others.length === 0 && base === last)
      draft.move(`content/${name}`, `content/${folder}${next}.md`);
  }
}

/** Updates the names of moved files in the whole site. */
export function retypeFiles(draft: ChangeDraft, { textUses, mediaUses, fileNames }: SiteUses): void {
  for (const { name, typed } of [...textUses, ...mediaUses]) {
    const to = draft.movedTo(`content/${name}`);
    if (to !== undefined) draft.retype(typed, to.slice('content/'.length));
  }
  for (const { name, typed } of fileNames) {
    const to = draft.movedTo(name);
    if (to !== undefined) draft.retype(typed, to);
  }
}

/**
 * Changes the address of a page or guide, and of the guides of a hub. Links, menus, chains and files are updated. With
 * `redirect`, all old addresses redirect, because it is unknown which of them were published. Also completes a rename
 * that an author has begun by hand.
 */
export function renamePage(site: SiteUses, rename: PageRename): StructureResult {
  const { from, to } = rename;
  const refusal = refusalOf(site, rename);
  if (refusal) return refusal;
  const below = site.guides.filter(({ hub }) => hub === from);
  const addresses = new Map([[from, to], ...below.map(({ path, slug }) => [path, `${to}/${slug}`] as const)]);
  const taken = refusalOfNew(site, { addresses, begun: isBegun(site, rename) ? to : undefined });
  if (taken) return taken;
  // A redirect from the new address of a page is removed.
  const dropped = [...addresses.values()].flatMap((path) => site.redirectFrom(path) ?? []);
  const links = site.links.flatMap((link) => {
    const isRemoved = dropped.some(({ pointer }) => link.pointer === `${pointer}/to`);
    const path = isRemoved || link.isOwnPage ? undefined : addresses.get(link.path);
    return path === undefined ? [] : [{ ...link, to: path }];
  });
  const fixed = links.filter(({ typedPath }) => !typedPath);
  if (fixed.length > 0)
    return { code: 'link-of-fact', args: { path: from }, places: fixed.map(({ address }) => address) };

  const draft = new ChangeDraft(site);
  for (const { typedPath, to: path } of links) if (typedPath) draft.retype(typedPath, path);
  for (const { path, typed } of site.pages) {
    const other = addresses.get(path);
    if (other !== undefined) draft.retype(typed, other);
  }
  for (const guide of site.guides) {
    const path = addresses.get(guide.path);
    if (path === undefined) continue;
    moveGuide(draft, site, guide, path);
    const slug = path.slice(path.lastIndexOf('/') + 1);
    if (slug !== guide.slug) for (const { typed } of guide.entries) draft.retype(typed, slug);
  }
  moveTexts(draft, site, rename);
  retypeFiles(draft, site);

  // The last redirect is removed first, so that the pointers of the others stay valid.
  const indexOf = ({ pointer }: { pointer: string }) => Number(keysOf(pointer).at(-1));
  for (const { pointer } of dropped.sort((a, b) => indexOf(b) - indexOf(a)))
    draft.operate(site.manifest.file, { type: 'remove', pointer });
  const redirected = rename.redirect ? [...addresses].map(([old, path]) => ({ from: old, to: path })) : [];
  addRedirects(draft, site, redirected, dropped.length);
  return draft.finish();
}
