import { createModel } from '../../../src/blocks/create-model.ts';
import { readMarkdown } from '../../../src/model/read/read-markdown.ts';
import { readSite } from '../../../src/model/read/read-site.ts';
import type { Sources } from '../../../src/model/read/source.ts';
import type { SiteModel } from '../../../src/model/resolve/model.ts';
import { resolvePage } from '../../../src/model/resolve/resolve-page.ts';
import type { GuidePage } from '../../../src/model/resolve/resolved.ts';
import { baseSite } from '../../fixtures/fixture-site.ts';

/** Unresolved part of a manifest. */
export type Json = Record<string, unknown>;

/** A manifest with the parts that tests change. */
export interface RawSite extends Json {
  site: Json;
  business: Json;
  plans: [Json];
  chains: [Json];
  guides?: Json;
  pages: [{ path: string; sections: Json[] } & Json, ...Json[]];
}

/** Returns the base site after a change of its manifest, without checking it. */
export function siteWith(change: (manifest: RawSite) => void = () => undefined): Sources {
  const sources = readSite(baseSite, (diagnostic) => {
    throw new Error(JSON.stringify(diagnostic));
  });
  change(sources.manifest.data as RawSite);
  return sources;
}

/** Returns the model of the base site after a change of its manifest. */
export const modelWith = (change: (manifest: RawSite) => void) => createModel(siteWith(change));

/** The unchanged base site. */
export const model = modelWith(() => undefined);

/** Replaces the body of a text of a site. */
export function setBody({ markdown }: Sources, name: string, body: string): void {
  const { path = '', text = '', bodyOffset = 0 } = markdown.get(name) ?? {};
  markdown.set(
    name,
    readMarkdown({ path, text: text.slice(0, bodyOffset) + body }, () => {}),
  );
}

/** Returns a guide of the base site. */
export function guide(slug: string, from: SiteModel = model): GuidePage {
  return resolvePage(`/guides/${slug}`, from) as GuidePage;
}

/** Returns the first block of a type on a page. */
export function blockOn(route: string, type: string, from: SiteModel = model): Json {
  return resolvePage(route, from)?.blocks.find((block) => block.type === type) as unknown as Json;
}

/** Adds a block to the home page. */
export function addBlock({ pages }: RawSite, block: Json): void {
  pages[0].sections.push(block);
}
