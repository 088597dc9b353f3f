import type { Components, Theme } from '@mui/material/styles';

/** Lists stand where their text does, without marks. */
export const MuiList: Components<Theme>['MuiList'] = { defaultProps: { disablePadding: true } };

/** An item is a line of text, not a row of parts. */
export const MuiListItem: Components<Theme>['MuiListItem'] = {
  defaultProps: { disableGutters: true, disablePadding: true },
  styleOverrides: { root: { display: 'list-item' } },
};
