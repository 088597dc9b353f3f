import type { UrlStyle } from '../../text/addresses.ts';
import type { Lookup } from '../../text/braced-names.ts';
import { minutesToRead } from '../../text/reading-time.ts';
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

/** Position of a guide: its chain, and its index there. */
export interface GuideEntry {
  path: string;
  slug: string;
  chain: Chain;
  index: number;
}

/**
 * Texts of a site that is shown but not live: a version for the owner's approval, or an example. It is not indexed, and
 * its forms send nothing.
 */
export interface Demo {
  /** Shown at the top of every page. */
  ribbon: string;
  /** Message that a form shows instead of sending anything. */
  nothingSent: string;
  /** Set if the site is an example that another site shows. */
  example?: ShownExample;
}

/** Data that an example takes from the surrounding site. */
export interface ShownExample {
  /** Its path below that site, which begins and ends with a slash. */
  path: string;
  /** Links to that site: its home page, and its main action. */
  leave: Pick<Action, 'label' | 'to'>;
  contact: Pick<Action, 'label' | 'to'>;
  /** Link to the form of that site, with the trade of the example. */
  yours: Pick<Action, 'label' | 'to'>;
  /** Answer to visitors who press a telephone number. */
  noAnswer: string;
  /** Price of a site like this one, in words. */
  offer?: string;
}

/** The data of the site that blocks of a type receive, and a function that completes them. */
export interface BlockResolution {
  /** Pointers to the values of the manifest that a block receives, by key. */
  given?: Readonly<Record<string, string>>;
  /** Returns resolved references and derived values of a block. */
  resolve?(block: Block, model: SiteModel): object;
  /** Whether a block ends with a drawing, or without space, so that the next block does not continue it. */
  endsAlone?: true;
}

/** Resolutions by block type. Blocks of other types are used unchanged. */
type BlockResolutions = { readonly [T in BlockType]?: BlockResolution };

/** A site with a resolved manifest and its articles. */
export interface SiteModel {
  directory: string;
  manifest: Manifest;
  /** Resolutions of block types. */
  blocks: BlockResolutions;
  /** Style of its addresses. */
  urls: UrlStyle;
  /** Whether pictures for social networks are drawn. */
  social: boolean;
  /** Set if the site is shown without being live. */
  demo?: Demo;
  guides: Map<string, GuideEntry>;
  /** Pages of the manifest by path; the first one if several have the same path. */
  pages: Map<string, Page>;
  media: Sources['media'];
  /**
   * Returns the size of a picture of `content/media` from its bytes; `undefined` if the file or its size is missing.
   */
  pictureSize(file: string): PictureSize | undefined;
  articlesOf(chain: string): ArticleCard[];
  cardOf(guide: GuideEntry): ArticleCard;
  frontMatterOf(guide: GuideEntry): FrontMatter;
  /** Values of the names between double braces. */
  lookup: Lookup;
  /** Returns the body of a guide, as typed. */
  bodyOf(guide: GuideEntry): string;
  /** Returns a key that changes with the body of a guide and with the values of its names. */
  bodyKeyOf(guide: GuideEntry): string;
  /** Returns the links and pictures in the body of a guide. */
  linksOf(guide: GuideEntry): readonly MarkdownLink[];
  /** Returns the number of words in the body of a guide. */
  wordsOf(guide: GuideEntry): number;
  /** Returns the body of a Markdown file, by its name in a block, as typed. */
  markdownOf(source: string): string;
  /** Returns the sizes of the pictures in a Markdown text, to spread into the object with the text. */
  picturesOf(markdown: string): { pictures?: PictureSizes };
  reviewedOf(source: string): string | undefined;
}

/** Returns the path of a guide's file below `content/`, without `.md`. */
export function guideFile(chain: Pick<Chain, 'hub'>, slug: string): string {
  return `${chain.hub.replace(/^\//, '')}/${slug}`;
}

/**
 * Builds the model of a site from validated sources and the resolutions of its block types (`blocks/create-model.ts`).
 * `resolve` may return a previously resolved manifest.
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
  /** Returns the values of the names in a body, as one text. */
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
      // Only full dates are valid for search engines and browsers.
      return typeof reviewed === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(reviewed) ? reviewed : undefined;
    },
  };
  return model;
}
