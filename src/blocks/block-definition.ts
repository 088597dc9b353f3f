import type { SocialDrawing } from '../art/social.ts';
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

/** What a social picture draws. */
export type SocialSubject = Pick<SocialDrawing, 'motifs' | 'hue'>;

/** Where a value is written that resolving takes from elsewhere than the object that holds it. */
export type WrittenIn =
  /** In the manifest: a pointer. */
  | { manifest: string }
  /** In the block itself: a pointer below it. */
  | { block: string }
  /** In the front matter of a guide, by its path. */
  | { guide: string }
  /** In a Markdown file, named as in a block. */
  | { text: string };

/** What a text is made of that is worked out as a whole. */
export type WorkedOut = 'date' | 'reading-time' | 'number';

/**
 * Everything that one type of block is, but its component: what takes data of the site, what pages say and draw because
 * of it, and what the editor has to know of its texts. All parts are optional. Server only.
 */
interface Definition<Written, Resolved> extends Omit<BlockResolution, 'resolve'> {
  /** What replaces references of a block, or joins what is written in it. */
  resolve?(block: Written, model: SiteModel): object;
  /** Data of schema.org. */
  structuredData?(block: Resolved, page: Pick<BlockPage, 'path' | 'description'>, shell: Shell): Thing | undefined;
  /** Whether a page with such a block presents the business to search engines. */
  presentsBusiness?: true;
  /** Guides that it lists. */
  guides?(block: Resolved): readonly ArticleCard[];
  /** What the social picture of a page shows because of it; the block with the lowest rank decides. */
  social?: { rank: number; subject(block: Resolved): SocialSubject | undefined };
  /** Day on which its text was last reviewed (AAAA-MM-JJ), if it says so. */
  reviewedOn?(block: Resolved): string | undefined;
  /** Key of a Markdown text that the server renders for an interactive block, as HTML under the same key with `Html`. */
  serverText?: string;
  /** Where its values are written that `resolve` copies one by one, by their pointers in the resolved block. */
  writtenIn?(block: Resolved, model: SiteModel): Iterable<[pointer: string, place: WrittenIn]>;
  /** Texts that the component works out as a whole. */
  workedOut?(block: Resolved): Iterable<[text: string, what: WorkedOut]>;
  /** Objects of the manifest whose texts it shows once it runs in the browser. */
  shownLater?(block: Resolved): readonly object[];
  /** Texts that the component compares with each other, by their pointers: equal ones have to stay equal. */
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

/** By key, pointers of values of the manifest that a block is given. */
type Given<T extends BlockType> = { readonly [K in keyof ResolvedPartsOf<T>]?: string };

/** Defines a type of block. What is not given to it, `resolve` returns. */
export function defineBlock<T extends BlockType, G extends Given<T> = Record<never, string>>(
  _type: T,
  definition: Omit<BlockDefinition<T>, 'given' | 'resolve'> & {
    given?: G;
    resolve?(block: BlockOf<T>, model: SiteModel): Omit<ResolvedPartsOf<T>, keyof G>;
  },
): BlockDefinition<T> {
  return definition as BlockDefinition<T>;
}

/** Finds the entries that a list of ids names, in that order. */
export function pick<E extends { id: string }>(collection: E[] | undefined, ids: string[]): E[] {
  return ids.flatMap((id) => collection?.find((entry) => entry.id === id) ?? []);
}
