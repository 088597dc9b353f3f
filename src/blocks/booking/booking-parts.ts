import { styled } from '@mui/material/styles';

interface CalendarBoxProps {
  /**
   * Heights in pixels: `small` for windows narrower than 600 px (the specification's small breakpoint), `wide` for the
   * others.
   */
  heights: { small: number; wide: number };
}

/** Container of the calendar, with the same height before and after its frame is created. */
export const CalendarBox = styled('div', { shouldForwardProp: (name) => name !== 'heights' })<CalendarBoxProps>(
  ({ heights, theme }) => ({
    position: 'relative',
    boxSizing: 'content-box',
    height: heights.small,
    overflow: 'hidden',
    border: '1px solid var(--v-line)',
    borderRadius: 'var(--v-radius)',
    background: 'var(--v-surface)',
    '& > *,& iframe': { width: '100%', height: '100%', border: 0 },
    [theme.breakpoints.up('sm')]: { height: heights.wide },
    '@media (scripting:none)': { display: 'none' },
  }),
);
