import type { Components, Theme } from '@mui/material/styles';

export const MuiPaper: Components<Theme>['MuiPaper'] = {
  defaultProps: { elevation: 0 },
  styleOverrides: { root: { backgroundImage: 'none' } },
};

const inside = 'calc(3*var(--v-space))';

export const MuiCard: Components<Theme>['MuiCard'] = {
  styleOverrides: { root: { border: '1px solid var(--v-line)', breakInside: 'avoid' } },
};

export const MuiCardContent: Components<Theme>['MuiCardContent'] = {
  styleOverrides: { root: { padding: inside, '&:last-child': { paddingBottom: inside } } },
};

/** Darkens the page in both schemes. */
export const MuiBackdrop: Components<Theme>['MuiBackdrop'] = {
  styleOverrides: { root: { zIndex: 'auto', backgroundColor: '#0b1817b3' } },
};
