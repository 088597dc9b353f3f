import { styled } from '@mui/material/styles';
import { fromDesktop } from '../../ui/screens.ts';

/** Label of the popular plan: a plate that hangs from the awning. */
export const PopularTag = styled('p')({
  width: 'fit-content',
  margin: '0 0 calc(2*var(--v-space))',
  padding: '2px 14px',
  borderRadius: 4,
  background: 'var(--v-cool)',
  color: 'var(--v-on-cool)',
  fontSize: '1rem',
  fontWeight: 650,
  [fromDesktop]: { position: 'absolute', top: 2, right: 'calc(3*var(--v-space))', margin: 0 },
});
