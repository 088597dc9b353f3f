import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { Picture as PictureData } from '../../model/types.generated.ts';
import { fromTablet } from '../styles/breakpoints.ts';
import { Awning } from './Awning.tsx';
import { BrowserFrame } from './BrowserFrame.tsx';
import { PhoneFrame } from './PhoneFrame.tsx';
import { Picture } from './Picture.tsx';

const Stall = styled('div')({
  position: 'relative',
  minWidth: 0,
  paddingBottom: 'calc(5*var(--v-space))',
  '--awning': '40px',
  // The posts of the awning.
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: '0 2.5%',
    border: 'solid var(--v-ink)',
    borderWidth: '0 4px',
  },
  // The pavement, wider than the window.
  '&::after': {
    content: '""',
    position: 'absolute',
    bottom: 0,
    left: '-4%',
    right: '-100vw',
    borderTop: '3px solid var(--v-ink)',
  },
  [fromTablet]: { '--awning': '56px' },
});

const Window = styled('div')({
  position: 'relative',
  margin: 'calc(2*var(--v-space)) 7% 0',
  '&[data-phone]': { marginRight: '15%' },
});

const Phone = styled('div')({ position: 'absolute', right: 2, bottom: 3, width: '25%', minWidth: 96 });

/** A browser window on a market stall, with a phone next to it. */
export function Stage({ screen, phone }: { screen: ReactNode; phone?: ReactNode }) {
  return (
    <Stall>
      <Awning />
      <Window data-phone={phone && ''}>
        <BrowserFrame>{screen}</BrowserFrame>
      </Window>
      {phone && (
        <Phone>
          <PhoneFrame>{phone}</PhoneFrame>
        </Phone>
      )}
    </Stall>
  );
}

/** Pictures of a site on a stall: in a browser window, and on a phone. */
export function PictureStage({ picture, phone }: { picture: PictureData; phone: PictureData | undefined }) {
  return (
    <Stage
      screen={<Picture picture={picture} load="beside" sizes="(min-width:68.75em) 36vw, 78vw" />}
      phone={phone && <Picture picture={phone} load="beside" sizes="(min-width:68.75em) 11vw, 27vw" />}
    />
  );
}
