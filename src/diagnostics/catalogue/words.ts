/** Languages in which authors can be spoken to. */
export type Language = 'fr' | 'en';

/** What is said of a finding. `{name}` stands for an argument; values that authors typed are shortened. */
export interface CatalogueEntry {
  /** What is wrong. */
  message: string;
  /** Why it matters. */
  why: string;
  /** how to fix it. */
  fix: string;
}

/** Words of a code. One whose findings are of several kinds has words for each; its own are those of the kinds together. */
export interface CodeWords extends CatalogueEntry {
  kinds?: Record<string, CatalogueEntry>;
}

/** Words of the reports themselves. */
export interface ReportWords {
  severities: Record<'error' | 'warning' | 'note', string>;
  counted: Record<'error' | 'warning' | 'note', [one: string, many: string]>;
  suggestion: string;
  also: string;
  alsoMore: string;
  clean: string;
  summary: string;
  more: string;
  release: string;
  released: string;
  /** Title of the questions below. */
  toAsk: string;
  /** What the owner of a site is asked for what is left to replace, by what it is about. */
  questions: Record<
    | 'site'
    | 'business'
    | 'address'
    | 'vat'
    | 'legal'
    | 'host'
    | 'facts'
    | 'plans'
    | 'testimonials'
    | 'portfolio'
    | 'pages'
    | 'texts'
    | 'forms'
    | 'mail'
    | 'services',
    string
  >;
  /** Words of `check --fix`; `fixes` says how many corrections follow, one to a line. */
  fixes: [none: string, one: string, many: string];
  fixed: string;
  unwritten: string;
  changedMeanwhile: string;
}

/** Words about a change of structure: a page, a guide, a section, a fact or a picture is renamed or removed. */
export interface StructureWords {
  /** Why it cannot be made, with what to do instead, by code. */
  refusals: Record<string, string>;
  /** One line a file. */
  edited: string;
  moved: string;
  movedAndEdited: string;
  removed: string;
  /** What the check finds afterwards that it did not find before. */
  opens: string;
  breaks: string;
  planned: string;
  done: string;
  unreadable: string;
  unwritten: string;
  changedMeanwhile: string;
}

/** All words of one language. */
export interface Catalogue {
  entries: Record<string, CodeWords>;
  /** What a text must look like, by the pattern that the schema asks for. */
  patterns: Record<string, string>;
  /** What a file may really be, by its format. */
  contents: Record<string, string>;
  /** What to do with a file of a format that is shown as a picture under a wrong name. */
  remedies: Record<string, string>;
  /** What a picture says of its photographer. */
  reveals: Record<string, string>;
  /** Names of JSON types, as an author would say them. */
  types: Record<string, string>;
  report: ReportWords;
  /** Words of `rename` and `remove`. */
  structure: StructureWords;
}
