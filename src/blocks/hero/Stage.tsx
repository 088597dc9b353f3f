import { styled } from '@mui/material/styles';
import type { Picture as PictureData } from '../../site/types.generated.ts';
import { Awning } from '../../ui/Awning.tsx';
import { BrowserFrame } from '../../ui/BrowserFrame.tsx';
import { PhoneFrame } from '../../ui/PhoneFrame.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { fromTablet } from '../../ui/screens.ts';

const Shop = styled('div')({
  position: 'relative',
  minWidth: 0,
  paddingBottom: 'calc(4*var(--v-space))',
  // The pavement.
  '&::after': {
    content: '""',
    position: 'absolute',
    bottom: 0,
    left: '-4%',
    right: '-4%',
    borderTop: '3px solid var(--v-ink)',
    borderRadius: 2,
  },
});

const Window = styled('div')({ margin: 'calc(-2*var(--v-space)) 4% 0', '&[data-phone]': { marginRight: '14%' } });

const Cloth = styled('div')({ position: 'relative', zIndex: 1 });

const Phone = styled('div')({
  position: 'absolute',
  zIndex: 1,
  right: '1%',
  bottom: 3,
  width: '27%',
  minWidth: 100,
  [fromTablet]: { width: '25%' },
});

/** A browser window that stands under an awning, as a shop window does, and a phone that leans against it. */
export function Stage({ picture, phone }: { picture: PictureData; phone: PictureData | undefined }) {
  return (
    <Shop>
      <Cloth>
        <Awning />
      </Cloth>
      <Window data-phone={phone && ''}>
        <BrowserFrame>
          <Picture picture={picture} eager sizes="(min-width:1100px) 36rem, 90vw" />
        </BrowserFrame>
      </Window>
      {phone && (
        <Phone>
          <PhoneFrame>
            <Picture picture={phone} eager sizes="10rem" />
          </PhoneFrame>
        </Phone>
      )}
    </Shop>
  );
}
