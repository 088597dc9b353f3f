import type { Components, Theme } from '@mui/material/styles';

export const MuiPaper: Components<Theme>['MuiPaper'] = {
  defaultProps: { elevation: 0 },
  styleOverrides: { root: { backgroundImage: 'none' } },
};

export const MuiCard: Components<Theme>['MuiCard'] = {
  styleOverrides: { root: { border: '1px solid var(--v-line)' } },
};
