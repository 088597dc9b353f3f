import { addressAt, inStyle, siteRoot } from '../../text/addresses.ts';
import { comparableName } from '../../text/compare.ts';
import { minutesToRead } from '../../text/reading-time.ts';
import { namesIn } from '../markdown/find-names.ts';
import { isPageTitle } from '../schema/block-schemas.ts';
import type { Page, Person } from '../types.generated.ts';
import { documentTitle } from './document-title.ts';
import { type GuideEntry, guideFile, type SiteModel } from './model.ts';
import { pictureSizes, picturesAmong } from './picture-sizes.ts';
import { createBlockKeys, resolveBlock } from './resolve-block.ts';
import { resolvePhoto } from './resolve-photo.ts';
import type { BlockPage, GuidePage, PageLink, ResolvedBlock, ResolvedPage } from './resolved.ts';

function canonical({ manifest, urls }: SiteModel, path: string): string {
  return addressAt(siteRoot(manifest.site.url), inStyle(path, urls));
}

/** Marks the blocks with the heading of an earlier block or of the cookie banner: landmarks need different names. */
function markRepeated(blocks: ResolvedBlock[], { manifest }: SiteModel): ResolvedBlock[] {
  const banner = manifest.consent?.title;
  const seen = new Set(banner ? [comparableName(banner)] : []);
  return blocks.map((block) => {
    const heading = 'heading' in block ? block.heading : undefined;
    if (!heading) return block;
    const name = comparableName(heading);
    if (seen.has(name)) return { ...block, isRepeated: true };
    seen.add(name);
    return block;
  });
}

/**
 * Marks the blocks with the same ground as the previous block, and the title blocks with the same ground as the next
 * block, because one space between two sections is enough.
 */
function markContinued(blocks: ResolvedBlock[], model: SiteModel): ResolvedBlock[] {
  return blocks.map((block, index) => {
    const before = blocks[index - 1];
    if (isPageTitle(block.type)) {
      return blocks[index + 1]?.ground === block.ground ? { ...block, isFollowed: true } : block;
    }
    const continues = before && !model.blocks[before.type]?.endsAlone && before.ground === block.ground;
    return continues ? { ...block, isContinued: true } : block;
  });
}

/** Returns the title of a page's document, short enough for search engines. */
function titleOf(title: string, { manifest }: SiteModel): string {
  return documentTitle(title, manifest.site.titlePattern, manifest.editorial.title.most);
}

/** Returns the values of the names in a Markdown text, to spread into the page that shows it. */
function factsIn(markdown: string, { lookup }: SiteModel): Pick<ResolvedPage, 'facts'> {
  const names = new Set([...namesIn(markdown)].map(({ name }) => name));
  const facts = [...names].flatMap((name) => {
    const text = lookup(name);
    return text === undefined ? [] : [[name, text] as const];
  });
  return facts.length > 0 ? { facts: Object.fromEntries(facts) } : {};
}

/** Returns the months in which the third-party prices of a Markdown text were looked up, to spread into its guide. */
function monthsReadIn(markdown: string, { manifest }: SiteModel): Pick<GuidePage, 'pricesRead'> {
  const months = new Set<string>();
  for (const { name } of namesIn(markdown)) {
    const [root, key = ''] = name.split('.');
    const fact = root === 'facts' && Object.hasOwn(manifest.facts ?? {}, key) ? manifest.facts?.[key] : undefined;
    if (fact?.about && fact.checked) months.add(fact.checked);
  }
  return months.size > 0 ? { pricesRead: [...months].sort() } : {};
}

function resolveBlockPage(page: Page, model: SiteModel): BlockPage {
  const keyOf = createBlockKeys();
  const blocks = markContinued(
    markRepeated(
      page.sections.map((block, index) => resolveBlock(block, keyOf(block, index), model)),
      model,
    ),
    model,
  );
  return {
    kind: 'page',
    path: page.path,
    title: page.title,
    documentTitle: titleOf(page.title, model),
    description: page.description,
    noindex: page.noindex || model.demo !== undefined,
    ...(page.path.includes(':') ? {} : { canonical: canonical(model, page.path) }),
    ...(page.picture ? { picture: page.picture } : {}),
    blocks,
    // Only the names in Markdown are left: all others have been replaced.
    ...factsIn(JSON.stringify(blocks), model),
  };
}

