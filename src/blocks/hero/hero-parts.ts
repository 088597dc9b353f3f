import { styled } from '@mui/material/styles';
import { fromDesktop } from '../../ui/screens.ts';
import { typeScale } from '../../ui/type-scale.ts';

const own = { shouldForwardProp: (prop: PropertyKey) => prop !== 'large' };

/** Words on the left, a shop front on the right; one above the other where there is no room. */
export const Columns = styled('div', own)<{ large: boolean }>(({ large }) => ({
  display: 'grid',
  gap: 'calc(7*var(--v-space))',
  alignItems: 'center',
  '&&': { maxWidth: large ? '80rem' : 'var(--v-cards-width)' },
  [fromDesktop]: {
    gridTemplateColumns: large ? 'minmax(0,11fr) minmax(0,12fr)' : 'minmax(0,7fr) minmax(0,5fr)',
  },
}));

/** Words alone, at the measure of the page's grid. */
export const Compact = styled('div', own)<{ large: boolean }>({
  '& h1': { maxWidth: '22ch' },
});

export const Title = styled('h1', own)<{ large: boolean }>(({ large }) => ({
  margin: 0,
  ...(large ? { fontSize: typeScale.display, fontWeight: 800, lineHeight: 1.02, letterSpacing: '-.03em' } : {}),
}));

export const Eyebrow = styled('p')({
  margin: '0 0 calc(2*var(--v-space))',
  color: 'var(--v-cool)',
  fontWeight: 650,
});

export const Small = styled('p')({
  maxWidth: '36rem',
  margin: 'calc(3*var(--v-space)) 0 0',
  color: 'var(--v-muted)',
  fontSize: '1rem',
  lineHeight: 1.5,
});
