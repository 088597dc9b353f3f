import { styled } from '@mui/material/styles';
import { Icon } from '../../ui/Icon.tsx';
import { Section } from '../../ui/Section.tsx';
import type { BlockProps } from '../block-props.ts';

const Empty = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 'calc(2*var(--v-space))',
  padding: 'calc(3*var(--v-space))',
  border: '2px dashed var(--v-line)',
  borderRadius: 'var(--v-radius)',
  color: 'var(--v-muted)',
  '& > svg': { fontSize: 32 },
  '& p': { margin: 0 },
});

/** The place of comments, which are not open. */
export function Comments({ block }: BlockProps<'comments'>) {
  return (
    <Section block={block} layout="split">
      <Empty>
        <Icon name="chat" />
        <p>{block.text}</p>
      </Empty>
    </Section>
  );
}
