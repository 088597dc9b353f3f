import { statSync } from 'node:fs';
import path from 'node:path';
import { linksIn } from '../../model/markdown/find-links.ts';
import { treeOf } from '../../model/markdown/tree-of.ts';
import { nodesOf } from '../../model/markdown/walk.ts';
import { isPageFile, offeredFormats } from '../../model/pictures/offered-file.ts';
import type { SiteModel } from '../../model/resolve/model.ts';
import type { PageOutline } from '../../model/resolve/resolve-page.ts';
import { mediaFile } from '../../text/media-file.ts';
import { interpolate } from '../../text/placeholders.ts';
import { hashOf } from '../files/hash.ts';
import type { Output } from '../output/output.ts';

/** What a string or the address of a link may name: a file as it stands below `content/`, or its address, on this host. */
function namesOf(text: string): string[] {
  const local = text.replace(/^https?:\/\/[^/]+/i, '');
  return [local.replace(/^\.?\//, ''), mediaFile(local) ?? []].flat();
}

/** What no Markdown text goes without that has a link, a picture or a definition. */
const LINK = /\]\(|\]:|</;

/**
 * Whatever the strings of a page or of the shell name that may be a media file, those with links in Markdown among them.
 * Much of it is no name: `createMediaCollector` knows those of the files.
 */
export function mediaIn(value: unknown): string[] {
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(mediaIn);
  if (typeof value !== 'string' || !value.includes('media/')) return [];
  const nodes = LINK.test(value) ? [...nodesOf(treeOf(value))].map(({ node }) => node) : [];
  return [...namesOf(value), ...linksIn(nodes, value).flatMap(({ to }) => namesOf(to))];
}

/** What a page may name of media files: its strings, and the text of its guide. */
export function mediaOf({ page, guide }: PageOutline, model: SiteModel): string[] {
  const links = guide ? model.linksOf(guide) : [];
  return [...mediaIn(page), ...links.flatMap(({ to }) => namesOf(interpolate(to, model.lookup)))];
}

/** The media files that may be published: those of the list of endings, and the pages that are shown in frames. */
export function publishable(files: ReadonlyMap<string, number>, frames: readonly string[]): Map<string, number> {
  const pages = new Set(frames.map(mediaFile));
  return new Map([...files].filter(([file]) => offeredFormats(file) || (isPageFile(file) && pages.has(file))));
}

/** Collects the media files that pages and shell name, whatever the key that names them. */
export function createMediaCollector(known: ReadonlyMap<string, number>) {
  const used = new Set<string>();
  return {
    /** Takes names; those of no file are left out. */
    add(names: readonly string[]): void {
      for (const name of names) if (known.has(name)) used.add(name);
    },
    /** Names as in the manifest, `media/x.webp`, sorted. */
    used: () => [...used].sort(),
  };
}

/** Publishes files that stand below `content/` of the site. They keep their names, below `folder` if there is one. */
export function copyMedia(
  names: readonly string[],
  { site, output, folder = '' }: { site: string; output: Output; folder?: string },
): void {
  for (const name of names) {
    const source = path.join(site, 'content', name);
    // The time of the last change to the file tells what keeps its size and its date, as a restored copy does.
    const { size, mtimeMs, ctimeMs } = statSync(source);
    output.copy(folder + name, source, hashOf(source, ...[size, mtimeMs, ctimeMs].map(String)));
  }
}
