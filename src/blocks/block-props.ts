import type { BlockType, ResolvedBlockOf } from '../site/resolve/resolved.ts';
import type { Labels } from '../site/types.generated.ts';

/** Words of the interface that interactive blocks use: the page's data carries these and no others. */
export type InteractiveLabels = Pick<Labels, 'call' | 'noScript'>;

/** What every block component is given. */
export interface BlockProps<T extends BlockType> {
  block: ResolvedBlockOf<T>;
  /** Words of the interface, from the manifest. */
  labels: Labels;
}

/** What the component of an interactive block is given. */
export interface InteractiveBlockProps<T extends BlockType> extends Pick<BlockProps<T>, 'block'> {
  labels: InteractiveLabels;
}
