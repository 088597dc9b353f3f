import type { Severity } from '../diagnostics/diagnostic.ts';
import type { Json } from '../edit/json-operation.ts';
import type { TextEdit } from '../edit/text-edit.ts';
import type { Schema } from '../model/schema/schemas.ts';
import type { TextRange } from '../text/range.ts';
import type {
  Decoded,
  fieldOperation,
  joinChoice,
  requestedChange,
  requestedStructure,
  requests,
  sourceId,
} from './requests.ts';

export type ApplyRequest = Decoded<(typeof requests)['apply']>;
export type SourceId = Decoded<typeof sourceId>;
export type FieldOperation = Decoded<typeof fieldOperation>;
export type RequestedChange = Decoded<typeof requestedChange>;
export type JoinChoice = Decoded<typeof joinChoice>;
export type RequestedStructure = Decoded<typeof requestedStructure>;

/** A place in a file of the site. The editor describes it with the titles in its forms. */
export type FilePlace = Pick<EditorProblem, 'file' | 'pointer' | 'path' | 'line' | 'routes'>;

/** A problem that `check` also reports. */
export interface EditorProblem {
  code: string;
  severity: Severity;
  /** Absent if the editor does not change the file (a media file). */
  file?: SourceId | undefined;
  /** Path relative to the site's folder, for people. */
  path: string;
  /** Pointer of a value of the manifest or of front matter. */
  pointer?: string | undefined;
  /** Offsets in the whole text of the file. */
  range: TextRange;
  /** Counted from 1. */
  line: number;
  column: number;
  message: string;
  help: string;
  /**
   * For a page whose address was changed while links still lead to the old one: the renaming that « Renommer partout »
   * carries out.
   */
  rename?: undefined | { from: string; to: string };
  /**
   * For a placeholder: its name, and the question that asks for it. `help` says what to put in its place. The
   * placeholder mark can be removed once nothing is missing in its entry.
   */
  toReplace?: undefined | { what: string; question: string; missing?: { count: number; arePrices: boolean } };
  /**
   * Correction, ready to be shown as « Corriger : … », and the edit that makes it in the text of the file with this
   * hash. Send the edit and the hash with `apply`.
   */
  correction?: undefined | { text: string; edit: TextEdit; hash: string };
  /** Routes of the pages that the file or value belongs to; empty if it belongs to the whole site. */
  routes: string[];
}

export interface TreePage {
  route: string;
  title: string;
  /** Name for the owner, if it is not the title: a label in a menu, or the first heading. */
  name?: string | undefined;
  /** Pointer in the manifest, for example `/pages/3`. */
  pointer: string;
  /** An existing address, if the route has parameters. */
  example?: string | undefined;
}

export interface TreeGuide {
  route: string;
  title: string;
  file: SourceId;
  /** Its entry in the chain: `/chains/2/articles/4`. */
  pointer: string;
}

export interface TreeChain {
  chain: string;
  name: string;
  hub: string;
  pointer: string;
  guides: TreeGuide[];
}

/** One entry of « Réglages ». */
export interface TreeSetting {
  key: string;
  /** Title from its schema. */
  title: string;
  pointer: string;
  /** Whether owners change it often. */
  isOften: boolean;
  /** Entries of a collection or a list, in its order. */
  items?: { pointer: string; title: string }[] | undefined;
}

/** A text that blocks show and that is not a guide. */
interface TreeText {
  file: SourceId;
  title: string;
  routes: string[];
}

/** A name that can be written between double braces. */
export interface FactEntry {
  /** Name between the braces: `facts.pricePro`. */
  name: string;
  label: string;
  /** Its value on pages. */
  value: string;
  /** Pointer to its value: `/facts/pricePro/value`, or the pointer to the value that it is computed from. */
  pointer?: string | undefined;
}

/** An address of the old site that this site neither serves nor redirects. */
export interface OldAddress {
  /** Its path, in the form that redirects use. */
  from: string;
  /** The most similar page, if there is one. */
  to?: string;
}

export interface LinkTarget {
  route: string;
  title: string;
  anchors: { id: string; title: string }[];
}

export interface MediaEntry {
  /** Name in the manifest and Markdown: `media/photo.webp`. */
  file: string;
  bytes: number;
  width?: number;
  height?: number;
  uses: { file: SourceId; path: string; pointer?: string | undefined; routes: string[] }[];
}

/** The site as the editor lists it. */
export interface SiteTree {
  name: string;
  pages: TreePage[];
  chains: TreeChain[];
  texts: TreeText[];
  settings: TreeSetting[];
  facts: FactEntry[];
}

/** Identifies a state of the site. It only serves to compare the age of two reports: changes are based on hashes. */
export interface SiteState {
  /** Differs at each start of the server. */
  server: string;
  revision: number;
}

/** State of the whole site, in every answer to a change, every `SiteEvent` and the answer to `site`. */
export interface SiteReport {
  state: SiteState;
  problems: EditorProblem[];
  /** Whether all rules have checked this state; if not, a `SiteEvent` follows when they have. */
  checked: boolean;
  journal: JournalState;
  /** Reason why pages cannot show the current files. */
  broken?: Broken | undefined;
}

/** A report with the current hashes of files; `removed` are those that can no longer be opened. */
export interface SiteNews extends SiteReport {
  hashes: Partial<Record<SourceId, string>>;
  removed: SourceId[];
}

