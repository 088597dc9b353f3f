import { styled } from '@mui/material/styles';

const Cloth = styled('div')({
  height: 'var(--awning,48px)',
  // The mask has two layers: the cloth, then its scalloped edge. Every tile holds a stripe between two halves, so that
  // edge and stripes stay aligned at any width.
  background:
    'linear-gradient(90deg,var(--v-cool) 25%,var(--v-surface) 0 75%,var(--v-cool) 0) 0 0/calc(var(--awning,48px)*4/3) 100% round',
  mask: [
    'linear-gradient(#000 0 0) 0 0/100% 72% no-repeat',
    ...['0', '50%', '100%'].map(
      (place) =>
        `radial-gradient(ellipse 25% 100% at ${place} 0,#000 97%,transparent) 0 100%/calc(var(--awning,48px)*4/3) 37% round no-repeat`,
    ),
  ].join(),
});

const Shade = styled('div')({ borderTop: '5px solid var(--v-ink)', filter: 'drop-shadow(0 2px 0 var(--v-ink))' });

/**
 * A striped awning, as wide as its container and as high as `--awning`; a line if the theme's trim is `line`.
 * Decorative.
 */
export function Awning() {
  return (
    <Shade className="awning" aria-hidden="true">
      <Cloth />
    </Shade>
  );
}
