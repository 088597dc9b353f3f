import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { Signer as SignerData } from '../model/types.generated.ts';
import { Picture } from '../ui/pictures/Picture.tsx';
import { fromDesktop, fromTablet } from '../ui/styles/breakpoints.ts';

/** A portrait and a name. */
const Signature = styled('figure')({
  display: 'flex',
  alignItems: 'center',
  gap: 'calc(2*var(--v-space))',
  margin: '0 0 calc(2*var(--v-space))',
  '& figcaption': { maxWidth: 'none', margin: 0 },
  [fromDesktop]: { display: 'block', marginBottom: 0, '& figcaption': { marginTop: 'calc(2*var(--v-space))' } },
});

/** A signer next to the rest of a block on wide screens, above it on others. */
export const BesideSigner = styled('div')({
  [fromDesktop]: {
    '&:has(> figure)': {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0,1fr)',
      gap: 'calc(8*var(--v-space))',
      alignItems: 'center',
    },
  },
});

/** A drawn frame that hangs from a nail. `data-empty` draws a dashed line instead of the picture. */
const Frame = styled('div')({
  position: 'relative',
  display: 'grid',
  flex: 'none',
  width: '5rem',
  aspectRatio: '4/5',
  marginTop: 20,
  padding: 4,
  border: '4px solid var(--v-ink)',
  borderRadius: 4,
  background: 'var(--v-surface)',
  // The cord, and the nail that it hangs from.
  '&::before': {
    content: '""',
    position: 'absolute',
    left: '50%',
    bottom: '100%',
    width: 28,
    height: 28,
    marginBottom: -18,
    border: 'solid var(--v-ink)',
    borderWidth: '2px 0 0 2px',
    transform: 'translateX(-50%) rotate(45deg)',
    zIndex: -1,
  },
  '&::after': {
    content: '""',
    position: 'absolute',
    left: '50%',
    bottom: 'calc(100% + 12px)',
    width: 8,
    height: 8,
    marginLeft: -4,
    borderRadius: 99,
    background: 'var(--v-ink)',
  },
  isolation: 'isolate',
  '& img': { width: '100%', height: '100%', objectFit: 'cover' },
  '& span': {
    border: '2px dashed var(--v-muted)',
  },
  [fromTablet]: { width: '11rem' },
});

/** A person with a portrait. A placeholder has an empty frame instead; a real person without a picture has no frame. */
export function Signer({ signer, pendingLabel }: { signer: SignerData; pendingLabel: string }) {
  const { name, role, picture, placeholder } = signer;
  const isEmpty = placeholder || !picture;
  return (
    <Signature>
      {(placeholder || picture) && (
        <Frame data-empty={isEmpty ? '' : undefined}>
          {isEmpty ? <span /> : <Picture picture={picture} sizes="(min-width:68.75em) 20rem, 8rem" />}
        </Frame>
      )}
      <figcaption>
        <Typography variant="h4" component="p">
          {placeholder && !name.includes('[') ? `${name}, ${pendingLabel}` : name}
        </Typography>
        {role && <Typography color="textSecondary">{role}</Typography>}
      </figcaption>
    </Signature>
  );
}