function neighbour(model: SiteModel, guide: GuideEntry, step: number, override: string | undefined): PageLink {
  const { articles, hub } = guide.chain;
  const slug = articles[(guide.index + step + articles.length) % articles.length] ?? guide.slug;
  const url = override ?? `${hub}/${slug}`;
  const entry = model.guides.get(url);
  const title = entry ? model.frontMatterOf(entry).title : (model.pages.get(url)?.title ?? url);
  return { url, title };
}

/** Returns a person, unless the owner has yet to name one. */
function known(person: Person | undefined): Person | undefined {
  return person?.placeholder ? undefined : person;
}

function resolveGuide(guide: GuideEntry, model: SiteModel): GuidePage {
  if (!model.manifest.guides) throw new Error('A site with chains needs the manifest to declare "guides"');
  const { author, reviewer, ...layout } = model.manifest.guides;
  const signed = { author: known(author), reviewer: known(reviewer) };
  const { chain, path, slug } = guide;
  const frontMatter = model.frontMatterOf(guide);
  const words = model.wordsOf(guide);
  const photo = resolvePhoto(guideFile(chain, slug), frontMatter.photo, model.media);
  const main = frontMatter.mainArticle ?? chain.mainArticle ?? layout.defaultMainArticle;
  return {
    kind: 'guide',
    path,
    title: frontMatter.title,
    documentTitle: titleOf(frontMatter.title, model),
    description: frontMatter.description,
    noindex: model.demo !== undefined,
    canonical: canonical(model, path),
    blocks: [],
    ...(chain.popup ? { popup: chain.popup } : {}),
    markdown: '',
    ...pictureSizes(picturesAmong(model.linksOf(guide), model.lookup), model.pictureSize),
    published: frontMatter.published,
    reviewed: frontMatter.reviewed,
    minutes: minutesToRead(words),
    words,
    ...(signed.author ? { author: signed.author } : {}),
    ...(signed.reviewer ? { reviewer: signed.reviewer } : {}),
    drawing: frontMatter.drawing,
    imageAlt: frontMatter.imageAlt ?? '',
    ...(photo ? { photo } : {}),
    chain: { name: chain.name, hub: chain.hub, hue: chain.hue },
    breadcrumb: [
      { url: '/', title: layout.home },
      { url: chain.hub, title: chain.name },
      { url: path, title: frontMatter.title },
    ],
    ...(main.url === path ? {} : { mainArticle: main }),
    prev: neighbour(model, guide, -1, frontMatter.prev),
    next: neighbour(model, guide, 1, frontMatter.next),
    layout,
    ...(chain.help?.includes(slug) && layout.help ? { help: layout.help } : chain.offer ? { help: chain.offer } : {}),
  };
}

/** Returns all routes of a site, in the order of the manifest: pages, then guides. */
export function routesOf(model: SiteModel): string[] {
  return [...model.manifest.pages.map(({ path }) => path), ...model.guides.keys()];
}

/** A page without the text of a guide, which is long and often not needed. */
export interface PageOutline {
  page: ResolvedPage;
  /** The guide whose text is missing in the page. */
  guide?: GuideEntry;
}

/** Resolves the page of a route without the text of a guide; `undefined` if the site has no such route. */
export function outlinePage(route: string, model: SiteModel): PageOutline | undefined {
  const page = model.pages.get(route);
  if (page) return { page: resolveBlockPage(page, model) };
  const guide = model.guides.get(route);
  return guide && { page: resolveGuide(guide, model), guide };
}

/** Returns the complete page of an outline. */
export function completePage({ page, guide }: PageOutline, model: SiteModel): ResolvedPage {
  if (!guide || page.kind !== 'guide') return page;
  const markdown = model.bodyOf(guide);
  return { ...page, markdown, ...factsIn(markdown, model), ...monthsReadIn(markdown, model) };
}

/** Resolves the page of a route; `undefined` if the site has no such route. */
export function resolvePage(route: string, model: SiteModel): ResolvedPage | undefined {
  const outline = outlinePage(route, model);
  return outline && completePage(outline, model);
}

/** Returns the 404 page. */
export function resolveNotFound(model: SiteModel): BlockPage {
  const { notFound } = model.manifest;
  return {
    kind: 'not-found',
    path: '/404',
    title: notFound.title,
    documentTitle: titleOf(notFound.title, model),
    description: notFound.lead,
    noindex: true,
    blocks: [],
  };
}
