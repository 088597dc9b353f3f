/** A value that an editor proposes, and what tells it apart from the others. */
export interface Suggestion {
  value: string;
  title: string;
}

/** What an editor proposes for the strings of one site. */
export interface Suggestions {
  /** By the `x-kind` of the string. */
  kinds: Record<string, Suggestion[]>;
  /** Guides of each chain, by its identifier: those that it names, and those that stand in its folder. */
  articles: Record<string, Suggestion[]>;
  /** Codes of the rules that the manifest may tune or silence, with why they matter. */
  rules: Suggestion[];
}
