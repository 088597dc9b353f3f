import { definitionOf } from '../../blocks/definitions.ts';
import { splitText } from '../../model/markdown/split-text.ts';
import type { SiteModel } from '../../model/resolve/model.ts';
import type { ResolvedPage } from '../../model/resolve/resolved.ts';
import { formatFact } from '../../text/format-fact.ts';
import type { TextRange } from '../../text/range.ts';
import { canonicalText } from './canonical-text.ts';
import type { UnmarkedField } from './mark-texts.ts';
import { type MarkdownLeaf, type MarkdownParts, readMarkdownParts } from './markdown-text.ts';

/**
 * Returns the forms in which pages may show an address: without scheme and `www.`, also without the slashes at its two
 * ends, and without its path.
 */
function addressForms(address: string): string[] {
  const bare = address.replace(/^https?:\/\/(?:www\.)?/i, '');
  return [...new Set([bare, bare.replace(/^\/|\/$/g, ''), bare.replace(/\/.*$/s, '')])].filter(Boolean);
}

function leafOf(text: string): MarkdownLeaf {
  return { start: 0, end: text.length, text: canonicalText(text).text, names: [] };
}

type ResolvedBlock = ResolvedPage['blocks'][number];

/** Returns the headings that the table of contents of a text repeats; empty if it has no table of contents. */
function contentsOf(leaves: readonly MarkdownLeaf[], page: ResolvedPage, block: ResolvedBlock | undefined) {
  if (page.kind === 'guide') return leaves.filter(({ heading }) => heading?.level === 2);
  if (!block || !definitionOf(block).hasContents?.(block)) return [];
  const highest = Math.min(...leaves.flatMap(({ heading }) => heading?.level ?? []));
  return leaves.filter(({ heading }) => heading?.isTop && heading.level === highest);
}

/** Reads the two parts of a text that is shown in parts, each with its own footnotes. */
function readInParts(text: string, lookup: SiteModel['lookup']): MarkdownParts {
  const { beginning, rest } = splitText(text);
  const [first, second] = [readMarkdownParts(beginning, lookup), readMarkdownParts(rest, lookup)];
  const shift = <T extends TextRange>(part: T): T => ({
    ...part,
    start: part.start + beginning.length,
    end: part.end + beginning.length,
  });
  return {
    leaves: [...first.leaves, ...second.leaves.map(shift)],
    pictures: [...first.pictures, ...second.pictures.map(shift)],
  };
}

/** Forms in which pages show a value without marks. */
export interface ShownForms {
  /** The possible forms, each as a list of leaves. */
  forms: MarkdownLeaf[][];
  pictures: MarkdownParts['pictures'];
}

/** Returns the forms in which a page shows a value without marks. */
export function shownForms({ text, kind, at }: UnmarkedField, page: ResolvedPage, { lookup }: SiteModel): ShownForms {
  if (kind === 'picture') return { forms: [], pictures: [] };
  if (kind === 'amount') {
    const form = formatFact({ format: 'money', value: text === 'null' ? null : Number(text) });
    return { forms: [[leafOf(form)]], pictures: [] };
  }
  if (kind !== 'markdown') return { forms: addressForms(text).map((form) => [leafOf(form)]), pictures: [] };
  const block = page.blocks[Number(/^\/blocks\/(\d+)\//.exec(at)?.[1])];
  const isInParts = block && definitionOf(block).isSplit;
  const { leaves, pictures } = isInParts ? readInParts(text, lookup) : readMarkdownParts(text, lookup);
  return { forms: [contentsOf(leaves, page, block), leaves].filter(({ length }) => length > 0), pictures };
}
