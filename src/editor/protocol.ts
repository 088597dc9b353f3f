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

/**
 * Calls, answers and events between the editor's client and its server. Types only: those of the requests are inferred from
 * their decoders.
 *
 * Every call is `POST /__edit/api/<name>` with `Content-Type: application/json` and the header `X-Vitrine-Edit`, with
 * the content of `<meta name="vitrine-edit">` of the page at `/__edit`. An answer other than 200 is a `Failure`. `GET
 * /__edit/client.js` and `/__edit/client.css` are the compiled `src/editor/client/client.tsx`, which mounts into
 * `#editor`.
 *
 * Texts are sent with `\n` for every line end and without a byte order mark. Offsets count UTF-16 units of the text in
 * that form; the server writes the file's own line ends.
 */
export type Calls = { [N in CallName]: { request: Decoded<(typeof requests)[N]>; answer: CallAnswers[N] } };

export type CallName = keyof typeof requests;

interface CallAnswers {
  site: SiteAnswer;
  targets: { targets: LinkTarget[] };
  'old-addresses': { addresses: OldAddress[] };
  media: { media: MediaEntry[] };
  document: EditedDocument;
  schema: DescribedValue;
  apply: ApplyAnswer;
  undo: ApplyAnswer;
  redo: ApplyAnswer;
  origins: PageOrigins;
  uses: UsesAnswer;
  search: { settings: SearchHit[]; hits: SearchHit[] };
  spelling: { words: MisspeltWord[][] };
  'spelling-add': ApplyAnswer;
  card: SocialCard;
  'structure-plan': StructurePlan;
  structure: ApplyAnswer;
  'publish-plan': PublishPlan;
  publish: PublishAnswer;
  /**
   * Joins the committed changes to what others have pushed in the meantime, and pushes the result.
   */
  'publish-join': PublishAnswer;
  /** Takes back what the editor has committed and not sent. Its changes stay in the files. */
  'publish-take-back': PublishAnswer;
  /** Restores the published text of a change of the plan, as one step. */
  'publish-revert': ApplyAnswer;
  'picture-add': PictureAdded | Conflict | Refused | UnusablePicture;
}

export type ApplyRequest = Calls['apply']['request'];
export type SourceId = Decoded<typeof sourceId>;
export type FieldOperation = Decoded<typeof fieldOperation>;
export type RequestedChange = Decoded<typeof requestedChange>;
export type JoinChoice = Decoded<typeof joinChoice>;
export type RequestedStructure = Decoded<typeof requestedStructure>;

/** Answer to a call that is refused (403), malformed (400, 413) or fails (500): a French sentence. */
export interface Failure {
  /** `token`: the page belongs to another server. It has to be reloaded, and typed texts kept until then. */
  reason: 'token' | 'forbidden' | 'invalid' | 'unknown' | 'failed';
  message: string;
}

/** A place in a file of the site, which forms name by their titles. */
export type FilePlace = Pick<EditorProblem, 'file' | 'pointer' | 'path' | 'line' | 'routes'>;

/** A problem that `check` reports too. */
export interface EditorProblem {
  code: string;
  severity: Severity;
  /** Absent if the editor does not change the file (a media file). */
  file?: SourceId;
  /** Path relative to the site's folder, for people. */
  path: string;
  /** Pointer of a value of the manifest or of front matter. */
  pointer?: string;
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
  rename?: { from: string; to: string };
  /**
   * For a placeholder: its name, and the question that asks for it. `help` says what to put there. A mark can be removed
   * once nothing is missing in its entry.
   */
  toReplace?: { what: string; question: string; missing?: { count: number; arePrices: boolean } };
  /**
   * Correction, ready to be shown as « Corriger : … », and the edit that applies it to the text of the file with this
   * hash: send both with `apply`.
   */
  correction?: { text: string; edit: TextEdit; hash: string };
  /** Routes of the pages that the file or value belongs to; empty if it belongs to the whole site. */
  routes: string[];
}

