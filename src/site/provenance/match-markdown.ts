import { canonicalText } from './canonical-text.ts';
import type { MarkdownLeaf } from './markdown-text.ts';

/** A text node that a leaf shows: `from` is where the node begins in the leaf's text. */
export interface LeafMatch {
  node: number;
  leaf: MarkdownLeaf;
  /** Which of the texts. */
  source: number;
  from: number;
}

interface Candidate {
  source: number;
  leaves: MarkdownLeaf[];
}

/** Consecutive nodes that show a text together, as often as it stands there. */
function occurrences(text: string, nodes: readonly string[], isFree: (node: number) => boolean): number[][] {
  const found: number[][] = [];
  for (let first = 0; first < nodes.length; first += 1) {
    let [length, last] = [0, first];
    while (length < text.length && last < nodes.length && isFree(last) && text.startsWith(nodes[last] ?? '', length)) {
      length += nodes[last]?.length ?? 0;
      last += 1;
    }
    if (length !== text.length || last === first) continue;
    found.push(Array.from({ length: last - first }, (_, index) => first + index));
    first = last - 1;
  }
  return found;
}

/**
 * Finds the nodes that show Markdown texts. Texts that are the same are told apart by their order, and only where the
 * page shows as many of them. A text that is not shown as a whole (its notes stand at the end) is found leaf by leaf; a
 * heading also where the table of contents names it.
 */
export function matchMarkdown(sources: readonly MarkdownLeaf[][], shown: readonly string[]): LeafMatch[] {
  const nodes = shown.map((text) => canonicalText(text).text);
  const matches: LeafMatch[] = [];
  const taken = new Set<number>();
  const isFree = (node: number) => !taken.has(node);
  const take = ({ source, leaves }: Candidate, found: readonly number[]) => {
    let index = 0;
    let from = 0;
    for (const node of found) {
      while ((leaves[index]?.text.length ?? Number.POSITIVE_INFINITY) <= from) {
        from -= leaves[index]?.text.length ?? 0;
        index += 1;
      }
      const leaf = leaves[index];
      if (leaf) matches.push({ node, leaf, source, from });
      from += nodes[node]?.length ?? 0;
      taken.add(node);
    }
  };
  const settle = (candidates: readonly Candidate[]) => {
    const byText = new Map<string, Candidate[]>();
    for (const candidate of candidates) {
      const text = candidate.leaves.map((leaf) => leaf.text).join('');
      if (text) byText.set(text, [...(byText.get(text) ?? []), candidate]);
    }
    const left: Candidate[] = [];
    // Long ones first, because a short one may stand in them.
    for (const [text, same] of [...byText].sort(([a], [b]) => b.length - a.length)) {
      const places = occurrences(text, nodes, isFree);
      if (places.length === same.length) same.forEach((candidate, index) => void take(candidate, places[index] ?? []));
      else left.push(...same);
    }
    return left;
  };
  const all = sources.map((leaves, source): Candidate => ({ source, leaves }));
  const left = settle(all);
  settle(left.flatMap(({ source, leaves }) => leaves.map((leaf) => ({ source, leaves: [leaf] }))));
  settle(
    all.flatMap(({ source, leaves }) =>
      leaves.filter(({ isHeading }) => isHeading).map((leaf) => ({ source, leaves: [leaf] })),
    ),
  );
  return matches;
}
