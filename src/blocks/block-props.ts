import type { BlockType, ResolvedBlockOf } from '../site/resolve/resolved.ts';
import type { Labels } from '../site/types.generated.ts';

/** What every block component is given. */
export interface BlockProps<T extends BlockType> {
  block: ResolvedBlockOf<T>;
  /** Words of the interface, from the manifest. */
  labels: Labels;
}
