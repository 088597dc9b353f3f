import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

/** Colour of the device, the same in both colour schemes. */
const BLACK = '#1b1411';

const Frame = styled('div')({
  position: 'relative',
  border: `solid ${BLACK}`,
  // The loudspeaker is outside of the screen, so that it does not cover the picture.
  borderWidth: '16px 6px 14px',
  borderRadius: 24,
  background: BLACK,
  boxShadow: '0 0 0 2px var(--v-ink),var(--v-shadow)',
  '&::before': {
    content: '""',
    position: 'absolute',
    top: -10,
    left: '36%',
    width: '28%',
    height: 4,
    borderRadius: 2,
    background: '#4d423b',
  },
  '& img': { width: '100%', aspectRatio: '1/2', borderRadius: 5, objectFit: 'cover', objectPosition: 'top' },
});

/** A drawn phone. */
export function PhoneFrame({ children }: { children: ReactNode }) {
  return <Frame>{children}</Frame>;
}
