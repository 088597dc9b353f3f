/** A route with parameters: the file that the page of unknown addresses loads for it, on hosts without rewrites. */
export interface FallbackRoute {
  /** Source of a regular expression for the whole path of an address. */
  pattern: string;
  /** Address of the file. */
  file: string;
}
