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

/** A guide as a list of guides shows it. */
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

/** Where a form sends. */
export interface FormMail extends Pick<Mail, 'origin' | 'publicKey' | 'serviceId' | 'toName' | 'timeout'> {
  templateId: string;
}

/** What a form answers that sends nothing. */
export interface NothingSent {
  nothingSent: string;
  /** Of an example: how to reach the business that shows it. */
  contact?: Pick<Action, 'label' | 'to'>;
}

/** What a form needs to show and to send, and to say how else the agency can be reached. */
export interface FormContext {
  form: ResolvedForm;
  mail: FormMail | NothingSent;
  phone: string;
  email: string;
  hours: Business['hours'];
}

/** By block type, what resolving adds to a block or puts in the place of its references. Definitions of blocks add to it. */
// biome-ignore lint/suspicious/noEmptyInterface: each `blocks/<type>/definition.ts` declares its part
export interface ResolvedParts {}

/** Name of a block type. */
export type BlockType = Block['type'];

/** What resolving adds to blocks of one type, or replaces in them. */
export type ResolvedPartsOf<T extends BlockType> = T extends keyof ResolvedParts ? ResolvedParts[T] : object;

/** A block of one type as it is written, with its defaults. */
export type BlockOf<T extends BlockType> = Extract<Block, { type: T }>;

/** A block of one type with its references replaced by what they name. */
export type ResolvedBlockOf<T extends BlockType> = Omit<BlockOf<T>, keyof ResolvedPartsOf<T> | 'type'> &
  ResolvedPartsOf<T> & { type: T; key: string; isRepeated?: true; isContinued?: true; isFollowed?: true };

/**
 * A block of any type. `key` is unique on its page and stable between builds; `isRepeated` says that an earlier block of
 * the page has the same heading, `isContinued` that the space below the one before it is its own as well, `isFollowed`
 * that the space below it is that of the next one.
 */
export type ResolvedBlock = { [T in BlockType]: ResolvedBlockOf<T> }[BlockType];

/** A link by address and title. */
export interface PageLink {
  url: string;
  title: string;
}

/** What every kind of page has. */
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
  /** What the names between double braces stand for that are left in the page's Markdown. */
  facts?: Record<string, string>;
  /** Identifier of the pop-up that may open here. */
  popup?: string;
}

/** A page made of blocks. */
export interface BlockPage extends ResolvedPageBase {
  kind: 'page' | 'not-found';
}

/** A photo that stands in the place of a guide's drawing. */
export interface GuidePhoto {
  alt: string;
  /** Author and licence, as the author of the guide typed them. */
  credit?: string;
  /** All sizes and formats, best format first, narrow to wide. */
  files: PhotoFile[];
}

/** A guide: an article in a chain. */
export interface GuidePage extends ResolvedPageBase {
  kind: 'guide';
  markdown: string;
  /** Of the pictures in the text. */
  pictures?: PictureSizes;
  published: string;
  reviewed: string;
  /** Months (AAAA-MM) in which the prices of others were read that the text says. */
  pricesRead?: readonly string[];
  minutes: number;
  words: number;
  /** Who wrote the guides and who reviewed them, once the manifest says it. */
  author?: Person;
  reviewer?: Person;
  drawing: FrontMatter['drawing'];
  imageAlt: string;
  /** The photo that the front matter declares, once it has been fetched; the drawing is shown until then. */
  photo?: GuidePhoto;
  chain: { name: string; hub: string; hue: Chain['hue'] };
  breadcrumb: PageLink[];
  /** Back link of the top, unless it leads to this very page. */
  mainArticle?: PageLink;
  prev: PageLink;
  next: PageLink;
  layout: Omit<GuideLayout, 'author' | 'reviewer'>;
  help?: { heading: string; text: string; actions: Action[] };
}

/** Everything that one page needs, and nothing that depends on how many pages the site has. */
export type ResolvedPage = BlockPage | GuidePage;
