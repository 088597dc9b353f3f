import Card from '@mui/material/Card';
import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { GuidePage } from '../../model/resolve/resolved.ts';
import { Icon } from '../../ui/pictures/Icon.tsx';

const Pair = styled(Container)(({ theme }) => ({
  maxWidth: 'calc(var(--v-cards-width) + 2*var(--v-gutter))',
  display: 'grid',
  gap: theme.spacing(2),
  padding: `${theme.spacing(6)} var(--v-gutter) ${theme.spacing(8)}`,
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: '1fr 1fr',
    '& > :last-child': { textAlign: 'right', justifyItems: 'end' },
  },
})) as typeof Container;

const Neighbour = styled(Card)(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  alignContent: 'start',
  minWidth: 0,
  padding: theme.spacing(3),
  textDecoration: 'none',
  '&:hover': { borderColor: 'var(--v-cool)' },
})) as typeof Card;

const Title = styled('span')({ font: '700 1.25rem/1.25 var(--v-heading)', letterSpacing: '-.01em' });

/** Links to the previous and next guides; one link in a chain of two, where both are the same. */
export function Neighbours({ page }: { page: GuidePage }) {
  const { layout, prev, next } = page;
  return (
    <Pair component="nav" className="neighbours" aria-label={layout.navigation}>
      {prev.url !== next.url && (
        <Neighbour component="a" href={prev.url} rel="prev">
          <Typography component="span" color="textSecondary">
            <Icon name="arrow-left" /> {layout.previous}
          </Typography>
          <Title className="title">{prev.title}</Title>
        </Neighbour>
      )}
      <Neighbour component="a" href={next.url} rel="next">
        <Typography component="span" color="textSecondary">
          {layout.next} <Icon name="arrow-right" />
        </Typography>
        <Title className="title">{next.title}</Title>
      </Neighbour>
    </Pair>
  );
}
