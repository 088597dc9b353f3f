/** A value that JSON can hold. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/**
 * One change of a JSON document. `pointer` is a JSON pointer (RFC 6901); for a list item, it ends in the item's index.
 */
export type JsonOperation =
  /** Replaces a value, or adds a key to an object. */
  | { type: 'set'; pointer: string; value: Json }
  /** Removes a key of an object. */
  | { type: 'unset'; pointer: string }
  /**
   * Inserts an item into a list, before the item that now has this index, or at the end if the index is the list's
   * length.
   */
  | { type: 'insert'; pointer: string; value: Json }
  /** Removes an item of a list. */
  | { type: 'remove'; pointer: string }
  /** Moves an item within its list; `to` is the index that it has afterwards. */
  | { type: 'move'; pointer: string; to: number };
