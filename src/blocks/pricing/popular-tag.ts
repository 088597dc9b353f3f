import Chip from '@mui/material/Chip';
import { styled } from '@mui/material/styles';
import { belowTablet, fromDesktop } from '../../ui/styles/breakpoints.ts';

/** Pixels of the label that the awning covers: more than the height of its scallops. */
const HIDDEN = 16;

/** Label of the popular plan, half behind the awning (`Offer` isolates its stacking context). */
export const PopularTag = styled(Chip)({
  display: 'flex',
  width: 'fit-content',
  margin: `calc(-3*var(--v-space) - ${HIDDEN}px) 0 calc(2*var(--v-space))`,
  paddingTop: HIDDEN + 4,
  position: 'relative',
  zIndex: -1,
  [belowTablet]: {
    margin: `calc(-2*var(--v-space) - ${HIDDEN}px) 0 0`,
    paddingInline: 10,
    alignSelf: 'start',
  },
  [fromDesktop]: { position: 'absolute', top: -HIDDEN, right: 'calc(3*var(--v-space))', margin: 0 },
});
