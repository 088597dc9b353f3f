import type { Place } from '../../diagnostics/diagnostic.ts';
import type { MarkdownAnalysis } from '../../model/markdown/analyze-markdown.ts';
import type { Passage } from '../../model/markdown/passages.ts';
import type { Document, MarkdownDocument, LocateTarget as Part } from '../../model/read/document.ts';
import type { Sources } from '../../model/read/source.ts';
import type { Entry, Raw } from '../../model/read/values.ts';
import type { VisitedString } from '../../model/schema/visit-strings.ts';
import type { Lookup } from '../../text/braced-names.ts';
import type { TextRange } from '../../text/range.ts';
import type { Dictionary } from '../spelling/dictionary.ts';
import type { ShapeErrors } from './shape-errors.ts';

/** A string of the manifest or of an article's front matter. */
export interface StringUse extends VisitedString {
  document: Document;
  /** Returns the place of the value. `document.locate(pointer, 'key')` returns that of its key. */
  locate(): Place;
  /** Path of the page that shows it; `undefined` if several pages may, or none. */
  page?: string | undefined;
}

/** A page of the manifest. */
export interface PageEntry extends Entry {
  path: string;
  noindex: boolean;
  sections: Entry[];
  /** Whether sections are left out because their shape is wrong. Their shape is reported. */
  isCut: boolean;
}

/** A form of the manifest. */
export interface SiteForm {
  id: string;
  pointer: string;
  fields: readonly { name: string; settings: Raw; pointer: string }[];
  /** Texts to send, by parameter of the mail template. */
  params: Raw;
}

/** A chain of the manifest. */
export interface ChainEntry extends Entry {
  id: string;
  hub: string;
  articles: { text: string; pointer: string }[];
}

/** An article of a chain, if it has a file. */
export interface Guide {
  path: string;
  slug: string;
  chain: ChainEntry;
  /** Pointer of its entry in the chain. */
  pointer: string;
  /** Its file. Findings about the whole guide are reported at its title: it is the first line that an author sees. */
  source: MarkdownDocument;
  /** Front matter without its invalid parts. */
  frontMatter: Raw;
}

/** A Markdown text: the body of a file, or a string of the manifest. */
export interface MarkdownUse {
  /** The whole text. It may have to be decoded first, so read it only if needed. */
  readonly text: string;
  /** Analysis for the rules. */
  analysis: MarkdownAnalysis;
  /** Its passages of prose; empty for a string of the manifest unless style and spelling are checked. */
  readonly passages: readonly Passage[];
  /** Paths of the pages that show it. */
  pages: string[];
  /** File below `content/`, without `.md`, if it is one. */
  file?: string;
  /** Level of the heading above it. */
  under: number;
  /** Returns the place of a range of the text. */
  placeOf(range: TextRange): Place;
}

/** Target of a link within the site. */
export interface LinkedPart {
  /** Path; empty if the link leads to its own page. */
  path: string;
  anchor: string;
  /** Query and anchor. */
  suffix: string;
}

/** The site's own address in an absolute link. */
export interface OwnAddress {
  /** The part before the path, including the base path of the site. */
  origin: string;
  /** Path, query and anchor. */
  path: string;
  /** Whether it is an address of the development server. */
  isLocal: boolean;
  /** Whether the text of the link is the address, which then stays absolute. */
  isShown: boolean;
}

/** A link in any document. */
export interface LinkUse {
  /** Destination, with facts replaced. */
  to: string;
  /** Absent for a link to another site or to a file. */
  target: LinkedPart | undefined;
  /** Set if the link is an absolute address of this site. */
  own?: OwnAddress | undefined;
  /** Returns the place of the destination. */
  locate(): Place;
  /** Text of the link, if it has any. */
  text?: string | undefined;
  /** Whether its text does not describe its target; always false for a picture. */
  isVague: boolean;
  /** Returns the place of the text; in Markdown, of the whole link or picture. */
  locateText(): Place;
  isImage: boolean;
  /** Pages with the link; absent if every page has it. */
  pages?: string[] | undefined;
  /** `x-kind` of the string, or `markdown`. */
  kind: string;
}

