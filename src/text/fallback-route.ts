/** Tells the page of unknown addresses which file shows a route with parameters, on hosts without rewrites. */
export interface Takeover {
  /** Source of a regular expression that the whole path of an address matches. */
  pattern: string;
  /** Address of the file. */
  file: string;
}
