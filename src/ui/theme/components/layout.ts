import type { Components, Theme } from '@mui/material/styles';

/** Maximum width of cards and grids. The surrounding section has the padding. */
export const MuiContainer: Components<Theme>['MuiContainer'] = {
  defaultProps: { maxWidth: false, disableGutters: true },
  styleOverrides: { root: { maxWidth: 'var(--v-cards-width)' } },
};

export const MuiStack: Components<Theme>['MuiStack'] = { defaultProps: { useFlexGap: true } };

/**
 * The header is sticky, except in low windows. Without scripts, it is not sticky if the address has a hash: the menu stays
 * open after a link in it is followed, and would cover the section.
 */
export const MuiAppBar: Components<Theme>['MuiAppBar'] = {
  defaultProps: { position: 'sticky', color: 'transparent', elevation: 0 },
  styleOverrides: {
    root: {
      zIndex: 20,
      background: 'var(--v-paper)',
      borderBottom: '1px solid var(--v-line)',
      '@media (max-height:27.99rem)': { position: 'relative' },
      '@media (scripting:none)': { 'html:has(:target) &': { position: 'relative' } },
    },
  },
};
