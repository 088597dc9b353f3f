import type { InteractiveBlockProps } from '../block-props.ts';
import { FormSection } from '../FormSection.tsx';

/** The request for a call (specification, section 4.1). It first shows a button and a list of the steps. */
export function CallbackForm({ block, labels }: InteractiveBlockProps<'callback-form'>) {
  return <FormSection block={block} labels={labels} />;
}
