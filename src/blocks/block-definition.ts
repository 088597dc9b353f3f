import type { BlockResolution, SiteModel } from '../model/resolve/model.ts';
import type { Shell } from '../model/resolve/resolve-shell.ts';
import type {
  ArticleCard,
  BlockOf,
  BlockPage,
  BlockType,
  ResolvedBlock,
  ResolvedBlockOf,
  ResolvedPartsOf,
} from '../model/resolve/resolved.ts';
import type { Thing } from './thing.ts';

/** Place of the original of a value that `resolve` copies into an object. */
export type WrittenIn =
  /** A pointer in the manifest. */
  | { manifest: string }
  /** A pointer in the block itself. */
  | { block: string }
  /** The path of a guide. The value is in its front matter. */
  | { guide: string }
  /** The name of a Markdown file, as blocks write it. */
  | { text: string };

/** Kind of a text that a component computes as a whole. */
export type ComputedValue = 'date' | 'reading-time' | 'number';

/**
 * Everything about a block type except for its component: the data that it takes from the site, its effects on pages,
 * and information about its texts for the editor. All parts are optional. Server only.
 */
interface Definition<Written, Resolved> extends Omit<BlockResolution, 'resolve'> {
  /** Returns resolved references and derived values of a block. */
  resolve?(block: Written, model: SiteModel): object;
  /** Its schema.org data. */
  structuredData?(block: Resolved, page: Pick<BlockPage, 'path' | 'description'>, shell: Shell): Thing | undefined;
  /** Whether a page with such a block presents the business to search engines. */
  presentsBusiness?: true;
  /** Guides that it lists. */
  guides?(block: Resolved): readonly ArticleCard[];
  /** Date of the last review of its text (YYYY-MM-DD), if known. */
  reviewedOn?(block: Resolved): string | undefined;
  /**
   * Key of a Markdown text that the server renders for an interactive block, as HTML under the same key with the suffix
   * `Html`.
   */
  serverText?: string;
  /** Sources of the values that `resolve` copies one by one, by their pointers in the resolved block. */
  writtenIn?(block: Resolved, model: SiteModel): Iterable<[pointer: string, place: WrittenIn]>;
  /** Texts that the component computes as a whole. */
  computedTexts?(block: Resolved): Iterable<[text: string, what: ComputedValue]>;
  /** Objects of the manifest whose texts the component only shows in the browser. */
  shownLater?(block: Resolved): readonly object[];
  /** Matches the pointers of texts that the component compares with each other: equal texts have to stay equal. */
  compared?: RegExp;
  /** Whether its text is shown in two parts, each with footnotes of its own (`model/markdown/split-text.ts`). */
  isSplit?: true;
  /** Whether a table of contents repeats the headings of its text. */
  hasContents?(block: Resolved): boolean;
}

/** The definition of one type of block. */
export type BlockDefinition<T extends BlockType> = Definition<BlockOf<T>, ResolvedBlockOf<T>>;

/** The definition of a block of any type. */
export type AnyDefinition = Definition<BlockOf<BlockType>, ResolvedBlock>;

/** Pointers to the manifest's values that a block receives, by key. */
type Given<T extends BlockType> = { readonly [K in keyof ResolvedPartsOf<T>]?: string };

/** Defines a block type. `resolve` returns the added values that are not in `given`. */
export function defineBlock<T extends BlockType, G extends Given<T> = Record<never, string>>(
  _type: T,
  definition: Omit<BlockDefinition<T>, 'given' | 'resolve'> & {
    given?: G;
    resolve?(block: BlockOf<T>, model: SiteModel): Omit<ResolvedPartsOf<T>, keyof G>;
  },
): BlockDefinition<T> {
  return definition as BlockDefinition<T>;
}

/** Returns the entries with the given ids, in the order of the ids. */
export function pick<E extends { id: string }>(collection: E[] | undefined, ids: string[]): E[] {
  return ids.flatMap((id) => collection?.find((entry) => entry.id === id) ?? []);
}
