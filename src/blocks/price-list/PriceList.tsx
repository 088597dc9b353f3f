import List from '@mui/material/List';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { formatFact } from '../../text/format-fact.ts';
import { Notes } from '../../ui/layout/Notes.tsx';
import { Section } from '../../ui/layout/Section.tsx';
import { Actions } from '../../ui/links/Actions.tsx';
import { fromTablet } from '../../ui/styles/breakpoints.ts';
import type { BlockProps } from '../block-props.ts';

/** The groups below each other on phones, in two columns on wider screens. */
const Groups = styled('div')({
  [fromTablet]: { '&[data-columns]': { columns: 2, columnGap: 'calc(8*var(--v-space))' } },
  '& > div': { breakInside: 'avoid', paddingBottom: 'calc(5*var(--v-space))' },
  '& > div:last-of-type': { paddingBottom: 0 },
  '& h3': { margin: 0 },
  '& h3 + p': { margin: '4px 0 0' },
  '& ul': { marginTop: 'calc(1*var(--v-space))', borderTop: '2px solid var(--v-ink)' },
  '& li': { padding: 'calc(1.5*var(--v-space)) 0', borderBottom: '1px solid var(--v-line)', breakInside: 'avoid' },
});

/** The actions, between the prices and the notes. */
const Way = styled('div')({ marginTop: 'calc(4*var(--v-space))' });

/** A name and its price on one line. A long name wraps next to the price, which is aligned to the right. */
const Line = styled('div')({
  display: 'flex',
  alignItems: 'baseline',
  gap: 'calc(2*var(--v-space))',
  '& > :first-of-type': { flex: 1, fontWeight: 650, lineHeight: 1.35 },
  '& > :last-of-type': {
    flex: 'none',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'flex-end',
    columnGap: '.5ch',
    maxWidth: '55%',
    textAlign: 'right',
    lineHeight: 1.35,
  },
  '& small': { color: 'var(--v-muted)', fontSize: '1rem' },
  '& b': {
    fontFamily: 'var(--v-heading)',
    fontSize: '1.25em',
    fontWeight: 800,
    fontVariantNumeric: 'lining-nums tabular-nums',
    whiteSpace: 'nowrap',
  },
});

interface PriceGroupProps extends Pick<BlockProps<'price-list'>, 'block'> {
  group: BlockProps<'price-list'>['block']['groups'][number];
}

function PriceGroup({ group: { title, note, items }, block }: PriceGroupProps) {
  const { fromLabel } = block;
  return (
    <div>
      {title && (
        <Typography variant="h4" component={block.heading ? 'h3' : 'h2'}>
          {title}
        </Typography>
      )}
      {note && (
        <Typography variant="body2" color="textSecondary">
          {note}
        </Typography>
      )}
      <List>
        {items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may have the same name
          <li key={index}>
            <Line>
              <span>{item.name}</span>{' '}
              <span>
                {item.from && <small>{fromLabel}</small>} <b>{formatFact({ format: 'money', value: item.price })}</b>{' '}
                {item.unit && <small>{item.unit}</small>}
              </span>
            </Line>
            {item.note && (
              <Typography variant="body2" color="textSecondary">
                {item.note}
              </Typography>
            )}
          </li>
        ))}
      </List>
    </div>
  );
}

/** Prices in groups, one per line, with the actions and a note about the tax below all of them. */
export function PriceList({ block, labels }: BlockProps<'price-list'>) {
  const { groups, taxLabel, vat, notes, actions } = block;
  const isShort = groups.length === 1;
  return (
    <Section block={block} layout={isShort ? 'split' : 'row'}>
      <Groups data-columns={isShort ? undefined : ''}>
        {groups.map((group, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a group has no key but its index
          <PriceGroup key={index} group={group} block={block} />
        ))}
      </Groups>
      {actions && (
        <Way>
          <Actions actions={actions} labels={labels} />
        </Way>
      )}
      <Notes notes={[`${taxLabel}, ${vat}.`, ...(notes ?? [])]} />
    </Section>
  );
}
