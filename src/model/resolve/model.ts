import type { Lookup } from '../../text/placeholders.ts';
import { minutesToRead } from '../../text/reading-time.ts';
import type { UrlStyle } from '../../text/url-style.ts';
import { wordsWith } from '../markdown/count-words.ts';
import type { MarkdownLink } from '../markdown/markdown.ts';
import type { PictureSize } from '../pictures/size.ts';
import type { MarkdownDocument } from '../read/document.ts';
import type { Sources } from '../read/source.ts';
import { siteSchema } from '../schema/own-schemas.ts';
import { schemaNamed } from '../schema/schemas.ts';
import type { Action, Block, Chain, FrontMatter, Manifest, Page } from '../types.generated.ts';
import { type PictureSizes, pictureSizes, picturesIn } from './picture-sizes.ts';
import { resolveManifest } from './resolve-manifest.ts';
import { resolveValues } from './resolve-values.ts';
import type { ArticleCard, BlockType } from './resolved.ts';

/** Where one guide stands: its chain, and its place in it. */
export interface GuideEntry {
  path: string;
  slug: string;
  chain: Chain;
  index: number;
}

/**
 * What a site says that is shown without being live: a version for the owner's approval, or an example. Search engines
 * list none of its pages, and its forms send nothing.
 */
export interface Demo {
  /** Shown on top of every page. */
  ribbon: string;
  /** What a form answers instead of sending. */
  nothingSent: string;
  /** Set if it is an example that another site shows. */
  example?: ShownExample;
}

/** What an example takes from the site that shows it. */
export interface ShownExample {
  /** Its path below that site, which begins and ends in a slash. */
  path: string;
  /** Links to that site: to its home page, and its main action. */
  leave: Pick<Action, 'label' | 'to'>;
  contact: Pick<Action, 'label' | 'to'>;
}

/** How blocks of a type take data of the site. */
export interface BlockResolution {
  /** Values of the manifest that a block is given, by key: their pointers. */
  given?: Readonly<Record<string, string>>;
  /** What replaces references of a block, or joins what is written in it. */
  resolve?(block: Block, model: SiteModel): object;
  /** Whether a block closes with a drawing, or without space: what follows it opens anew. */
  endsAlone?: true;
}

/** By type; blocks of the others are taken as they are written. */
export type BlockResolutions = { readonly [T in BlockType]?: BlockResolution };

/** A site whose manifest is resolved and whose articles are at hand. */
export interface SiteModel {
  directory: string;
  manifest: Manifest;
  /** How its blocks take data of the site. */
  blocks: BlockResolutions;
  /** How its addresses are written. */
  urls: UrlStyle;
  /** Whether pictures for social networks are drawn. */
  social: boolean;
  /** Set if the site is shown without being live. */
  demo?: Demo;
  guides: Map<string, GuideEntry>;
  /** Pages of the manifest by path; the first where several claim one. */
  pages: Map<string, Page>;
  media: Sources['media'];
  /** Size of a picture of `content/media` by its bytes; nothing where it is missing or does not say it. */
  pictureSize(file: string): PictureSize | undefined;
  articlesOf(chain: string): ArticleCard[];
  cardOf(guide: GuideEntry): ArticleCard;
  frontMatterOf(guide: GuideEntry): FrontMatter;
  /** What the names between double braces stand for. */
  lookup: Lookup;
  /** Body of a guide, as it is typed. */
  bodyOf(guide: GuideEntry): string;
  /** Stands for that body and what its names stand for: the same key, the same text. */
  bodyKeyOf(guide: GuideEntry): string;
  /** Links and pictures of that body. */
  linksOf(guide: GuideEntry): readonly MarkdownLink[];
  /** Words of that body. */
  wordsOf(guide: GuideEntry): number;
  /** Body of a Markdown file named as in a block, as it is typed. */
  markdownOf(source: string): string;
  /** Sizes of the pictures that a Markdown text shows, to spread over what holds the text. */
  picturesOf(markdown: string): { pictures?: PictureSizes };
  reviewedOf(source: string): string | undefined;
}

/** Path of a guide's file below `content/`, without `.md`. */
export function guideFile(chain: Pick<Chain, 'hub'>, slug: string): string {
  return `${chain.hub.replace(/^\//, '')}/${slug}`;
}

/**
 * Builds the model of sources that passed validation, for blocks of given definitions (`blocks/create-model.ts`).
 * `resolve` may give a manifest that was resolved before.
 */
export function buildModel(sources: Sources, blocks: BlockResolutions, resolve = resolveManifest): SiteModel {
  const { manifest, lookup } = resolve(sources.manifest.data, siteSchema(sources.ownBlocks));
  const guides = new Map<string, GuideEntry>();
  for (const chain of manifest.chains ?? []) {
    chain.articles.forEach((slug, index) => {
      const path = `${chain.hub}/${slug}`;
      guides.set(path, { path, slug, chain, index });
    });
  }
  const inChains = new Map<string, GuideEntry[]>();
  for (const guide of guides.values()) {
    const others = inChains.get(guide.chain.id);
    if (others) others.push(guide);
    else inChains.set(guide.chain.id, [guide]);
  }
  const pages = new Map(manifest.pages.toReversed().map((page) => [page.path, page]));
  const sourceOf = (name: string): MarkdownDocument => {
    const source = sources.markdown.get(name.replace(/\.md$/, ''));
    if (!source) throw new Error(`content/${name} does not exist`);
    return source;
  };
  const frontMatters = new Map<string, FrontMatter>();
  const guideSource = ({ chain, slug }: GuideEntry) => sourceOf(guideFile(chain, slug));
  /** What the names of a body stand for, as one text. */
  const namedIn = (source: MarkdownDocument) => {
    const names = [...new Set(source.analysis.names.map(({ name }) => name))];
    return names.length === 0 ? '' : JSON.stringify(names.map((name) => lookup(name) ?? null));
  };
  const model: SiteModel = {
    directory: sources.directory,
    manifest,
    blocks,
    urls: 'file',
    social: true,
    guides,
    pages,
    media: sources.media,
    pictureSize: (file) => (sources.media.has(file) ? sources.picture?.(file)?.size : undefined),
    frontMatterOf(guide) {
      const known = frontMatters.get(guide.path);
      if (known) return known;
      const { data } = guideSource(guide);
      const frontMatter = resolveValues(data, schemaNamed('front-matter'), lookup) as FrontMatter;
      frontMatters.set(guide.path, frontMatter);
      return frontMatter;
    },
    cardOf(guide) {
      const { title, description, reviewed, drawing } = model.frontMatterOf(guide);
      const minutes = minutesToRead(model.wordsOf(guide));
      return { path: guide.path, title, description, minutes, reviewed, drawing, hue: guide.chain.hue };
    },
    articlesOf(id) {
      return (inChains.get(id) ?? []).map((guide) => model.cardOf(guide));
    },
    lookup,
    bodyOf: (guide) => guideSource(guide).body,
    bodyKeyOf(guide) {
      const source = guideSource(guide);
      return source.hash + namedIn(source);
    },
    linksOf: (guide) => guideSource(guide).analysis.links,
    wordsOf: (guide) => wordsWith(guideSource(guide).words, lookup),
    markdownOf: (name) => sourceOf(name).body,
    picturesOf: (markdown) => pictureSizes(picturesIn(markdown, lookup), model.pictureSize),
    reviewedOf(name) {
      const { reviewed } = (sourceOf(name).data ?? {}) as { reviewed?: unknown };
      // Search engines and browsers get days and nothing else.
      return typeof reviewed === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(reviewed) ? reviewed : undefined;
    },
  };
  return model;
}