export interface TreePage {
  route: string;
  title: string;
  /** Name for the owner, if it is not the title: a label in a menu, or the first heading. */
  name?: string;
  /** For example `/pages/3` of the manifest. */
  pointer: string;
  /** An existing address, if the route has parameters. */
  example?: string;
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
  items?: { pointer: string; title: string }[];
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
  /** Pointer of its value: `/facts/pricePro/value`, or that of the value that it is computed from. */
  pointer?: string;
}

/** An address of the replaced site to which this one has no answer. */
export interface OldAddress {
  /** Its path, as a redirect has it. */
  from: string;
  /** The page that fits best, if one does. */
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
  uses: { file: SourceId; path: string; pointer?: string; routes: string[] }[];
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

/** Identifies a state of the site. It only tells which of two reports is newer: changes are based on hashes. */
export interface SiteState {
  /** Another one at each start of the server. */
  server: string;
  revision: number;
}

/** What every answer to a change, every `SiteEvent` and the call `site` say about the whole site. */
export interface SiteReport {
  state: SiteState;
  problems: EditorProblem[];
  /** Whether all rules have checked this state; if not, a `SiteEvent` follows when they have. */
  checked: boolean;
  journal: JournalState;
  /** Reason why pages cannot show the current files. */
  broken?: Broken;
}

/** A report with the current hashes of files; `removed` are those that can no longer be opened. */
export interface SiteNews extends SiteReport {
  hashes: Partial<Record<SourceId, string>>;
  removed: SourceId[];
}

interface SiteAnswer extends SiteNews {
  /** Identifies this state of the list. */
  hash: string;
  /** Absent if the request has the same hash. */
  tree?: SiteTree;
}

export interface EditedDocument {
  file: SourceId;
  /** Path relative to the site's folder, for people. */
  path: string;
  text: string;
  /** Hash of this state of the file, required by `apply`. */
  hash: string;
  /** Data of the manifest, or of front matter; absent if it cannot be read. */
  data?: Json;
  /** Name of the schema of `data`, for the call `schema`. */
  schema?: SchemaName;
  /** For Markdown: offset of the first character after front matter. */
  bodyOffset?: number;
  /** Reason why the file cannot be changed (not UTF-8, a broken manifest), with the line. */
  readOnly?: string;
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
   * What can be added: a list's new entries, one for each branch whose example needs nothing that the site lacks, or the
   * value itself. Each with its title and a valid example, with pictures of the site.
   */
  templates: { title: string; description: string; type?: string; value: Json }[];
}

interface PictureAdded extends Saved {
  /** The main file of the picture, `media/x-1600.webp`; absent if the request was carried out before. */
  picture?: string;
}

/** A picture that cannot be used. Nothing was written. */
export interface UnusablePicture {
  status: 'unusable';
  reason: 'animated' | 'cut-off' | 'drawing' | 'heic' | 'other' | 'too-large' | 'too-many-pixels';
  /**
   * For `drawing` the message of the rule, for `other` the kind of file, for `too-many-pixels` the number of millions.
   */
  detail?: string;
}

/** What can become of a place that names a removed value, other than an error. */
export interface UseChoice {
  /** The value that is written instead of its name. */
  written?: string;
  /** Pointer of what is removed with the name: the reference, or the part of the site that requires it. */
  removed?: string;
  /** Dotted names of other values that it can name instead. */
  instead: { name: string; title: string }[];
}

/** Effects of a change of structure. */
export interface StructurePlan {
  /** Reason why it cannot be made, with the places that prevent it. */
  refusal?: { message: string; places: FilePlace[] };
  /** What changes: one line for each page, guide, group of settings or picture. */
  changes: string[];
  /**
   * Links to the removed part, or places that name it. Without a link, the words of some stay; others are removed whole,
   * such as a menu entry.
   */
  links: (FilePlace & { text: string; keepsWords: boolean; choice?: UseChoice })[];
}

export type ApplyAnswer = Saved | Conflict | Refused;

export interface Saved extends SiteReport {
  status: 'saved';
  /** The files as they are now, including changes by others. */
  documents: EditedDocument[];
  /**
   * Hash of the state that the author sees: the base of the change, with this change only. Changes made before the
   * document of the answer is shown are based on it. Equals `hash` if nobody else changed the file.
   */
  own: Partial<Record<SourceId, string>>;
  step?: JournalStep;
}

/** Another program changed the same place. Nothing was written. */
export interface Conflict {
  status: 'conflict';
  file: SourceId;
  message: string;
  /** Pointer of the value that differs; absent if the text does. */
  pointer?: string;
  /** The value or text as it would be saved, as it is now, and as it was. */
  yours: Json;
  theirs: Json;
  base?: Json;
  /** The file as it is now. */
  document: EditedDocument;
}

/** The request cannot be executed. Nothing was written. */
export interface Refused {
  status: 'refused';
  file?: SourceId;
  pointer?: string;
  message: string;
  /** Whether the same change may succeed later: the system refused to write. */
  mayPass?: boolean;
}

export interface JournalStep {
  id: number;
  label: string;
  /** Milliseconds since 1970. */
  time: number;
  files: SourceId[];
}

export interface JournalState {
  undo?: JournalStep;
  redo?: JournalStep;
  /** Latest first. */
  steps: JournalStep[];
}

/** Origin of a text of a page. */
export interface Origin {
  file: SourceId;
  /** Pointer of a field of the manifest or of front matter. */
  pointer?: string;
  /** Range in the Markdown text of a file, or in the string at `pointer`, relative to the whole text. */
  range?: TextRange;
}

/** A text of the page, in document order. */
export interface TextOrigin {
  /** Text in the document (`textContent` of one text node, or the value of an attribute). */
  text: string;
  /** Name of the attribute, if it is not a text node: `alt`, `aria-label`, `src` of a picture. */
  attribute?: string;
  /** More than one if a node joins several fields; empty if all of it is computed. */
  origins: (Origin & TextRange)[];
  /** Kind of the computed part, which is everything outside of its origins. */
  computed?: ComputedText;
}

/** Reason why a text has no field. The editor's catalogue has the sentences. */
export type ComputedText = 'year' | 'date' | 'reading-time' | 'neighbour' | 'hours' | 'number';

/** A part of the page: header, section, article, footer. */
export interface BlockOrigin {
  /** Key of the section in the page's markup. */
  key: string;
  origin: Origin;
  /** False if the marked page differs: the block leads as a whole to its entry. */
  exact: boolean;
  texts: TextOrigin[];
  /** Texts that the program may show in it later (answers of a form, controls of a video), found by their content. */
  later?: TextOrigin[];
}

export interface PageOrigins {
  route: string;
  /** The page's own entry. */
  origin: Origin;
  /** Title, description and picture of the head. */
  head: { name: 'title' | 'description' | 'picture'; origin: Origin; text: string }[];
  blocks: BlockOrigin[];
  overlays: OverlayOrigin[];
}

/**
 * A part that the program may show over a page: the consent banner, or the page's offer. It is not in the HTML of the
 * page, so its texts are found by their content. If two fields have the same text, it leads to the entry as a whole.
 */
export interface OverlayOrigin {
  name: 'consent' | 'offer';
  origin: Origin;
  texts: TextOrigin[];
}

export interface UsesAnswer {
  /** Pages that show it, with the number of times; absent if counting would take too long. */
  shown?: { route: string; title: string; count: number }[];
}

export interface SearchHit {
  file: SourceId;
  pointer?: string;
  range?: TextRange;
  /** Page, guide or setting that it belongs to. */
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
  url: string;
}

/** The changes that publishing would commit: everything that differs from the last commit. */
export interface PublishPlan {
  /** Identifies the last commit and the files that the author has seen. Only these are published. */
  state: string;
  headings: PublishHeading[];
  /** Paths relative to the site's folder. Without git: the files that the editor has changed. */
  files: string[];
  /** A message for the commit, which the author may change. */
  message: string;
  /** The problems for which `release` would refuse the site. Placeholders prevent publishing but not a proposal. */
  problems: PublishProblem[];
  repository?: PublishRepository;
  /** If there is no repository: the reason, and what to do. */
  refusal?: string;
}

/** A problem; `isNew` if the published site does not have it. */
export interface PublishProblem extends EditorProblem {
  isNew?: true;
}

/** A sentence, and what git, a check of the repository or the other machine wrote, in its own words. */
export interface PublishReason {
  message: string;
  details?: string;
}

export interface PublishRepository {
  /** The current branch; absent if a commit was checked out instead. */
  branch?: string;
  /** Name of the remote to which commits are pushed. */
  remote?: string;
  /** Absent without a branch or a remote. */
  unsent?: PublishUnsent;
  /** What the author should know of the branch before publishing. */
  notes: string[];
  /** Reason why nothing can be committed now (`detached`: nothing to this branch), and what to do. */
  blocked?: PublishReason;
  detached?: string;
}

/** What the branch has that the remote has not. */
export interface PublishUnsent {
  /** Number of commits. */
  count: number;
  /** Whether some of them, the last ones, can be taken back. */
  mayTakeBack: boolean;
  /** Whether others have pushed in the meantime. */
  isBehind: boolean;
  /** Branch of the remote as which they are already proposed. */
  proposedAs?: string;
  /** Why the remote could not be asked: the rest is what was known of it before. */
  unknown?: PublishReason;
}

/** Changes of one page, or of what pages share. */
export interface PublishHeading {
  title: string;
  /** Route of the page that shows them. */
  route?: string;
  /** Whether several pages show them: the call `uses` returns which. */
  isShared: boolean;
  changes: PublishChange[];
}

/** A changed part: a file, a section, an entry. */
export interface PublishChange {
  /** Identifies the change; stays the same until one of the two versions changes. */
  id: string;
  name: string;
  /** What differs, in words. */
  lines: string[];
  /** Places of the values in the manifest that differ and still exist. */
  pointers: string[];
  /** Why the published version cannot be restored, and what to do; absent if it can. */
  notRevertible?: string;
}

export type PublishAnswer =
  /** If `remote` is absent, the commit exists only on this machine. */
  | { status: 'published'; branch: string; commit: string; remote?: string }
  /** Committed, but not pushed. */
  | ({ status: 'unsent' } & PublishReason)
  /** Committed, but not pushed: the remote has another version of a place, and one has to be chosen. */
  | { status: 'conflict'; conflict: JoinConflict }
  /** The commit was taken back. */
  | { status: 'taken-back' }
  /** Nothing was committed. */
  | ({ status: 'refused'; problems?: EditorProblem[] } & PublishReason);

/** A place that was changed here, and in a publication from elsewhere. */
export interface JoinConflict extends Pick<Conflict, 'file' | 'pointer' | 'yours' | 'theirs'> {
  /** Identifies the two versions. */
  id: string;
}

/** The error because of which pages cannot show the current state of the files. */
export interface Broken extends FilePlace {
  message: string;
  /** Whether pages show their last valid state instead; if not, the affected pages show the error. */
  isKept: boolean;
}

/**
 * A change of the site by an editor or another program, or the problems that all rules have found. One line of `POST
 * /__edit/api/events`, which stays open: an answer of `application/x-ndjson`. Every tab receives it. An empty line now
 * and then shows that the server is running.
 */
export interface SiteEvent extends SiteNews {
  /** Whether another program has changed the files. */
  byOther: boolean;
}
