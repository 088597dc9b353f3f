import type { Components, Theme } from '@mui/material/styles';

export const MuiPaper: Components<Theme>['MuiPaper'] = {
  defaultProps: { elevation: 0 },
  styleOverrides: { root: { backgroundImage: 'none' } },
};

const inside = 'calc(3*var(--v-space))';

export const MuiCard: Components<Theme>['MuiCard'] = {
  styleOverrides: { root: { border: '1px solid var(--v-line)' } },
};

export const MuiCardContent: Components<Theme>['MuiCardContent'] = {
  styleOverrides: { root: { padding: inside, '&:last-child': { paddingBottom: inside } } },
};