/** A link to a path of the site that has no page. */
export interface BrokenLink extends LinkUse {
  target: LinkedPart;
}

/** A name between double braces. */
export interface NameUse {
  name: string;
  /** Returns the place of the name, including `more` characters after it. */
  locate(more?: number): Place;
  /** Text directly after it, if it may be a unit. */
  after?: string | undefined;
  isInCode: boolean;
  /** For a mail template: the names that are only allowed there. */
  allowed?: string[] | undefined;
  /** For a message of a form: the id of the form. */
  form?: string | undefined;
}

/** A file of `content/media` that something shows. */
export interface MediaUse {
  file: string;
  place: Place;
  /** Whether it is shown as a picture; otherwise it is a film, a frame, or a download. */
  isPicture: boolean;
  /** Whether it is the page that a frame shows. */
  isFrame: boolean;
}

/** A use of a name. */
export interface Use {
  locate(): Place;
}

/** A name that is unknown, with its uses. */
export interface Unresolved<U extends Use = Use> {
  name: string;
  uses: readonly [U, ...U[]];
  /** The existing name that was probably intended. */
  near: string | undefined;
  /** Place of that name, if it has no uses and the unknown name has several: the mistake is probably there. */
  renamed?: Place | undefined;
}

/** A guide that a chain lists, but that has no file in the chain's folder. */
export interface UnresolvedGuide extends Unresolved {
  chain: ChainEntry;
  /** Folder below `content/`, with a closing slash. */
  folder: string;
  /** State of its text: it does not exist, is in another folder, or is in a file with a wrong name. */
  kind: 'no-file' | 'elsewhere' | 'other-ending' | 'misnamed-file';
  /** Path below `content/` of the text in another folder, or of the file with another extension. */
  found?: string | undefined;
  /** Places where the mistake is reported: its entry, and a file with an invalid name. */
  places: readonly Place[];
}

/** The parts of a site, without those whose shape is wrong. */
export interface SiteParts {
  sources: Sources;
  /**
   * The manifest without its values of a wrong shape. Texts that are too long and numbers that are too large are kept.
   */
  manifest: Raw;
  /** The whole manifest, to find values that exist but are wrong. */
  written: Raw;
  /** Shape errors, with the values that are ignored because of them. */
  shapeErrors: ShapeErrors;
  /** Day of the check, YYYY-MM-DD. */
  today: string;
  /** Day of the check in France, YYYY-MM-DD. */
  parisDay: string;
  pages: PageEntry[];
  forms: readonly SiteForm[];
  chains: ChainEntry[];
  /** Guides by path. */
  guides: Map<string, Guide>;
  /** Paths of the home pages of the examples. */
  examples: readonly string[];
  strings: StringUse[];
  /** Returns the strings of some kinds (`x-kind`). */
  ofKind(...kinds: string[]): StringUse[];
  documents: MarkdownUse[];
  links: LinkUse[];
  names: NameUse[];
  media: MediaUse[];
  /** Codes whose severity the manifest may set. */
  tunable: readonly string[];
  /** The French dictionary, if style and spelling are checked. */
  dictionary?: Dictionary | undefined;
  /** Returns the value of a name between braces, as pages show it. */
  lookup: Lookup;
  /** Replaces the names in a text, as pages do. */
  interpolate(text: string): string;
  /** Whether a name between braces has a value, or a finding explains why it has none. */
  isKnown(name: string): boolean;
  /** Whether a finding says that the value of a name is missing or has a wrong shape. */
  isReported(name: string): boolean;
  /** Returns the places of the ignored values that contain a text. */
  placesHolding(text: string): Place[];
  /** Returns all known names, for suggestions. */
  knownNames(): string[];
  /** Returns the route of the page or example at a path, with parameters matched. */
  routeOf(path: string): string | undefined;
  /** Returns all paths of the site without parameters, including those of the examples. */
  paths(): string[];
  /** Returns the anchors of a route. */
  anchorsOf(route: string): Set<string>;
  /** Returns the place of a value (or key) of the manifest. */
  at(pointer: string, target?: Part): Place;
}
