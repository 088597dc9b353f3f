import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { headingId } from '../../protocol/element-ids.ts';
import { landmarkName, SectionRoot } from '../../ui/layout/Section.tsx';
import { Actions } from '../../ui/links/Actions.tsx';
import { Icon } from '../../ui/pictures/Icon.tsx';
import { fromTablet } from '../../ui/styles/breakpoints.ts';
import type { BlockProps } from '../block-props.ts';

const Counter = styled(Container)({
  display: 'grid',
  gap: 'calc(3*var(--v-space))',
  padding: 'calc(4*var(--v-space)) calc(3*var(--v-space))',
  borderRadius: 'var(--v-radius)',
  '& > svg': { color: 'var(--v-cool)', fontSize: 56 },
  '& p': { margin: '.4em 0 calc(3*var(--v-space))', maxWidth: '34rem' },
  [fromTablet]: { gridTemplateColumns: 'auto 1fr', gap: 'calc(4*var(--v-space))', padding: 'calc(5*var(--v-space))' },
});

/** The call to action at the end of a guide. */
export function HelpBlock({ block, labels }: BlockProps<'help-block'>) {
  const { id, ground, heading, text, actions } = block;
  return (
    <SectionRoot id={id} data-ground={ground} aria-labelledby={landmarkName(block)}>
      <Counter data-ground="cool">
        <Icon name="phone" />
        <div>
          <Typography variant="h3" component="h2" id={headingId(block.key)}>
            {heading}
          </Typography>
          <Typography>{text}</Typography>
          <Actions actions={actions} labels={labels} />
        </div>
      </Counter>
    </SectionRoot>
  );
}
