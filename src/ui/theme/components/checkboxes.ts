import type { Components, Theme } from '@mui/material/styles';

/** A box with a tick, instead of MUI's filled icons. */
export const MuiCheckbox: Components<Theme>['MuiCheckbox'] = {
  defaultProps: { color: 'secondary' },
  styleOverrides: {
    root: {
      padding: '.125rem',
      borderRadius: 4,
      '& svg': { display: 'none' },
      '&::before': {
        content: '""',
        width: '1.5rem',
        height: '1.5rem',
        border: '2px solid var(--v-muted)',
        borderRadius: 4,
      },
      '&.Mui-checked::before': { borderColor: 'var(--v-cool)', background: 'var(--v-cool)' },
      '&.Mui-checked::after': {
        content: '""',
        position: 'absolute',
        left: '.65rem',
        top: '.35rem',
        width: '.45rem',
        height: '.85rem',
        border: 'solid var(--v-on-cool)',
        borderWidth: '0 2.5px 2.5px 0',
        transform: 'rotate(40deg)',
      },
      '&.Mui-focusVisible': { outline: '3px solid var(--v-cool)', outlineOffset: 3 },
      '@media (forced-colors:active)': { '&.Mui-checked::after': { borderColor: 'Highlight' } },
    },
  },
};
