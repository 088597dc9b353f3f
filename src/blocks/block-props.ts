import type { BlockType, ResolvedBlockOf } from '../model/resolve/resolved.ts';
import type { Labels } from '../model/types.generated.ts';

/** Labels that interactive blocks use: the page's data only contains these. */
export type InteractiveLabels = Pick<Labels, 'call' | 'noScript'>;

/** Props of every block component. */
export interface BlockProps<T extends BlockType> {
  block: ResolvedBlockOf<T>;
  /** Labels of the interface, from the manifest. */
  labels: Labels;
}

/** Props of the component of an interactive block. */
export interface InteractiveBlockProps<T extends BlockType> extends Pick<BlockProps<T>, 'block'> {
  labels: InteractiveLabels;
}
