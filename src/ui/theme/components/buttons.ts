import type { Components, Theme } from '@mui/material/styles';

/** The focus ring, for components whose styles remove the browser's. */
export const focusRing = { '&:focus-visible': { outline: '3px solid var(--v-cool)', outlineOffset: 3 } } as const;

/** Hover colours for browsers with `color-mix()`, because others would show none at all. */
const hovered = (colour: string) => ({
  '@supports (color:color-mix(in srgb,#000,#000))': {
    '@media (hover:hover)': {
      '&:hover': { '--variant-containedBg': `color-mix(in srgb,${colour} 86%,var(--v-ink))` },
    },
  },
});

export const MuiButtonBase: Components<Theme>['MuiButtonBase'] = {
  defaultProps: { disableRipple: true },
  styleOverrides: { root: focusRing },
};

/** `contained` looks like a key whose edge disappears when it is pressed; `outlined` and `text` are quieter. */
export const MuiButton: Components<Theme>['MuiButton'] = {
  defaultProps: { variant: 'contained' },
  styleOverrides: {
    root: {
      gap: '.5em',
      minHeight: 48,
      padding: '11px 22px',
      textAlign: 'center',
      textWrap: 'balance',
      '&.Mui-disabled': {
        pointerEvents: 'auto',
        background: 'var(--v-tint)',
        color: 'var(--v-muted)',
        cursor: 'not-allowed',
      },
    },
    contained: ({ theme, ownerState: { color = 'primary' } }) => ({
      '--edge': '3px',
      '&,&:hover,&:active,&.Mui-focusVisible': {
        boxShadow: '0 var(--edge) 0 color-mix(in srgb,var(--variant-containedBg) 72%,#000)',
      },
      '&:active': { '--edge': '1px', transform: 'translateY(2px)' },
      '&.Mui-disabled': { boxShadow: 'inset 0 0 0 1px var(--v-line)', transform: 'none' },
      '@media print,(forced-colors:active)': { border: '1px solid' },
      ...(color === 'inherit' ? {} : hovered(theme.palette[color].main)),
    }),
    outlined: {
      padding: '9px 20px',
      border: '2px solid',
      borderColor: 'currentcolor',
      '&.Mui-disabled': { border: '2px solid' },
      variants: [{ props: { color: 'primary' }, style: { color: 'var(--v-ink)' } }],
    },
    text: {
      textDecoration: 'underline',
      textDecorationThickness: '1px',
      '&:hover': { textDecoration: 'underline' },
      variants: [{ props: { color: 'primary' }, style: { color: 'var(--v-cool)' } }],
    },
    startIcon: { margin: 0 },
    loadingIndicator: { '.MuiButton-loadingPositionStart &': { left: 22 } },
    sizeLarge: { minHeight: 56, padding: '14px 28px', fontSize: '1.125rem' },
  },
};

/** An icon in a square that is large enough for a finger. */
export const MuiIconButton: Components<Theme>['MuiIconButton'] = {
  styleOverrides: {
    root: {
      width: 48,
      height: 48,
      padding: 0,
      borderRadius: 'var(--v-radius)',
      color: 'inherit',
      fontSize: '1.75rem',
      lineHeight: 1,
      '@media (forced-colors:active)': { border: '1px solid' },
    },
  },
};
