import type { InteractiveBlockProps } from '../block-props.ts';
import { FormSection } from '../FormSection.tsx';

/** The request for changes of a mock-up (specification, section 4.4). */
export function ChangeRequestForm({ block, labels }: InteractiveBlockProps<'change-request-form'>) {
  return <FormSection block={block} labels={labels} />;
}
