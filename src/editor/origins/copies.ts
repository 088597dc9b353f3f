import { join } from '../../model/read/pointer.ts';
import { type GuideEntry, guideFile, type SiteModel } from '../../model/resolve/model.ts';
import type { Shell } from '../../model/resolve/resolve-shell.ts';
import type { BlockType, ResolvedPage } from '../../model/resolve/resolved.ts';
import { originOf, type SourcePlace } from './origin.ts';

/**
 * Where resolving puts single values into objects that they do not come from: by the pointer in what was resolved, the
 * place of the value, or of an object whose values have the same names there.
 */
export type Copies = Map<string, SourcePlace>;

const inManifest = (pointer: string): SourcePlace => ({ file: 'manifest', pointer });

const REACH = { phone: '/business/phone', email: '/business/email' };
const VAT = { vat: '/business/vat/mention' };

/** What blocks of a type are given of the manifest beside what stands in them. */
const GIVEN: { [T in BlockType]?: Record<string, string> } = {
  'backlink-packs': { ...VAT, email: '/business/email' },
  'callback-form': REACH,
  form: REACH,
  'plan-costs': VAT,
  'plan-summary': VAT,
  'price-list': VAT,
  pricing: VAT,
};

/** Place of the front matter of a guide. */
export function guidePlace({ chain, slug }: Pick<GuideEntry, 'chain' | 'slug'>): SourcePlace {
  return { file: `guide:${guideFile(chain, slug)}`, pointer: '' };
}

/** What surrounds all pages. */
export function copiesOfShell(shell: Shell, { manifest }: SiteModel): Copies {
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

type ResolvedBlocks = ResolvedPage['blocks'];

function* blockCopies(block: ResolvedBlocks[number], at: string, model: SiteModel): Generator<[string, SourcePlace]> {
  const own = originOf(block);
  for (const [key, pointer] of Object.entries(GIVEN[block.type] ?? {})) yield [join(at, key), inManifest(pointer)];
  if ('form' in block) yield [join(at, 'form'), inManifest(join('/forms', block.form.id))];
  if (block.type === 'article-list') {
    for (const [index, { path }] of block.articles.entries()) {
      const guide = model.guides.get(path);
      if (guide) yield [join(join(at, 'articles'), index), guidePlace(guide)];
    }
  }
  if (block.type === 'service-list') {
    for (const index of block.purposes.keys()) {
      yield [join(join(at, 'purposes'), index), inManifest(`/consent/purposes/${index}`)];
    }
  }
  if (block.type === 'pricing' && own) {
    for (const [index, plan] of block.plans.entries()) {
      for (const [line, benefit] of plan.benefits.entries()) {
        const by = block.replacements?.findIndex(({ plan: id, to }) => id === plan.id && to === benefit) ?? -1;
        const isOwn = model.manifest.plans?.find(({ id }) => id === plan.id)?.benefits[line] === benefit;
        if (by >= 0 && !isOwn) {
          const pointer = `${own.pointer}/replacements/${by}/to`;
          yield [`${at}/plans/${index}/benefits/${line}`, { file: own.file, pointer }];
        }
      }
    }
  }
  if ((block.type === 'rich-text' || block.type === 'expandable-text') && block.source) {
    const name = block.source.replace(/\.md$/, '');
    yield [join(at, 'markdown'), { file: `text:${name}`, pointer: '' }];
  } else if (block.type === 'rich-text' && own) {
    yield [join(at, 'markdown'), { file: own.file, pointer: join(own.pointer, 'text') }];
  }
}

/** What a page is made of. */
export function copiesOfPage(page: ResolvedPage, model: SiteModel): Copies {
  const copies: Copies = new Map();
  const { manifest } = model;
  if (page.kind === 'guide') {
    const guide = model.guides.get(page.path);
    if (!guide) return copies;
    const frontMatter = guidePlace(guide);
    const field = (key: string): SourcePlace => ({ ...frontMatter, pointer: `/${key}` });
    for (const key of ['title', 'description', 'imageAlt', 'photo']) copies.set(`/${key}`, field(key));
    copies.set('/markdown', frontMatter);
    copies.set('/breadcrumb/2/title', field('title'));
    copies.set('/breadcrumb/0/title', inManifest('/guides/home'));
    const chain = manifest.chains?.indexOf(guide.chain) ?? -1;
    if (chain >= 0) {
      for (const pointer of ['/chain/name', '/breadcrumb/1/title']) {
        copies.set(pointer, inManifest(`/chains/${chain}/name`));
      }
    }
    return copies;
  }
  const place = originOf(page.kind === 'not-found' ? manifest.notFound : model.pages.get(page.path));
  if (place) {
    copies.set('/title', { ...place, pointer: join(place.pointer, 'title') });
    const lead = page.kind === 'not-found' ? 'lead' : 'description';
    copies.set('/description', { ...place, pointer: join(place.pointer, lead) });
  }
  for (const [index, block] of page.blocks.entries()) {
    for (const [pointer, copied] of blockCopies(block, `/blocks/${index}`, model)) copies.set(pointer, copied);
  }
  return copies;
}

const BENEFIT = /^\/plans\/\d+\/benefits\/\d+$/;

/** Lists of a block whose texts a component compares with each other: equal ones have to stay equal. */
const COMPARED: { [T in BlockType]?: RegExp } = { 'plan-summary': BENEFIT, pricing: BENEFIT };

/** Names the group within which a text of a page is compared with others; nothing for most. */
export function comparedIn({ blocks }: Pick<ResolvedPage, 'blocks'>, at: string): string | undefined {
  const [whole, index = ''] = /^\/blocks\/(\d+)/.exec(at) ?? [];
  const type = blocks[Number(index)]?.type;
  return whole && type && COMPARED[type]?.test(at.slice(whole.length)) ? whole : undefined;
}
