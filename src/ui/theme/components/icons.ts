import type { Components, Theme } from '@mui/material/styles';

/** Icons are outlines, sized relative to the text around them. */
export const MuiSvgIcon: Components<Theme>['MuiSvgIcon'] = {
  styleOverrides: {
    root: {
      fill: 'none',
      stroke: 'currentcolor',
      strokeWidth: 1.75,
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
      verticalAlign: '-.22em',
    },
    fontSizeMedium: { fontSize: '1.25em', verticalAlign: '-.176em' },
    fontSizeLarge: { fontSize: '2.25rem' },
  },
};
