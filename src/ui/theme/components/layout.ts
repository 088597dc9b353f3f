import type { Components, Theme } from '@mui/material/styles';

/** As wide as cards and grids may be. The section around it keeps the distance from the edges of the window. */
export const MuiContainer: Components<Theme>['MuiContainer'] = {
  defaultProps: { maxWidth: false, disableGutters: true },
  styleOverrides: { root: { maxWidth: 'var(--v-cards-width)' } },
};

export const MuiStack: Components<Theme>['MuiStack'] = { defaultProps: { useFlexGap: true } };

/**
 * The header stays in sight, but not in low windows. Without scripts nothing closes the menu at a choice: once the address
 * names a section, the header stays at the top of the page, and the menu with it.
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
