/** Languages of messages to authors. */
export type Language = 'fr' | 'en';

/** Words of a finding. `{name}` is an argument; typed values are shortened. */
export interface CatalogueEntry {
  /** What is wrong. */
  message: string;
  /** Why it matters. */
  why: string;
  /** How to fix it. */
  fix: string;
}

/**
 * Words of a code. If its findings are of several kinds, each has words of its own; the general ones cover all kinds.
 */
interface CodeWords extends CatalogueEntry {
  kinds?: Record<string, CatalogueEntry>;
}

/** Words of the reports themselves. */
export interface ReportWords {
  severities: Record<'error' | 'warning' | 'note', string>;
  counted: Record<'error' | 'warning' | 'note', [one: string, many: string]>;
  suggestion: string;
  also: string;
  alsoMore: string;
  nothingFound: string;
  /** Number of files, after the number of problems. */
  summary: [one: string, many: string];
  more: string;
  release: string;
  released: string;
  /** Title of the questions below. */
  toAsk: string;
  /** Questions to the owner of a site about its placeholders, by subject. */
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
  /** Words of `check --fix`. `fixes` says how many corrections follow, one per line. */
  fixes: [none: string, one: string, many: string];
  fixed: string;
  unwritten: string;
  changedMeanwhile: string;
}

/** Words about a change of structure: renaming or removing a page, a guide, a section, a fact or a picture. */
interface StructureWords {
  /** Reasons why a change cannot be made, with alternatives, by code. */
  refusals: Record<string, string>;
  /** One line for each file. */
  edited: string;
  moved: string;
  movedAndEdited: string;
  removed: string;
  /** Introduces the new findings after the change. */
  opens: string;
  breaks: string;
  planned: string;
  done: string;
  unreadable: string;
  unwritten: string;
  changedMeanwhile: string;
  left: string;
  unfinished: string;
}

/** All words of one language. */
export interface Catalogue {
  entries: Record<string, CodeWords>;
  /** Descriptions of the format of a text, by the pattern in the schema. */
  patterns: Record<string, string>;
  /** Descriptions of the actual content of a file, by its format. */
  contents: Record<string, string>;
  /** Advice about a picture file with the wrong extension, by the actual format of its content. */
  remedies: Record<string, string>;
  /** Descriptions of private data in a picture. */
  reveals: Record<string, string>;
  /** A value of each JSON type, as authors write it. */
  examples: Record<string, string>;
  /** Names of the two sets of colours. */
  modes: Record<string, string>;
  /** Parts that a fact may lack. */
  parts: Record<string, string>;
  /** Days of the week, by their names in schema.org. */
  days: Record<string, string>;
  /** Names of JSON types for authors. */
  types: Record<string, string>;
  report: ReportWords;
  /** Words of `rename` and `remove`. */
  structure: StructureWords;
}
