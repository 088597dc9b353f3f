import type { Components, Theme } from '@mui/material/styles';

/** Stars in the cool colour: filled, or outlined for missing points. */
export const MuiRating: Components<Theme>['MuiRating'] = {
  styleOverrides: {
    root: { display: 'flex', gap: 2, color: 'var(--v-cool)', fontSize: 20 },
    icon: { color: 'inherit' },
    iconFilled: { '& svg': { fill: 'currentcolor' } },
  },
};
