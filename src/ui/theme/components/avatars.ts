import type { Components, Theme } from '@mui/material/styles';

/** A portrait in a circle, tinted while it loads. */
export const MuiAvatar: Components<Theme>['MuiAvatar'] = {
  styleOverrides: { root: { width: 56, height: 56, backgroundColor: 'var(--v-tint)', color: 'inherit' } },
};
