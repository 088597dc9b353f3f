/** Whether a JSON pointer leads to a value or into it. */
export function isWithin(pointer: string | undefined, outer: string): boolean {
  return pointer !== undefined && (pointer === outer || pointer.startsWith(`${outer}/`));
}
