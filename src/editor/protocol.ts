import type { Severity } from '../diagnostics/diagnostic.ts';
import type { Json, JsonOperation } from '../edit/json-operation.ts';
import type { TextEdit } from '../edit/text-edit.ts';
import type { Schema } from '../model/schema/schemas.ts';
import type { TextRange } from '../text/range.ts';

/**
 * What the editor's client and its server say to each other. Types alone.
 *
 * Every call is `POST /__edit/api/<name>` with `Content-Type: application/json` and the header `X-Vitrine-Edit`, which
 * repeats the content of `<meta name="vitrine-edit">` of the page at `/__edit`. An answer other than 200 is a `Failure`.
 * `GET /__edit/client.js` and `/__edit/client.css` are the compiled `src/editor/client/client.tsx`, which mounts into `#editor`.
 *
 * Texts travel with `\n` for every line end and without a byte order mark. Offsets count UTF-16 units of the text in
 * that form; the server writes line ends as the file has them.
 */
export interface Calls {
  site: { request: SiteRequest; answer: SiteAnswer };
  targets: { request: Record<string, never>; answer: { targets: LinkTarget[] } };
  media: { request: Record<string, never>; answer: { media: MediaEntry[] } };
  document: { request: { file: SourceId }; answer: EditedDocument };
  schema: { request: SchemaRequest; answer: DescribedValue };
  apply: { request: ApplyRequest; answer: ApplyAnswer };
  undo: { request: { id: RequestId }; answer: ApplyAnswer };
  redo: { request: { id: RequestId }; answer: ApplyAnswer };
  origins: { request: { route: string }; answer: PageOrigins };
  uses: { request: UsesRequest; answer: ValueUses };
  search: { request: { text: string }; answer: { hits: SearchHit[] } };
  spelling: { request: SpellingRequest; answer: { words: MisspeltWord[] } };
  'spelling-add': { request: { word: string }; answer: ApplyAnswer };
  card: { request: { route: string }; answer: SocialCard };
  'structure-plan': { request: { change: RequestedStructure }; answer: StructurePlan };
  structure: { request: { id: RequestId; change: RequestedStructure }; answer: ApplyAnswer };
}

export type CallName = keyof Calls;

/**
 * A file that the editor may change: the manifest, a Markdown file by its path below `content/` without `.md`
 * (`guide:creation-site-web/combien-ca-coute`, `text:legal/mentions`), or the list of accepted words.
 */
export type SourceId = 'manifest' | `guide:${string}` | `text:${string}` | 'lexicon';

/** Answer to a call that is refused (403), not understood (400, 413) or fails (500), in a French sentence. */
export interface Failure {
  /** `token`: the page is of another server; it has to be loaded again, and what was typed kept until then. */
  reason: 'token' | 'forbidden' | 'invalid' | 'unknown' | 'failed';
  message: string;
}

/** A problem that `check` reports too. */
export interface EditorProblem {
  code: string;
  severity: Severity;
  /** Nothing where the file is none that the editor changes (a media file). */
  file?: SourceId;
  /** Path below the site's folder, for people. */
  path: string;
  /** Of a value of the manifest or of front matter. */
  pointer?: string;
  /** Offsets in the whole text of the file. */
  range: TextRange;
  /** Counted from 1. */
  line: number;
  column: number;
  message: string;
  help: string;
  /** Of a page whose address was changed while links still lead to the old one: what « Renommer partout » renames. */
  rename?: { from: string; to: string };
  /** Of what the owner has yet to supply, a note: a name of it, and the question that asks for it. `help` says what to put there. */
  toReplace?: { what: string; question: string };
  /** Ready to be shown as « Corriger : … », and the edit that types it: send both with `apply`. */
  correction?: { text: string; edit: TextEdit };
  /** Routes of the pages that the file or value belongs to; empty where it is of the whole site. */
  routes: string[];
}

export interface TreePage {
  route: string;
  title: string;
  /** `/pages/3` of the manifest. */
  pointer: string;
  /** An address of it that answers, where the route has parameters. */
  example?: string;
}

export interface TreeGuide {
  route: string;
  title: string;
  file: SourceId;
  /** Its entry in the chain: `/chains/2/articles/4`. */
  pointer: string;
}

export interface TreeSection {
  chain: string;
  name: string;
  hub: string;
  pointer: string;
  guides: TreeGuide[];
}

/** One entry of « Réglages ». */
export interface TreeSetting {
  key: string;
  /** Title of its schema. */
  title: string;
  pointer: string;
  /** Whether a site’s owner changes it often. */
  isOften: boolean;
  /** Entries of a collection or a list, in its order. */
  items?: { pointer: string; title: string }[];
}

/** A text that is no guide and that blocks show. */
export interface TreeText {
  file: SourceId;
  title: string;
  routes: string[];
}

