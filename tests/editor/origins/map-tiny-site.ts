import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { loadSite } from '../../../src/build/load-site.ts';
import type { Origin, PageOrigins, TextOrigin } from '../../../src/editor/origins-protocol.ts';
import { tinyGuide, tinyManifest, writeTinySite } from '../../build/tiny-site.ts';
import { mapSite } from './map-site.ts';

interface TinySiteOptions {
  /** Sections of the home page. */
  sections?: object[];
  /** Other parts of the manifest. */
  manifest?: object;
  /** Markdown of the first guide, and additional lines of its front matter. */
  body?: string;
  frontMatter?: string;
}

/** The map of a page, and the text of the first guide, which the ranges in the map refer to. */
export interface MappedPage {
  map: PageOrigins;
  guide: string;
}

export const GUIDE = '/bois/chene';

/** Maps one page of a very small site. */
export async function mapTinySite(
  route: string,
  { sections, manifest = {}, body, frontMatter = '' }: TinySiteOptions,
): Promise<MappedPage> {
  const tiny = tinyManifest() as { pages: { sections: object[] }[] };
  if (sections && tiny.pages[0]) tiny.pages[0].sections = sections;
  const site = writeTinySite({ ...tiny, ...manifest });
  const [front = '', own = ''] = tinyGuide('chene').split('---\n\n');
  const guide = `${front}${frontMatter}---\n\n${body ?? own}`;
  writeFileSync(path.join(site, 'content/bois/chene.md'), guide);
  const { model, sources, diagnostics } = loadSite(site);
  if (!model) throw new Error(JSON.stringify(diagnostics.filter(({ severity }) => severity === 'error')));
  const [page] = await mapSite(model, sources, [route]);
  if (!page) throw new Error(`${route} is no page`);
  return { map: page.map, guide };
}

/**
 * Returns the origin of a text: its Markdown source in the guide; otherwise its pointer, with the offset in a Markdown
 * string.
 */
export function placeOf({ file, pointer, range }: Origin, guide: string): string {
  const typed = range && pointer === undefined ? guide.slice(range.start, range.end) : undefined;
  return typed ?? `${file === 'manifest' ? '' : file}${pointer}${range ? `:${range.start}` : ''}`;
}

/** Returns texts of a page with their origins, in document order. */
export function placesIn({ map, guide }: MappedPage, isWanted: (text: TextOrigin) => boolean): [string, string[]][] {
  return map.blocks
    .flatMap(({ texts }) => texts)
    .filter(isWanted)
    .map(({ text, origins }) => [text.trim(), origins.map((origin) => placeOf(origin, guide))]);
}
