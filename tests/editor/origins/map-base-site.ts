import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { loadSite } from '../../../src/build/load-site.ts';
import { validate } from '../../../src/check/validate.ts';
import type { Origin, PageOrigins, TextOrigin } from '../../../src/editor/origins-protocol.ts';
import { baseManifest, baseText, GUIDE, writeBaseSite } from '../../fixtures/fixture-site.ts';
import { mapSite } from './map-site.ts';

interface BaseSiteOptions {
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

export const GUIDE_ROUTE = '/guides/choisir-son-pain';

/** Maps one page of the base site. */
export async function mapBaseSite(
  route: string,
  { sections, manifest = {}, body, frontMatter = '' }: BaseSiteOptions,
): Promise<MappedPage> {
  const base = baseManifest();
  if (sections) Object.assign(base.pages[0] ?? {}, { sections });
  const site = writeBaseSite({ ...base, ...manifest });
  const [front = '', own = ''] = baseText(GUIDE).split('---\n\n');
  const guide = `${front}${frontMatter}---\n\n${body ?? own}`;
  writeFileSync(path.join(site, GUIDE), guide);
  const { model, sources, diagnostics } = loadSite(site, validate);
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
