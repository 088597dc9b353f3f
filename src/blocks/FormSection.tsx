import { styled } from '@mui/material/styles';
import { reportConversion } from '../consent/conversion.ts';
import { Form } from '../forms/Form.tsx';
import type { FormContext } from '../model/resolve/resolved.ts';
import type { Picture as PictureData } from '../model/types.generated.ts';
import { Section, type SectionBlock } from '../ui/layout/Section.tsx';
import { Picture } from '../ui/pictures/Picture.tsx';
import { fromDesktop } from '../ui/styles/breakpoints.ts';
import type { InteractiveLabels } from './block-props.ts';

interface FormSectionProps {
  block: SectionBlock & FormContext & { start?: string; picture?: PictureData };
  layout?: 'split' | 'stacked';
  labels: InteractiveLabels;
}

/** A picture next to the form. Phones do not load it, because it would push the first field off the screen. */
const PictureAside = styled('div')({
  display: 'none',
  [fromDesktop]: { display: 'block', marginTop: 'calc(4*var(--v-space))' },
  '& img': { width: '100%', borderRadius: 'var(--v-radius)' },
});

/** A section with a form of the manifest, next to its heading and picture on wide screens. */
export function FormSection({ block, layout = 'split', labels }: FormSectionProps) {
  const aside = block.picture && (
    <PictureAside>
      <Picture picture={block.picture} sizes="40rem" />
    </PictureAside>
  );
  return (
    <Section block={block} aside={aside} {...(layout === 'split' && { layout })}>
      <Form context={block} start={block.start} labels={labels} onConversion={reportConversion} />
    </Section>
  );
}
