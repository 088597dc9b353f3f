import { canonicalText } from './canonical-text.ts';
import type { MarkdownLeaf } from './markdown-text.ts';

/** Leaves of a Markdown text that a page may show. */
interface LeafGroup {
  leaves: MarkdownLeaf[];
  /**
   * Equal texts of one group are shown in the order of the Markdown texts. Texts of different groups may be in any
   * order.
   */
  group: string;
}

/** A text node that shows a leaf, or a part of it. `from` is the offset of the node in the leaf's text. */
interface LeafMatch {
  node: number;
  leaf: MarkdownLeaf;
  /** Index of its Markdown text. */
  source: number;
  from: number;
}

interface Candidate extends LeafGroup {
  source: number;
}

/** Returns the runs of consecutive nodes that together show a text. */
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
 * Finds the nodes that show Markdown texts: whole texts first, then single leaves. Equal texts are distinguished by
 * their order, but only if the page shows as many of them as there are such texts.
 */
export function matchMarkdown(sources: readonly LeafGroup[], shown: readonly string[]): LeafMatch[] {
  const nodes = shown.map((text) => canonicalText(text).text);
  const matches: LeafMatch[] = [];
  const usedNodes = new Set<number>();
  const isFree = (node: number) => !usedNodes.has(node);
  const assign = ({ source, leaves }: Candidate, found: readonly number[]) => {
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
      usedNodes.add(node);
    }
  };
  const assignAll = (candidates: readonly Candidate[]) => {
    const byText = new Map<string, Candidate[]>();
    for (const candidate of candidates) {
      const text = candidate.leaves.map((leaf) => leaf.text).join('');
      if (text) byText.set(text, [...(byText.get(text) ?? []), candidate]);
    }
    const unmatched: Candidate[] = [];
    // Match long texts first, because they may contain a short one.
    for (const [text, equal] of [...byText].sort(([a], [b]) => b.length - a.length)) {
      const places = occurrences(text, nodes, isFree);
      const isOrdered = equal.every(({ group }) => group === equal[0]?.group);
      if (isOrdered && places.length === equal.length)
        equal.forEach((candidate, index) => void assign(candidate, places[index] ?? []));
      else unmatched.push(...equal);
    }
    return unmatched.sort((a, b) => a.source - b.source);
  };
  const unmatched = assignAll(sources.map((source, index) => ({ ...source, source: index })));
  assignAll(unmatched.flatMap((candidate) => candidate.leaves.map((leaf) => ({ ...candidate, leaves: [leaf] }))));
  return matches;
}
