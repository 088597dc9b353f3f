import { styled } from '@mui/material/styles';
import type { TimelineFigure } from '../../model/types.generated.ts';
import { fromTablet } from '../../ui/styles/breakpoints.ts';

const Line = styled('ol')({
  '&& > li': { position: 'relative', padding: '0 0 1.1rem 1.9rem' },
  '&& > li:last-child': { paddingBottom: 0 },
  '& > li::before': {
    content: '""',
    position: 'absolute',
    zIndex: 1,
    left: 0,
    top: '.3em',
    width: '.9rem',
    height: '.9rem',
    border: '3px solid var(--f-cool)',
    borderRadius: '50%',
    background: 'var(--v-surface)',
  },
  '& > li[data-tone]::before': { borderWidth: '.45rem' },
  '& > li[data-tone=accent]::before': { borderColor: 'var(--f-accent)' },
  '& > li:not(:last-child)::after': {
    content: '""',
    position: 'absolute',
    left: 'calc(.45rem - 1px)',
    top: '1.4em',
    bottom: '-.2em',
    borderLeft: '2px solid var(--v-line)',
  },
  '& b': { display: 'block' },
  [fromTablet]: {
    '& > li': { display: 'grid', gridTemplateColumns: '8.5rem 1fr', columnGap: '1rem' },
  },
});

/** Events in chronological order. */
export function TimelineDrawing({ figure: { events } }: { figure: TimelineFigure }) {
  return (
    <Line>
      {events.map(({ when, what, tone }) => (
        <li key={`${when} ${what}`} data-tone={tone}>
          <b>{when}</b> <span>{what}</span>
        </li>
      ))}
    </Line>
  );
}
