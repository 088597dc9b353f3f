import type { WrittenIn } from '../../blocks/block-definition.ts';
import { definitionOf } from '../../blocks/definitions.ts';
import { join } from '../../model/read/pointer.ts';
import { type GuideEntry, guideFile, type SiteModel } from '../../model/resolve/model.ts';
import type { Shell } from '../../model/resolve/resolve-shell.ts';
import type { ResolvedBlock, ResolvedPage } from '../../model/resolve/resolved.ts';
import { originOf, type SourcePlace } from './origin.ts';

/**
 * Places of the values that are copied into other objects when the site is resolved, by the pointer of the copy. A new
 * object has the place of the original object with the same keys.
 */
export type OriginsByPointer = Map<string, SourcePlace>;

const inManifest = (pointer: string): SourcePlace => ({ file: 'manifest', pointer });

/** Returns the place of the front matter of a guide. */
export function guidePlace({ chain, slug }: Pick<GuideEntry, 'chain' | 'slug'>): SourcePlace {
  return { file: `guide:${guideFile(chain, slug)}`, pointer: '' };
}

/** Returns the origins of the copied values in the parts around every page. */
export function originsOfShell(shell: Shell, { manifest }: SiteModel): OriginsByPointer {
  return new Map([
    ['/siteName', inManifest('/site/name')],
    ['/logo', inManifest('/site/logo')],
    ['/description', inManifest('/site/description')],
    ['/home', inManifest(manifest.guides?.home === shell.home ? '/guides/home' : '/site/name')],
    ['/business', inManifest('/business')],
    ...shell.columnNames.map((_, index): [string, SourcePlace] => [
      `/columnNames/${index}`,
      inManifest(`/navigation/footer/columns/${index}/title`),
    ]),
  ]);
}

/** Returns the original place of a value that was copied into a resolved block. */
function placeOf(written: WrittenIn, block: ResolvedBlock, model: SiteModel): SourcePlace | undefined {
  if ('manifest' in written) return inManifest(written.manifest);
  if ('text' in written) return { file: `text:${written.text.replace(/\.md$/, '')}`, pointer: '' };
  if ('guide' in written) {
    const guide = model.guides.get(written.guide);
    return guide && guidePlace(guide);
  }
  const own = originOf(block);
  return own && { file: own.file, pointer: own.pointer + written.block };
}

function* originsOfBlock(block: ResolvedBlock, at: string, model: SiteModel): Generator<[string, SourcePlace]> {
  const { given = {}, writtenIn } = definitionOf(block);
  for (const [key, pointer] of Object.entries(given)) yield [join(at, key), inManifest(pointer)];
  for (const [pointer, written] of writtenIn?.(block, model) ?? []) {
    const place = placeOf(written, block, model);
    if (place) yield [at + pointer, place];
  }
}

/** Returns the origins of the copied values in a page. */
export function originsOfPage(page: ResolvedPage, model: SiteModel): OriginsByPointer {
  const origins: OriginsByPointer = new Map();
  const { manifest } = model;
  if (page.kind === 'guide') {
    const guide = model.guides.get(page.path);
    if (!guide) return origins;
    const frontMatter = guidePlace(guide);
    const field = (key: string): SourcePlace => ({ ...frontMatter, pointer: `/${key}` });
    for (const key of ['title', 'description', 'imageAlt', 'photo']) origins.set(`/${key}`, field(key));
    origins.set('/markdown', frontMatter);
    origins.set('/breadcrumb/2/title', field('title'));
    origins.set('/breadcrumb/0/title', inManifest('/guides/home'));
    const chain = originOf(guide.chain);
    if (chain) {
      const name = { ...chain, pointer: join(chain.pointer, 'name') };
      for (const pointer of ['/chain/name', '/breadcrumb/1/title']) origins.set(pointer, name);
    }
    return origins;
  }
  const place = originOf(page.kind === 'not-found' ? manifest.notFound : model.pages.get(page.path));
  if (place) {
    origins.set('/title', { ...place, pointer: join(place.pointer, 'title') });
    const lead = page.kind === 'not-found' ? 'lead' : 'description';
    origins.set('/description', { ...place, pointer: join(place.pointer, lead) });
  }
  for (const [index, block] of page.blocks.entries()) {
    for (const [pointer, copied] of originsOfBlock(block, `/blocks/${index}`, model)) origins.set(pointer, copied);
  }
  return origins;
}

/** Returns the name of the group of texts that a page compares with each other; `undefined` for most texts. */
export function comparedIn({ blocks }: Pick<ResolvedPage, 'blocks'>, at: string): string | undefined {
  const [whole, index = ''] = /^\/blocks\/(\d+)/.exec(at) ?? [];
  const block = blocks[Number(index)];
  return whole && block && definitionOf(block).compared?.test(at.slice(whole.length)) ? whole : undefined;
}
