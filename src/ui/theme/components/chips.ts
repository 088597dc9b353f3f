import type { Components, Theme } from '@mui/material/styles';

declare module '@mui/material/Chip' {
  interface ChipPropsVariantOverrides {
    stamp: true;
    plate: true;
  }
}

/** `stamp` looks like a rubber stamp, `plate` like an enamel sign. */
export const MuiChip: Components<Theme>['MuiChip'] = {
  styleOverrides: { root: { height: 'auto', borderRadius: 4, fontSize: '1rem' }, label: { padding: 0 } },
  variants: [
    {
      props: { variant: 'stamp' },
      style: {
        padding: '2px 10px',
        border: '2px solid',
        background: 'var(--v-surface)',
        color: 'var(--v-cool)',
        font: '700 1rem/1.3 var(--v-heading)',
        letterSpacing: '.04em',
        transform: 'rotate(-3deg)',
      },
    },
    {
      props: { variant: 'plate' },
      style: {
        padding: '4px 14px',
        background: 'var(--v-cool)',
        color: 'var(--v-on-cool)',
        fontWeight: 650,
        lineHeight: 1.6,
      },
    },
  ],
};
