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
  paddingBottom: 3,
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

/** The devices, on the pavement. */
const Devices = styled('div')({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  alignItems: 'end',
  gap: 'calc(2*var(--v-space))',
  margin: 'calc(2*var(--v-space)) 5% 0',
  '&[data-phone]': { gridTemplateColumns: 'minmax(0,3.4fr) minmax(5.5rem,1fr)' },
});

/** A browser window on a market stall, next to a phone. */
export function DeviceStage({ screen, phone }: { screen: ReactNode; phone?: ReactNode }) {
  return (
    <Stall>
      <Awning />
      <Devices data-phone={phone && ''}>
        <BrowserFrame>{screen}</BrowserFrame>
        {phone && (
          <div data-beside="">
            <PhoneFrame>{phone}</PhoneFrame>
          </div>
        )}
      </Devices>
    </Stall>
  );
}

/** Pictures of a site on a stall: in a browser window, and on a phone. */
export function PictureStage({ picture, phone }: { picture: PictureData; phone: PictureData | undefined }) {
  return (
    <DeviceStage
      screen={<Picture picture={picture} load="beside" sizes="(min-width:68.75em) 36vw, 78vw" />}
      phone={phone && <Picture picture={phone} load="beside" sizes="(min-width:68.75em) 11vw, 27vw" />}
    />
  );
}
