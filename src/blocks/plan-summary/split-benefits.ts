/** Parts lists of benefits into what all of them hold and what is each one's own. One list alone is its own. */
export function splitBenefits(lists: string[][]): { shared: string[]; own: string[][] } {
  const [first = []] = lists;
  const shared = lists.length > 1 ? first.filter((line) => lists.every((list) => list.includes(line))) : [];
  return { shared, own: lists.map((list) => list.filter((line) => !shared.includes(line))) };
}
