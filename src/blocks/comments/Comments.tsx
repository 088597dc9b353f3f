import Alert from '@mui/material/Alert';
import { Section } from '../../ui/layout/Section.tsx';
import { Icon } from '../../ui/pictures/Icon.tsx';
import type { BlockProps } from '../block-props.ts';

/** The heading of the comments, and a note that they are closed. */
export function Comments({ block }: BlockProps<'comments'>) {
  return (
    <Section block={block} layout="split">
      <Alert role="note" variant="outlined" severity="info" icon={<Icon name="chat" size="inherit" />}>
        {block.text}
      </Alert>
    </Section>
  );
}