/** A name that can stand between double braces. */
export interface FactEntry {
  /** As it is typed between the braces: `facts.pricePro`. */
  name: string;
  label: string;
  /** As pages show it. */
  value: string;
  /** Where its value is written: `/facts/pricePro/value`, or that of what it is taken from. */
  pointer?: string;
}

export interface LinkTarget {
  route: string;
  title: string;
  anchors: { id: string; title: string }[];
}

export interface MediaEntry {
  /** As the manifest and Markdown name it: `media/photo.webp`. */
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
  sections: TreeSection[];
  texts: TreeText[];
  settings: TreeSetting[];
  facts: FactEntry[];
}

export interface SiteRequest {
  /** `hash` of the last answer: a list that has not changed since is not sent again. */
  known?: string;
}

export interface SiteAnswer {
  /** Identifies this state of the list. */
  hash: string;
  /** Absent if its hash is the one that the request names. */
  tree?: SiteTree;
  problems: EditorProblem[];
  /** Whether the rules have looked at this very state; where not, `Event` tells when they have. */
  checked: boolean;
  journal: JournalState;
  broken?: Broken;
}

export interface EditedDocument {
  file: SourceId;
  /** Path below the site's folder, for people. */
  path: string;
  text: string;
  /** Names this state of the file; `apply` wants it back. */
  hash: string;
  /** Of the manifest, or of front matter; nothing where it cannot be read. */
  data?: Json;
  /** Name of the schema of `data`, for `schema`. */
  schema?: SchemaName;
  /** Of Markdown: offset of the first character behind front matter. */
  bodyOffset?: number;
  /** Where the file cannot be changed (not UTF-8, a broken manifest): why, with the line. */
  readOnly?: string;
}

export type SchemaName = 'site' | 'front-matter' | 'text-matter';

export interface SchemaRequest {
  /** With `pointer`: describes what stands there, whichever branch it has chosen. */
  file: SourceId;
  pointer: string;
}

/**
 * The schema of one value with every `$ref` resolved. A `oneOf` has all its branches, each with the `const` that chooses
 * it; titles, descriptions, examples, defaults, `enum` and `x-kind` are those of the files in `schemas/`.
 */
export interface DescribedValue {
  pointer: string;
  schema: Schema;
  /**
   * For a new entry where the value is a list, one for each branch whose example the site has the parts for: its title,
   * and an example valid at once.
   */
  templates: { title: string; description: string; type?: string; value: Json }[];
}

/** A page or a guide that is to get another address, or to go; a guide that is to be the last of a chain. */
export type RequestedStructure =
  | { type: 'add-guide'; chain: string; title: string }
  | { type: 'rename'; from: string; to: string; redirect: boolean }
  | {
      type: 'remove';
      path: string;
      /** Page that visitors of a released address are led to; absent if they are led nowhere. */
      redirect?: string;
      /** For each link of the plan the page that it is to lead to, or `null` if only its words are to be left. */
      choices: (string | null)[];
    };

/** What a change of structure would do. */
export interface StructurePlan {
  /** Why it cannot be made, with the places that are in the way. */
  refusal?: { message: string; places: string[] };
  /** One line a file. */
  files: string[];
  /** The links that lead to what is removed. */
  links: { place: string; text: string }[];
  /** Whether the address is known to visitors and search engines. */
  isReleased: boolean;
}

/** Chosen by the client. A request whose id the server knows is answered and not carried out again. */
export type RequestId = string;

/** A change of the manifest or of front matter. */
export type FieldOperation = JsonOperation & {
  /**
   * What the author has seen at the pointer, absent where nothing was there. Where the server does not know the state
   * that the change was made upon, it compares this with the file. Of `insert`, the whole list.
   */
  oldValue?: Json;
};

/** What is to be changed in one file; all of it, or nothing. */
export interface RequestedChange {
  file: SourceId;
  /** Names the state that the change was made upon: `EditedDocument.hash`, or `Saved.own` of the change before it. */
  baseHash: string;
  /** In their order, each upon the result of those before it. Of a Markdown file: of its front matter. */
  operations?: FieldOperation[];
  /** Edits of the Markdown behind the front matter, counted from `bodyOffset`, sorted, without overlap. */
  body?: TextEdit[];
  /** Edits of the whole text, sorted, without overlap. Each of these lists is made upon the result of the one before. */
  edits?: TextEdit[];
}

/** One step, for « Annuler » too; several files are written one after the other. */
export interface ApplyRequest {
  id: RequestId;
  /** In words: « Titre de la page », « Correction ». */
  label: string;
  /** Names the field that is typed in: what follows within a second under the same name is one step. */
  field?: string;
  /** When the first key was pressed, in milliseconds since 1970: saving may take longer than a pause in typing. */
  startedAt?: number;
  changes: RequestedChange[];
}

export type ApplyAnswer = Saved | Conflict | Refused;