export interface EditedDocument {
  file: SourceId;
  /** Path relative to the site's folder, for people. */
  path: string;
  text: string;
  /** Hash of this state of the file, required by `apply`. */
  hash: string;
  /** Data of the manifest, or of front matter; absent if it cannot be read. */
  data?: Json | undefined;
  /** Name of the schema of `data`, for the call `schema`. */
  schema?: SchemaName | undefined;
  /** For Markdown: offset of the first character after front matter. */
  bodyOffset?: number | undefined;
  /** Reason why the file cannot be changed (not UTF-8, a broken manifest), with the line. */
  readOnly?: string | undefined;
}

export type SchemaName = 'site' | 'front-matter' | 'text-matter';

/**
 * The schema of one value with every `$ref` resolved. A `oneOf` has all its branches, each with the `const` that
 * selects it. Titles, descriptions, examples, defaults, `enum` and `x-kind` are copied from the files in `schemas/`.
 */
export interface DescribedValue {
  pointer: string;
  schema: Schema;
  /**
   * Values that can be added: for a list, one new entry for each branch whose example needs nothing that the site
   * lacks; otherwise the value itself. Each has a title and a valid example with pictures of the site.
   */
  templates: { title: string; description: string; type?: string; value: Json }[];
}

/** A picture that cannot be used. Nothing was written. */
export interface UnusablePicture {
  status: 'unusable';
  reason: 'animated' | 'cut-off' | 'drawing' | 'heic' | 'other' | 'too-large' | 'too-many-pixels';
  /**
   * For `drawing`, the message of the rule; for `other`, the kind of file; for `too-many-pixels`, the number of pixels
   * in millions.
   */
  detail?: string;
}

/** Possible replacements of the name of a removed value in one place. */
export interface UseChoice {
  /** The value to write instead of the name. */
  written?: string | undefined;
  /**
   * Pointer of the part that would be removed with the name: the reference, or the part of the site that requires it.
   */
  removed?: string | undefined;
  /** Dotted names of other values to use instead. */
  instead: { name: string; title: string }[];
}

/** Effects of a change of structure. */
export interface StructurePlan {
  /** Reason why it cannot be made, with the places that prevent it. */
  refusal?: { message: string; places: FilePlace[] };
  /** Descriptions of the changes: one line for each page, guide, group of settings or picture. */
  changes: string[];
  /**
   * Links to the removed part, or places that name it. Some keep their words without the link; others, such as a menu
   * entry, are removed with it.
   */
  links: (FilePlace & { text: string; keepsWords: boolean; choice?: UseChoice })[];
}

export type ApplyAnswer = Saved | Conflict | Refused;

export interface Saved extends SiteReport {
  status: 'saved';
  /** The files as they are now, including changes by others. */
  documents: EditedDocument[];
  /**
   * Hash, by file, of the state that the author sees: the base of the change with only this change applied. The
   * author's next changes are based on it until the document of the answer is shown. Equals `hash` if nobody else
   * changed the file.
   */
  own: Partial<Record<SourceId, string>>;
  step?: JournalStep | undefined;
}

/** Another program changed the same place. Nothing was written. */
export interface Conflict {
  status: 'conflict';
  file: SourceId;
  message: string;
  /** Pointer of the value that differs; absent if texts differ. */
  pointer?: string;
  /** `yours` is the value or text as it would be saved, `theirs` as it is now. */
  yours: Json;
  theirs: Json;
  /** The file as it is now. */
  document: EditedDocument;
}

/** The request cannot be executed. Nothing was written. */
export interface Refused {
  status: 'refused';
  message: string;
  /** Whether the same change may succeed later, for example because the system refused to write. */
  mayPass?: boolean | undefined;
}

export interface JournalStep {
  id: number;
  label: string;
  /** Milliseconds since 1970. */
  time: number;
  files: SourceId[];
}

export interface JournalState {
  undo?: JournalStep | undefined;
  redo?: JournalStep | undefined;
}

export interface UsesAnswer {
  /**
   * Pages that show the value, with the number of times; absent if they cannot be counted, or if that would take too
   * long.
   */
  shown?: { route: string; title: string; count: number }[];
}

export interface SearchHit {
  file: SourceId;
  pointer?: string;
  range?: TextRange;
  /** Title of the page, guide or setting that it belongs to. */
  title: string;
  excerpt: string;
  routes: string[];
}

export interface MisspeltWord extends TextRange {
  word: string;
  suggestion?: string;
}

export interface SocialCard {
  /** `data:image/png;base64,…` of the picture that the build draws; absent if the page has its own. */
  png?: string;
  /** Address of the page's own picture. */
  picture?: string;
  title: string;
  description: string;
  /** Address of the page as search engines show it; empty if it has a parameter. */
  address: string;
}

/** The error that prevents pages from showing the current state of the files. */
export interface Broken extends FilePlace {
  message: string;
  /** Whether pages show their last valid state instead; if not, the affected pages show the error. */
  isKept: boolean;
}

/**
 * A change of the site by an editor or another program, or the problems that all rules have found. It is one line of
 * the answer to `POST /__edit/api/events`, a stream of `application/x-ndjson` that stays open. Every tab receives it.
 * Empty lines at regular intervals show that the server is running.
 */
export interface SiteEvent extends SiteNews {
  /** Whether another program has changed the files. */
  byOther: boolean;
}
