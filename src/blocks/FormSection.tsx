import { reportConversion } from '../consent/conversion.ts';
import { Form } from '../forms/Form.tsx';
import type { FormContext } from '../model/resolve/resolved.ts';
import { Section, type SectionBlock } from '../ui/layout/Section.tsx';
import type { InteractiveLabels } from './block-props.ts';

interface FormSectionProps {
  block: SectionBlock & FormContext & { start?: string };
  layout?: 'split' | 'stacked';
  labels: InteractiveLabels;
}

/** A section with a form of the manifest. */
export function FormSection({ block, layout = 'split', labels }: FormSectionProps) {
  return (
    <Section block={block} {...(layout === 'split' && { layout })}>
      <Form context={block} start={block.start} labels={labels} onConversion={reportConversion} />
    </Section>
  );
}
