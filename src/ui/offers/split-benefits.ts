/** Splits lists of benefits into what all of them share and the rest of each. A single list shares nothing. */
export function splitBenefits(lists: string[][]): { shared: string[]; own: string[][] } {
  const [first = []] = lists;
  const shared = lists.length > 1 ? first.filter((line) => lists.every((list) => list.includes(line))) : [];
  return { shared, own: lists.map((list) => list.filter((line) => !shared.includes(line))) };
}
