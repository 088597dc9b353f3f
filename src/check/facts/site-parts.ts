import type { Place } from '../../diagnostics/diagnostic.ts';
import type { MarkdownAnalysis } from '../../model/markdown/analyze-markdown.ts';
import type { Passage } from '../../model/markdown/passages.ts';
import type { Document, MarkdownDocument, LocateTarget as Part } from '../../model/read/document.ts';
import type { Sources } from '../../model/read/source.ts';
import type { Entry, Raw } from '../../model/read/values.ts';
import type { VisitedString } from '../../model/schema/visit-strings.ts';
import type { Lookup } from '../../text/placeholders.ts';
import type { TextRange } from '../../text/range.ts';
import type { Dictionary } from '../spelling/dictionary.ts';
import type { FormErrors } from './form-errors.ts';

/** A string of the manifest or of an article's front matter. */
export interface StringUse extends VisitedString {
  document: Document;
  locate(): Place;
  /** Path of the page that shows it; nothing when every page may, or none. */
  page?: string | undefined;
}

/** A page of the manifest. */
export interface PageEntry extends Entry {
  path: string;
  noindex: boolean;
  sections: Entry[];
  /** Whether sections are missing whose form is wrong, where that is reported. */
  isCut: boolean;
}

/** A field of a form of the manifest. */
export interface FormFieldUse {
  name: string;
  settings: Raw;
  pointer: string;
}

/** A form of the manifest. */
export interface SiteForm {
  id: string;
  pointer: string;
  fields: readonly FormFieldUse[];
  /** The texts that are sent, by parameter of the mail template. */
  params: Raw;
}

/** A chain of the manifest. */
export interface ChainEntry extends Entry {
  id: string;
  hub: string;
  articles: { text: string; pointer: string }[];
}

/** An article that a chain names and that has a file. */
export interface Guide {
  path: string;
  slug: string;
  chain: ChainEntry;
  /** Its entry in the chain. */
  pointer: string;
  /** Its file. Findings about the whole guide are reported at its title: it is the first line that an author sees. */
  source: MarkdownDocument;
  /** Front matter without its invalid parts. */
  frontMatter: Raw;
}

/** A text in Markdown: the body of a file, or a string of the manifest. */
export interface MarkdownUse {
  /** Looked at by few: it may have to be decoded first. */
  readonly text: string;
  /** What rules look at in it. */
  analysis: MarkdownAnalysis;
  /** Its prose; none of a string of the manifest unless style and spelling are checked. */
  readonly passages: readonly Passage[];
  /** Paths of the pages that show it. */
  pages: string[];
  /** File below `content/`, without `.md`, when it is one. */
  file?: string;
  /** Level of the title that it stands under. */
  under: number;
  /** Place of a range of the text. */
  placeOf(range: TextRange): Place;
}

/** Where a link within the site leads. */
export interface LinkedPart {
  /** Empty: the page that it stands on. */
  path: string;
  anchor: string;
  /** What follows the path: query and anchor. */
  suffix: string;
}

/** The address of the site itself in a link that is written in full. */
export interface OwnAddress {
  /** What stands before the path. */
  origin: string;
  /** Path, query and anchor. */
  path: string;
  /** Whether it is that of the development server. */
  isLocal: boolean;
  /** Whether the words of the link are the address: they have to say all of it. */
  isShown: boolean;
}

/** A link, wherever it stands. */
export interface LinkUse {
  /** Destination, facts filled in. */
  to: string;
  /** Nothing where it leads out of the site or to a file. */
  target: LinkedPart | undefined;
  /** Of a link to a page of the site that is written as one to another site. */
  own?: OwnAddress | undefined;
  /** Place of the destination. */
  locate(): Place;
  /** Words of the link, where it has some of its own. */
  text?: string | undefined;
  /** Whether it has words that do not say where it leads; never so of a picture. */
  isVague: boolean;
  /** Place of the words; in Markdown, of the whole link. */
  locateText(): Place;
  isImage: boolean;
  /** Pages on which it stands; nothing: on every page. */
  pages?: string[] | undefined;
  /** `x-kind` of the string, or `markdown`. */
  kind: string;
}

/** A link to a path of the site where no page answers. */
export interface BrokenLink extends LinkUse {
  target: LinkedPart;
}

/** A name between double braces. */
export interface NameUse {
  name: string;
  /** Place of the name; with so many characters of what follows it. */
  locate(more?: number): Place;
  /** What follows it directly, where that may be a unit. */
  after?: string | undefined;
  isInCode: boolean;
  /** In a mail template: the names that it fills in itself, beside those of the site. */
  allowed?: string[] | undefined;
  /** In a message of a form: that form. */
  form?: string | undefined;
}

/** A file of `content/media` that something shows. */
export interface MediaUse {
  file: string;
  place: Place;
  /** Whether it is shown as a picture; else as a film, a frame, or something to download. */
  isPicture: boolean;
  /** Whether it is the page that a frame shows. */
  isFrame: boolean;
}

/** What a site consists of: what was read, without what its form has wrong. */
export interface SiteParts {
  sources: Sources;
  /** The manifest without what its form has wrong; texts and numbers that are too long or too large are there. */
  manifest: Raw;
  /** The manifest with its invalid parts: to find what is there but not as it should be. */
  written: Raw;
  /** What that leaves out. */
  formErrors: FormErrors;
  /** Day of the check, AAAA-MM-JJ. */
  today: string;
  pages: PageEntry[];
  forms: readonly SiteForm[];
  chains: ChainEntry[];
  /** By path. */
  guides: Map<string, Guide>;
  /** Paths of the home pages of the examples. */
  examples: readonly string[];
  strings: StringUse[];
  /** Those of some kinds (`x-kind`). */
  ofKind(...kinds: string[]): StringUse[];
  documents: MarkdownUse[];
  links: LinkUse[];
  names: NameUse[];
  media: MediaUse[];
  /** Codes that the manifest may tune. */
  tunable: readonly string[];
  /** The words of French, if style and spelling are checked. */
  dictionary?: Dictionary | undefined;
  /** What a name between braces stands for on the pages. */
  lookup: Lookup;
  /** Fills in the names of a text, as the pages do. */
  interpolate(text: string): string;
  /** Whether the pages have a text for a name between braces. */
  isKnown(name: string): boolean;
  /** Whether a name asks for a value that is reported as missing or of the wrong form. */
  isLost(name: string): boolean;
  /** Places of what is left out, because its form is wrong, and holds a text. */
  placesHolding(text: string): Place[];
  /** Names that can stand between braces, for suggestions. */
  knownNames(): string[];
  /** The page, or the example, that answers at a path: its route, parameters matched. */
  routeOf(path: string): string | undefined;
  /** All paths of the site that are no pattern, those of the examples included. */
  paths(): string[];
  /** Anchors of a route. */
  anchorsOf(route: string): Set<string>;
  /** Place of a value (or key) of the manifest. */
  at(pointer: string, target?: Part): Place;
}
