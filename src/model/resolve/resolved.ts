import type {
  Action,
  Block,
  Business,
  Chain,
  Form,
  FrontMatter,
  GuideLayout,
  Mail,
  Person,
  Picture,
} from '../types.generated.ts';
import type { PhotoFile } from './photo-files.ts';
import type { PictureSizes } from './picture-sizes.ts';

/** A guide in a list of guides. */
export interface ArticleCard {
  path: string;
  title: string;
  description: string;
  minutes: number;
  reviewed: string;
  drawing: FrontMatter['drawing'];
  hue: Chain['hue'];
}

/** A form of the manifest, with its name. */
export interface ResolvedForm extends Form {
  id: string;
}

/** Recipient of a form. */
export interface FormMail extends Pick<Mail, 'origin' | 'publicKey' | 'serviceId' | 'toName' | 'timeout'> {
  templateId: string;
}

/** Answer of a form that sends nothing. */
export interface NothingSent {
  nothingSent: string;
  /** For an example: a link to the business that shows it. */
  contact?: Pick<Action, 'label' | 'to'>;
}

/** Data that a form needs to show and send, and other ways to contact the business. */
export interface FormContext {
  form: ResolvedForm;
  mail: FormMail | NothingSent;
  phone: string;
  email: string;
  hours: Business['hours'];
  closures?: Business['closures'];
  /** Time zone of the business, if it is known. */
  timeZone?: string | undefined;
}

/**
 * By block type, the values that resolving adds to a block, or that replace its references. Block definitions extend
 * this interface.
 */
// biome-ignore lint/suspicious/noEmptyInterface: each `blocks/<type>/definition.ts` declares its part
export interface ResolvedParts {}

/** Name of a block type. */
export type BlockType = Block['type'];

/** Values that resolving adds to blocks of one type, or replaces in them. */
export type ResolvedPartsOf<T extends BlockType> = T extends keyof ResolvedParts ? ResolvedParts[T] : object;

/** An unresolved block of one type, with its defaults. */
export type BlockOf<T extends BlockType> = Extract<Block, { type: T }>;

/** A block of one type with its references replaced by their targets. */
export type ResolvedBlockOf<T extends BlockType> = Omit<BlockOf<T>, keyof ResolvedPartsOf<T> | 'type'> &
  ResolvedPartsOf<T> & { type: T; key: string; isRepeated?: true; isContinued?: true; isFollowed?: true };

/**
 * A block of any type. `key` is unique on its page and stable between builds. `isRepeated`: an earlier block of the
 * page has the same heading. `isContinued`: the previous block has the same ground, and provides the space between
 * them. `isFollowed`: the next block has the same ground, and provides the space between them.
 */
export type ResolvedBlock = { [T in BlockType]: ResolvedBlockOf<T> }[BlockType];

/** A link with address and title. */
export interface PageLink {
  url: string;
  title: string;
}

/** Properties of every kind of page. */
interface ResolvedPageBase {
  /** Path of the route, without a trailing slash; `/maquette-offerte/:domain` keeps its parameter. */
  path: string;
  title: string;
  /** Title of the browser tab, from the site's pattern. */
  documentTitle: string;
  description: string;
  noindex: boolean;
  /** Absolute address, absent on pages that have none of their own (404, parameters). */
  canonical?: string;
  picture?: Picture;
  blocks: ResolvedBlock[];
  /** Values of the names between double braces in the page's Markdown. */
  facts?: Record<string, string>;
  /** Identifier of the pop-up that may open here. */
  popup?: string;
}

/** A page made of blocks. */
export interface BlockPage extends ResolvedPageBase {
  kind: 'page' | 'not-found';
}

/** A photo that replaces a guide's drawing. */
export interface GuidePhoto {
  alt: string;
  /** Author and licence, as typed by the author of the guide. */
  credit?: string;
  /** All sizes and formats: best format first, ascending width. */
  files: PhotoFile[];
}

/** A guide: an article in a chain. */
export interface GuidePage extends ResolvedPageBase {
  kind: 'guide';
  markdown: string;
  /** Sizes of the pictures in the text. */
  pictures?: PictureSizes;
  published: string;
  reviewed: string;
  /** Months (YYYY-MM) in which the third-party prices in the text were looked up. */
  pricesRead?: readonly string[];
  minutes: number;
  words: number;
  /** Author of the guides: one person for all of them; absent while the manifest has a placeholder. */
  author?: Person;
  /** Reviewer of the guides: one person for all of them; absent while the manifest has a placeholder. */
  reviewer?: Person;
  drawing: FrontMatter['drawing'];
  imageAlt: string;
  /** The photo that the front matter declares, once it has been fetched; the drawing is shown until then. */
  photo?: GuidePhoto;
  chain: { name: string; hub: string; hue: Chain['hue'] };
  breadcrumb: PageLink[];
  /** Back link at the top, unless it leads to this page itself. */
  mainArticle?: PageLink;
  prev: PageLink;
  next: PageLink;
  layout: Omit<GuideLayout, 'author' | 'reviewer'>;
  help?: { heading: string; text: string; actions: Action[] };
}

/** All data of one page. It does not depend on the number of pages of the site. */
export type ResolvedPage = BlockPage | GuidePage;
