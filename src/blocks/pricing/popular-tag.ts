import Chip from '@mui/material/Chip';
import { styled } from '@mui/material/styles';
import { fromDesktop } from '../../ui/styles/breakpoints.ts';

/** How much of the plate the awning hides, in pixels: more than its scallops are high. */
const HIDDEN = 16;

/** Label of the popular plan: a plate that hangs from behind the awning (`Offer` keeps it before its own ground). */
export const PopularTag = styled(Chip)({
  display: 'flex',
  width: 'fit-content',
  margin: `calc(-3*var(--v-space) - ${HIDDEN}px) 0 calc(2*var(--v-space))`,
  paddingTop: HIDDEN + 4,
  position: 'relative',
  zIndex: -1,
  [fromDesktop]: { position: 'absolute', top: -HIDDEN, right: 'calc(3*var(--v-space))', margin: 0 },
});
