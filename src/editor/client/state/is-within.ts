/** Whether a JSON pointer is `outer`, or a pointer below it. */
export function isWithin(pointer: string | undefined, outer: string): boolean {
  return pointer !== undefined && (pointer === outer || pointer.startsWith(`${outer}/`));
}