export interface Saved {
  status: 'saved';
  /** The files as they are now: with the change, and with all that others have changed. */
  documents: EditedDocument[];
  /**
   * Names the state that the author sees: the one that the change was made upon, with this change alone. What is changed
   * before the document of the answer is on the screen is made upon it. The same as `hash` where nobody else changed
   * the file.
   */
  own: Partial<Record<SourceId, string>>;
  step?: JournalStep;
  journal: JournalState;
  /** All problems as the rules see the new state. */
  problems: EditorProblem[];
  /** False where the rules have looked at the form alone: an `Event` brings the rest. */
  checked: boolean;
}

/** Another program changed the same place. Nothing was written. */
export interface Conflict {
  status: 'conflict';
  file: SourceId;
  message: string;
  /** The value that differs; nothing where it is the text. */
  pointer?: string;
  /** The value, or the text, as it would be saved, as it stands now, and as it was. */
  yours: Json;
  theirs: Json;
  base?: Json;
  /** The file as it is now. */
  document: EditedDocument;
}

/** What was asked for cannot be done. Nothing was written. */
export interface Refused {
  status: 'refused';
  file?: SourceId;
  pointer?: string;
  message: string;
  /** Whether the same change may be accepted later: the system refused to write. */
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

/** What the text of a page comes from. */
export interface Origin {
  file: SourceId;
  /** Field of the manifest or of front matter. */
  pointer?: string;
  /** Range of the Markdown text of a file, or of the string at `pointer`, counted in its whole text. */
  range?: TextRange;
}

/** A text of the page, in the order of the document. */
export interface TextOrigin {
  /** As the document shows it (`textContent` of one text node, or the value of an attribute). */
  text: string;
  /** Name of the attribute where it is none of the text nodes: `alt`, `aria-label`, `src` of a picture. */
  attribute?: string;
  /** More than one where a node joins several fields; none where all of it is worked out. */
  origins: (Origin & TextRange)[];
  /** What is worked out of it: all that none of its origins holds. */
  computed?: ComputedText;
}

/** Why a text has no field. The editor's catalogues say it in words. */
export type ComputedText = 'year' | 'date' | 'reading-time' | 'neighbour' | 'hours' | 'number';

/** A part of the page: header, section, article, footer. */
export interface BlockOrigin {
  /** Key of the section, as the page's markup names it. */
  key: string;
  origin: Origin;
  /** False where the marked render differs: the block leads as a whole to its entry. */
  exact: boolean;
  texts: TextOrigin[];
  /** Texts that the program may show in it later (answers of a form, controls of a video), found by what they say. */
  later?: TextOrigin[];
}

export interface PageOrigins {
  route: string;
  /** The page's own entry. */
  origin: Origin;
  /** Title, description, picture of the head. */
  head: { name: 'title' | 'description' | 'picture'; origin: Origin; text: string }[];
  blocks: BlockOrigin[];
  overlays: OverlayOrigin[];
}

/**
 * What the program may lay over a page: the consent banner, and the page's offer. The document does not hold it before,
 * so its texts are found by what they say; where two fields say the same, it leads to its entry as a whole.
 */
export interface OverlayOrigin {
  name: 'consent' | 'offer';
  origin: Origin;
  texts: TextOrigin[];
}

/** A field of the manifest. */
export interface UsesRequest {
  pointer: string;
}

export interface ValueUses {
  /** Pages that show it, and how often; absent where finding that out would take too long. */
  shown?: { route: string; title: string; count: number }[];
}

export interface SearchHit {
  file: SourceId;
  pointer?: string;
  range?: TextRange;
  /** Page, guide or setting that it stands in. */
  title: string;
  excerpt: string;
  routes: string[];
}

/** A text as it is being typed; `markdown` leaves out code, addresses and names between braces. */
export interface SpellingRequest {
  text: string;
  markdown: boolean;
}

export interface MisspeltWord extends TextRange {
  word: string;
  suggestion?: string;
}

export interface SocialCard {
  /** `data:image/png;base64,…` of the picture that the build draws; nothing where the page brings its own. */
  png?: string;
  /** Address of the page's own picture. */
  picture?: string;
  title: string;
  description: string;
  url: string;
}

/** What keeps pages from showing the files as they are now. */
export interface Broken {
  /** The error and its place, in a sentence. */
  message: string;
  /** Whether pages show their last good state instead; else those that the error concerns say it in their place. */
  isKept: boolean;
  file?: SourceId;
  line?: number;
}

/**
 * One line of `POST /__edit/api/events`, which stays open: an answer of `application/x-ndjson`. An empty line now and
 * then says that the server is there.
 */
export type Event =
  /** Files have changed on the disk, by this editor or another program. */
  | { type: 'files'; hashes: Partial<Record<SourceId, string>>; removed: SourceId[]; byOther: boolean }
  /** The rules have looked at the state as it is. */
  | { type: 'problems'; problems: EditorProblem[] }
  /** An error keeps pages from showing the files as they are now. Then: none does any more. */
  | ({ type: 'broken' } & Broken)
  | { type: 'recovered' };
