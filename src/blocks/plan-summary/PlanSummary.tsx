import Card from '@mui/material/Card';
import List from '@mui/material/List';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { CheckList } from '../../ui/layout/CheckList.tsx';
import { Notes } from '../../ui/layout/Notes.tsx';
import { Section } from '../../ui/layout/Section.tsx';
import { Actions } from '../../ui/links/Actions.tsx';
import { Price } from '../../ui/offers/Price.tsx';
import { splitBenefits } from '../../ui/offers/split-benefits.ts';
import { belowTablet, fromTablet } from '../../ui/styles/breakpoints.ts';
import { columnsOf, itemCount } from '../../ui/styles/columns.ts';
import type { BlockProps } from '../block-props.ts';

const GAP = 'calc(2*var(--v-space))';

const Shelf = styled('div')({
  '& > ul': { display: 'grid', gap: 'calc(1.5*var(--v-space))' },
  [fromTablet]: {
    '& > ul': {
      gridTemplateColumns: columnsOf('13rem', GAP),
      gap: GAP,
      padding: '0 calc(2*var(--v-space))',
    },
  },
});

const Tag = styled(Card)({
  padding: 'calc(3*var(--v-space))',
  '& > p': { marginBottom: 'calc(2*var(--v-space))' },
  // The slot of the price tag. A round hole would look like a radio button.
  '&::before': {
    content: '""',
    display: 'block',
    width: 48,
    height: 10,
    margin: '0 auto calc(2*var(--v-space))',
    border: '2px solid var(--v-ink)',
    borderRadius: 99,
    background: 'var(--v-tint)',
  },
  [belowTablet]: {
    '--price': '2.5rem',
    position: 'relative',
    padding: 'calc(2*var(--v-space))',
    '& > h3, & > p': { marginBottom: 'calc(1*var(--v-space))' },
    '&::before': { display: 'none' },
  },
  '@media (min-width:48em) and (max-width:68.74em)': { '& h3': { minHeight: '2.6em' } },
  [fromTablet]: { borderBottom: 0, borderBottomLeftRadius: 0, borderBottomRightRadius: 0 },
}) as typeof Card;

const Board = styled('div')({
  marginTop: 'calc(2*var(--v-space))',
  padding: 'calc(2*var(--v-space)) calc(3*var(--v-space))',
  borderTop: '5px solid var(--v-ink)',
  [belowTablet]: { padding: 'calc(2*var(--v-space)) 0' },
  [fromTablet]: { marginTop: 0, '& ul': { columns: '15rem' } },
});

/** The plans next to each other: the benefits of each on its tag, shared benefits below. */
export function PlanSummary({ block, labels }: BlockProps<'plan-summary'>) {
  const { plans, vat, isVatLong, perMonth, action, notes } = block;
  const { shared, own } = splitBenefits(plans.map(({ benefits }) => benefits));
  return (
    <Section block={block}>
      <Shelf>
        <List style={itemCount(plans.length)}>
          {plans.map(({ id, name, price }, index) => (
            <Tag key={id} component="li">
              <Typography variant="h4" component="h3" sx={{ mb: 2 }}>
                {name}
              </Typography>
              <Price amount={price} vat={vat} isVatLong={isVatLong} per={perMonth} />
              <CheckList items={own[index] ?? []} isDense />
            </Tag>
          ))}
        </List>
        {shared.length > 0 && (
          <Board>
            <Typography variant="h5" component="h3" sx={{ mb: 1.5 }}>
              {block.sharedLabel}
            </Typography>
            <CheckList items={shared} isDense />
          </Board>
        )}
      </Shelf>
      <Notes notes={notes} />
      <Actions actions={action && [action]} labels={labels} size="large" />
    </Section>
  );
}
