import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import { styled } from '@mui/material/styles';
import { belowTablet } from '../styles/breakpoints.ts';

const Line = styled(ListItem)({
  padding: '5px 0 5px 28px',
  lineHeight: 1.4,
  breakInside: 'avoid',
  '&::before': {
    content: '""',
    position: 'absolute',
    left: 5,
    top: '.62em',
    width: 7,
    height: 13,
    border: 'solid var(--v-cool)',
    borderWidth: '0 2.5px 2.5px 0',
    transform: 'rotate(40deg)',
  },
  [belowTablet]: {
    '[data-dense] > &': { width: 'auto', padding: '0 0 0 22px' },
    '[data-dense] > &::before': { left: 3, top: '.2em' },
  },
});

const Lines = styled(List)({
  [belowTablet]: {
    '&[data-dense]': { display: 'flex', flexWrap: 'wrap', columnGap: 'calc(2*var(--v-space))', fontSize: '1rem' },
  },
});

interface CheckListProps {
  items: string[];
  /** Whether short lines share a row on phones. */
  isDense?: boolean;
}

/** A list of short lines with check marks. */
export function CheckList({ items, isDense }: CheckListProps) {
  return (
    <Lines data-dense={isDense ? '' : undefined}>
      {items.map((item) => (
        <Line key={item}>{item}</Line>
      ))}
    </Lines>
  );
}
