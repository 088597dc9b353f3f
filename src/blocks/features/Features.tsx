import Avatar from '@mui/material/Avatar';
import List from '@mui/material/List';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Section } from '../../ui/layout/Section.tsx';
import { Icon } from '../../ui/pictures/Icon.tsx';
import { fromTablet } from '../../ui/styles/breakpoints.ts';
import { Brief } from '../Brief.tsx';
import type { BlockProps } from '../block-props.ts';

const Rod = styled(List)({
  display: 'grid',
  gap: 'calc(4*var(--v-space))',
  '& li': {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0,1fr)',
    gap: 'calc(2.5*var(--v-space))',
    alignItems: 'start',
  },
  [fromTablet]: {
    gridTemplateColumns: 'repeat(3,1fr)',
    gap: 'calc(7*var(--v-space)) 0',
    position: 'relative',
    // The rod begins at the left edge of the window.
    '&::before': {
      content: '""',
      position: 'absolute',
      top: 0,
      right: '100%',
      width: '100vw',
      borderTop: '5px solid var(--v-ink)',
    },
    '& li': {
      display: 'block',
      borderTop: '5px solid var(--v-ink)',
      padding: 'calc(5*var(--v-space)) calc(5*var(--v-space)) 0 0',
      '--drop': 'calc(5*var(--v-space))',
    },
    // Neighbours hang at different heights.
    '& li:nth-of-type(3n+2)': { '--drop': 'calc(13*var(--v-space))', paddingTop: 'calc(13*var(--v-space))' },
    '& li:nth-of-type(3n)': { '--drop': 'calc(8*var(--v-space))', paddingTop: 'calc(8*var(--v-space))' },
  },
});

const Sign = styled(Avatar)({
  overflow: 'visible',
  width: 72,
  height: 72,
  backgroundColor: 'var(--v-cool)',
  color: 'var(--v-on-cool)',
  boxShadow: 'inset 0 0 0 4px var(--v-cool),inset 0 0 0 6px var(--v-on-cool)',
  fontSize: 38,
  [fromTablet]: {
    width: 128,
    height: 128,
    marginBottom: 'calc(3*var(--v-space))',
    fontSize: 72,
    // The two chains between sign and rod.
    '&::before': {
      content: '""',
      position: 'absolute',
      bottom: '100%',
      left: '22%',
      right: '22%',
      height: 'var(--drop)',
      border: 'solid var(--v-ink)',
      borderWidth: '0 2px',
    },
  },
});

/** Features, drawn as shop signs that hang from a rod, or in brief. */
export function Features({ block }: BlockProps<'features'>) {
  if (block.layout === 'brief') {
    return (
      <Section block={block} layout="row">
        <Brief items={block.items} detailsLabel={block.detailsLabel} />
      </Section>
    );
  }
  return (
    <Section block={block} layout="row">
      <Rod>
        {block.items.map(({ icon, title, text }) => (
          <li key={title}>
            <Sign variant="rounded">
              <Icon name={icon} size="inherit" />
            </Sign>
            <div>
              <Typography variant="h3" sx={{ mb: 1 }}>
                {title}
              </Typography>
              <Typography color="textSecondary">{text}</Typography>
            </div>
          </li>
        ))}
      </Rod>
    </Section>
  );
}
