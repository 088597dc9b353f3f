import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { fromDesktop } from '../styles/breakpoints.ts';

const Line = styled(Typography)({ maxWidth: 'var(--v-text-width)', marginTop: 'calc(4*var(--v-space))' });

const Lines = styled(List)({
  maxWidth: 'var(--v-text-width)',
  marginTop: 'calc(4*var(--v-space))',
  color: 'var(--v-muted)',
  fontSize: '1rem',
  '& li': { paddingBottom: '.5em', breakInside: 'avoid' },
  [fromDesktop]: {
    maxWidth: 'none',
    marginTop: 'calc(7*var(--v-space))',
    columns: 2,
    columnGap: 'calc(8*var(--v-space))',
  },
});

/** Notes below a block, one per line. */
export function Notes({ notes }: { notes: (string | undefined)[] | undefined }) {
  const lines = (notes ?? []).filter((note): note is string => Boolean(note));
  if (!lines.length) return null;
  if (lines.length === 1) {
    return (
      <Line variant="body2" color="textSecondary">
        {lines[0]}
      </Line>
    );
  }
  return (
    <Lines>
      {lines.map((line) => (
        <ListItem key={line}>{line}</ListItem>
      ))}
    </Lines>
  );
}
