import type { InteractiveBlockProps } from '../block-props.ts';
import { FormSection } from '../FormSection.tsx';

/** Any form of the manifest, shown at once or behind a button. */
export function FormBlock({ block, labels }: InteractiveBlockProps<'form'>) {
  return <FormSection block={block} layout={block.layout} labels={labels} />;
}
