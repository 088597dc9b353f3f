import { parseYaml, split } from '../../model/read/front-matter.ts';
import { get, keysOf } from '../../model/read/pointer.ts';
import { isRaw, type Raw } from '../../model/read/values.ts';
import { photoFiles } from '../../model/resolve/photo-files.ts';
import { schemaNamed } from '../../model/schema/schemas.ts';
import type { JsonOperation } from '../json-operation.ts';
import { addRedirects } from './redirects.ts';
import { linkRemoval } from './remove-link.ts';
import type { FileRange, PathLink, SiteUses } from './site-uses.ts';
import { ChangeDraft, type StructureRefusal, type StructureResult } from './structure-change.ts';

/** New target of a link to a removed page, or `unlink` to keep only its text. */
export type RemovedLinkChoice = { to: string } | 'unlink';

interface PageRemoval {
  path: string;
  /** Called with each link to the page. The removal is refused if it returns `undefined`. */
  choose(link: PathLink, index: number): RemovedLinkChoice | undefined;
  /** Redirect target of the address; `false` for no redirect. The removal is refused without either. */
  redirect?: string | false | undefined;
}

/** Minimum number of guides in a chain. */
const MIN_GUIDES = 2;

/** Whether a pointer equals another one, or leads into the value there. */
export const isBelow = (pointer: string | undefined, above: string) =>
  pointer !== undefined && (pointer === above || pointer.startsWith(`${above}/`));

function removedWith(site: SiteUses, path: string): { pointers: string[]; files: string[] } {
  const guide = site.guides.find((one) => one.path === path);
  if (guide) {
    const photos = photoFiles(path.slice(1)).flatMap(({ source }) =>
      site.media.has(source) ? [`content/${source}`] : [],
    );
    return { pointers: guide.entries.flatMap(({ pointer }) => pointer ?? []), files: [guide.file, ...photos] };
  }
  const page = site.pages.find((one) => one.path === path);
  return page ? { pointers: [page.pointer], files: textsOnlyIn(site, page.pointer) } : { pointers: [], files: [] };
}

/** Returns the text files that the manifest only uses in the part at a pointer. */
export function textsOnlyIn({ textUses }: Pick<SiteUses, 'textUses'>, pointer: string): string[] {
  const inside = new Set(textUses.flatMap((use) => (isBelow(use.pointer, pointer) ? [use.name] : [])));
  for (const use of textUses) if (!isBelow(use.pointer, pointer)) inside.delete(use.name);
  return [...inside].map((name) => `content/${name}`);
}

/** Returns the links to a page or guide in the parts that remain after its removal, in the order of files. */
export function linksTo(site: SiteUses, path: string): PathLink[] {
  const { pointers, files } = removedWith(site, path);
  return site.links.filter(({ path: to, isOwnPage, address: { file }, pointer }) => {
    const isRemoved =
      files.includes(file) || (file === site.manifest.file && pointers.some((one) => isBelow(pointer, one)));
    return to === path && !isOwnPage && !isRemoved;
  });
}

function refusalOf(site: SiteUses, { path, redirect }: PageRemoval): StructureRefusal | undefined {
  if (path === '/') return { code: 'home-page', args: { path } };
  if (path.includes('/:')) return { code: 'page-parameters', args: { path } };
  const guide = site.guides.find((one) => one.path === path);
  if (!guide && !site.pages.some((page) => page.path === path)) return { code: 'unknown-page', args: { path } };
  if (!guide && site.guides.some(({ hub }) => hub === path)) return { code: 'hub-of-guides', args: { path } };
  if (guide && site.guides.filter(({ chain }) => chain === guide.chain).length <= MIN_GUIDES)
    return { code: 'chain-too-short', args: { path } };
  if (redirect === undefined) return { code: 'redirect-needed', args: { path } };
  if (typeof redirect === 'string' && !isTarget(site, path, redirect))
    return { code: 'target-unknown', args: { path: redirect } };
  return undefined;
}

