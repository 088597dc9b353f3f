import { statSync } from 'node:fs';
import path from 'node:path';
import { linksIn } from '../../model/markdown/find-links.ts';
import { treeOf } from '../../model/markdown/tree-of.ts';
import { nodesOf } from '../../model/markdown/walk.ts';
import { isPageFile, offeredFormats } from '../../model/pictures/offered-file.ts';
import { hashOf } from '../../model/read/hash.ts';
import type { SiteModel } from '../../model/resolve/model.ts';
import type { PageOutline } from '../../model/resolve/resolve-page.ts';
import { interpolate } from '../../text/braced-names.ts';
import { mediaFile, ownFontSources } from '../../text/files.ts';
import type { Output } from '../output/output.ts';

/**
 * Returns the media files that a text may refer to. The text is the path of a file below `content/`, or an address,
 * whose host is ignored.
 */
function namesOf(text: string): string[] {
  const local = text.replace(/^https?:\/\/[^/]+/i, '');
  return [local.replace(/^\.?\//, ''), mediaFile(local) ?? []].flat();
}

/** Every Markdown text with a link, a picture or a definition contains one of these. */
const LINK = /\]\(|\]:|</;

/**
 * Returns the strings of a page or of the shell that may refer to a media file, including Markdown texts with links.
 * Many do not: `createMediaCollector` selects the existing files.
 */
export function mediaIn(value: unknown): string[] {
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(mediaIn);
  if (typeof value !== 'string' || !value.includes('media/')) return [];
  const nodes = LINK.test(value) ? [...nodesOf(treeOf(value))].map(({ node }) => node) : [];
  return [...namesOf(value), ...linksIn(nodes, value).flatMap(({ to }) => namesOf(to))];
}

/** Returns the possible media references of a page: its strings, and the text of its guide. */
export function mediaOf({ page, guide }: PageOutline, model: SiteModel): string[] {
  const links = guide ? model.linksOf(guide) : [];
  return [...mediaIn(page), ...links.flatMap(({ to }) => namesOf(interpolate(to, model.lookup)))];
}

/** Returns the media files that a build may write: files with allowed extensions, and the pages of frames. */
export function allowedMedia(files: ReadonlyMap<string, number>, frames: readonly string[]): Map<string, number> {
  const pages = new Set(frames.map(mediaFile));
  return new Map([...files].filter(([file]) => offeredFormats(file) || (isPageFile(file) && pages.has(file))));
}

/** Returns the files of the site's own fonts, below `content/`. A build writes them below `media/`. */
export function fontFiles({ fonts = {} }: SiteModel['manifest']['theme']): string[] {
  return [...new Set([fonts.heading, fonts.text].flatMap((font) => (font ? ownFontSources(font.file) : [])))];
}

/** Collects the media files that pages and shell refer to, under any key. */
export function createMediaCollector(known: ReadonlyMap<string, number>) {
  const used = new Set<string>();
  return {
    /** Adds names; those without a file are ignored. */
    add(names: readonly string[]): void {
      for (const name of names) if (known.has(name)) used.add(name);
    },
    /** Returns the collected names as in the manifest, `media/x.webp`, sorted. */
    used: () => [...used].sort(),
  };
}

/**
 * Copies files that are below `content/` of the site into the output. They keep their names, below `folder` if given.
 */
export function copyMedia(
  names: readonly string[],
  { site, output, folder = '' }: { site: string; output: Output; folder?: string },
): void {
  for (const name of names) {
    const source = path.join(site, 'content', name);
    // The change time also detects a file that has kept its size and date, like a restored copy.
    const { size, mtimeMs, ctimeMs } = statSync(source);
    output.copy(folder + name, source, hashOf(source, ...[size, mtimeMs, ctimeMs].map(String)));
  }
}
