import type { Components, Theme } from '@mui/material/styles';

/** Icons are drawn with a line as high as `fontSize`, which follows the text around it. */
export const MuiSvgIcon: Components<Theme>['MuiSvgIcon'] = {
  defaultProps: { fontSize: 'inherit' },
  styleOverrides: {
    root: {
      fill: 'none',
      stroke: 'currentcolor',
      strokeWidth: 1.75,
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
      verticalAlign: '-.22em',
    },
  },
};
