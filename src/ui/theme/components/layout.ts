import type { Components, Theme } from '@mui/material/styles';

/** As wide as cards and grids may be. The section around it keeps the distance from the edges of the window. */
export const MuiContainer: Components<Theme>['MuiContainer'] = {
  defaultProps: { maxWidth: false, disableGutters: true },
  styleOverrides: { root: { maxWidth: 'var(--v-cards-width)' } },
};

export const MuiStack: Components<Theme>['MuiStack'] = { defaultProps: { useFlexGap: true } };