/** Whether the removed page can redirect to an address: it has to be that of another page of the site. */
function isTarget(site: SiteUses, removed: string, to: string): boolean {
  const path = to.replace(/[?#].*$/, '');
  return /^\/(?!\/)/.test(to) && path !== removed && site.isPage(path);
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** Returns the data of a text's front matter. */
export function matterOf(text: string): Raw {
  const { data } = parseYaml(split(text).yaml ?? '');
  return isRaw(data) ? data : {};
}

/** Compares pointers of one document: later list items come first. */
function laterFirst(a: string, b: string): number {
  const [left, right] = [keysOf(a), keysOf(b)];
  for (let index = 0; index < Math.min(left.length, right.length); index += 1) {
    if (left[index] === right[index]) continue;
    const [one, other] = [Number(left[index]), Number(right[index])];
    return Number.isNaN(one) || Number.isNaN(other) ? 0 : other - one;
  }
  return right.length - left.length;
}

/**
 * Removes values of a document, the last items first, so that pointers stay valid. A value is removed only once, even
 * if its container is removed too.
 */
export function removeValues(draft: ChangeDraft, file: string, operations: readonly JsonOperation[]): void {
  const tops = operations.filter(
    ({ pointer }, index) =>
      !operations.some(
        (other, at) => at !== index && isBelow(pointer, other.pointer) && (pointer !== other.pointer || at < index),
      ),
  );
  for (const operation of tops.sort((a, b) => laterFirst(a.pointer, b.pointer))) draft.operate(file, operation);
}

/**
 * Applies the choice for each link. Instead of being removed, an older redirect to the page gets the redirect target of
 * the page. Returns the places of links without a choice (`open`), the places of links that cannot be changed as chosen
 * (`needed`), and the operations that remove links, by file.
 */
function treatLinks(
  site: SiteUses,
  draft: ChangeDraft,
  { links, removal }: { links: readonly PathLink[]; removal: Pick<PageRemoval, 'choose' | 'redirect'> },
): { open: FileRange[]; needed: FileRange[]; operations: Map<string, JsonOperation[]> } {
  const [open, needed]: [FileRange[], FileRange[]] = [[], []];
  const operations = new Map<string, JsonOperation[]>();
  const { redirect } = removal;
  for (const [index, link] of links.entries()) {
    const { address, pointer, unlink, typedPath } = link;
    const chosen = removal.choose(link, index);
    const isRedirect = isBelow(pointer, '/redirects');
    const choice = chosen === 'unlink' && isRedirect && redirect ? { to: redirect } : chosen;
    if (choice === undefined) open.push(address);
    else if (choice !== 'unlink') {
      if (typedPath) draft.retype(address, choice.to);
      else needed.push(address);
    } else if (unlink) for (const range of unlink) draft.retype(range, '');
    else {
      const isManifest = address.file === site.manifest.file;
      const data = isManifest ? site.manifest.data : matterOf(site.texts.get(address.file) ?? '');
      const schema = isManifest ? site.manifest.schema : schemaNamed('front-matter');
      const operation = pointer === undefined ? undefined : linkRemoval(data, schema, pointer);
      if (!operation) needed.push(address);
      else operations.set(address.file, [...(operations.get(address.file) ?? []), operation]);
    }
  }
  return { open, needed, operations };
}

/**
 * Removes a page or a guide, with the texts that only it shows. Each link to it gets another target or becomes plain
 * text, as chosen, and its address redirects.
 */
export function removePage(site: SiteUses, removal: PageRemoval): StructureResult {
  const { path, redirect } = removal;
  const refusal = refusalOf(site, removal);
  if (refusal) return refusal;
  const draft = new ChangeDraft(site);
  const { pointers, files } = removedWith(site, path);
  const { file } = site.manifest;
  const { open, needed, operations } = treatLinks(site, draft, { links: linksTo(site, path), removal });
  if (open.length > 0) return { code: 'links-left', args: { path }, places: open };
  if (needed.length > 0) return { code: 'link-needed', args: { path }, places: needed };
  for (const other of files) draft.remove(other);
  const ofPage = pointers.map((pointer): JsonOperation => ({ type: 'remove', pointer }));
  const ofManifest = [...(operations.get(file) ?? []), ...ofPage];
  // The chain's `help` list is removed if it only contained the removed guide.
  const emptied = ofManifest.map((operation): JsonOperation => {
    const list = operation.pointer.replace(/\/\d+$/, '');
    const isLast = /^\/chains\/\d+\/help$/.test(list) && listOf(get<unknown>(site.manifest.data, list)).length === 1;
    return isLast ? { type: 'unset', pointer: list } : operation;
  });
  removeValues(draft, file, emptied);
  for (const [other, list] of operations) if (other !== file) removeValues(draft, other, list);
  if (typeof redirect === 'string') addRedirects(draft, site, [{ from: path, to: redirect }]);
  return draft.finish();
}
