import List from '@mui/material/List';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Section } from '../../ui/layout/Section.tsx';
import { Icon } from '../../ui/pictures/Icon.tsx';
import { fromTablet } from '../../ui/styles/breakpoints.ts';
import { Brief } from '../Brief.tsx';
import type { BlockProps } from '../block-props.ts';

const Ledger = styled(List)({
  borderTop: '4px double var(--v-ink)',
  borderBottom: '4px double var(--v-ink)',
  '& li': {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0,1fr)',
    columnGap: 'calc(2*var(--v-space))',
    padding: 'calc(2*var(--v-space)) 0',
  },
  '& li + li': { borderTop: '1px solid var(--v-line)' },
  '& svg': { color: 'var(--v-cool)' },
  [fromTablet]: {
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    '& li': { padding: 'calc(4*var(--v-space))' },
    '& li:nth-of-type(2)': { borderTop: 0 },
    // The fold of the open book.
    '& li:nth-of-type(odd)': { paddingLeft: 0, borderRight: '4px double var(--v-line)' },
    '& li:nth-of-type(even)': { paddingRight: 0 },
    '& li:last-of-type:nth-of-type(odd)': { gridColumn: '1/-1', borderRight: 0 },
  },
});

/** Reasons to choose, drawn as two pages of an open ledger, or in brief. */
export function Benefits({ block }: BlockProps<'benefits'>) {
  if (block.layout === 'brief') {
    return (
      <Section block={block} layout="row">
        <Brief items={block.items.map((item) => ({ ...item, icon: 'check' }))} detailsLabel={block.detailsLabel} />
      </Section>
    );
  }
  return (
    <Section block={block} layout="row">
      <Ledger>
        {block.items.map(({ icon, title, text }) => (
          <li key={title}>
            <Icon name={icon} size="large" />
            <div>
              <Typography variant="h3" sx={{ mb: 0.5 }}>
                {title}
              </Typography>
              <Typography>{text}</Typography>
            </div>
          </li>
        ))}
      </Ledger>
    </Section>
  );
}
