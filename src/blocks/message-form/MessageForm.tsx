import type { InteractiveBlockProps } from '../block-props.ts';
import { FormSection } from '../FormSection.tsx';

/** The message form of the contact page (specification, section 4.3). */
export function MessageForm({ block, labels }: InteractiveBlockProps<'message-form'>) {
  return <FormSection block={block} labels={labels} />;
}
