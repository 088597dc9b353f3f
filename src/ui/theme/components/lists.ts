import type { Components, Theme } from '@mui/material/styles';

/** Lists without indentation and markers. */
export const MuiList: Components<Theme>['MuiList'] = { defaultProps: { disablePadding: true } };

/** An item is a line of text, not a flex row. */
export const MuiListItem: Components<Theme>['MuiListItem'] = {
  defaultProps: { disableGutters: true, disablePadding: true },
  styleOverrides: { root: { display: 'list-item' } },
};
