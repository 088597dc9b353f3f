import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { headingId } from '../../protocol/element-ids.ts';
import { landmarkName, SectionRoot } from '../../ui/layout/Section.tsx';
import { Actions } from '../../ui/links/Actions.tsx';
import { Awning } from '../../ui/pictures/Awning.tsx';
import { fromDesktop } from '../../ui/styles/breakpoints.ts';
import type { BlockProps } from '../block-props.ts';

const Front = styled('div')({
  position: 'absolute',
  top: 0,
  left: 0,
  right: 0,
});

const Inside = styled(Container)({
  display: 'grid',
  gap: 'calc(4*var(--v-space))',
  paddingTop: 'calc(5*var(--v-space))',
  breakInside: 'avoid',
  '& h2': { maxWidth: '10.5em', lineHeight: 1.14 },
  '& p': { marginTop: 'calc(2*var(--v-space))' },
  [fromDesktop]: { gridTemplateColumns: '1fr 1fr', gap: 'calc(8*var(--v-space))', alignItems: 'center' },
});

/** A closing call to action, under an awning as wide as the window. */
export function CallToAction({ block, labels }: BlockProps<'call-to-action'>) {
  const { id, ground, heading, text, actions, note } = block;
  return (
    <SectionRoot id={id} data-ground={ground} aria-labelledby={landmarkName(block)}>
      <Front>
        <Awning />
      </Front>
      <Inside>
        <div>
          <Typography variant="h1" component="h2" id={headingId(block.key)}>
            {heading}
          </Typography>
          {text && (
            <Typography variant="lead" sx={{ maxWidth: '36rem' }}>
              {text}
            </Typography>
          )}
        </div>
        <div>
          <Actions actions={actions} labels={labels} size="large" />
          {note && (
            <Typography variant="body2" color="textSecondary" sx={{ maxWidth: '32rem' }}>
              {note}
            </Typography>
          )}
        </div>
      </Inside>
    </SectionRoot>
  );
}
