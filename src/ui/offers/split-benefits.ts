/** Splits lists of benefits into the shared ones and the rest of each list. A single list has no shared ones. */
export function splitBenefits(lists: string[][]): { shared: string[]; own: string[][] } {
  const [first = []] = lists;
  const shared = lists.length > 1 ? first.filter((line) => lists.every((list) => list.includes(line))) : [];
  return { shared, own: lists.map((list) => list.filter((line) => !shared.includes(line))) };
}
