import type { Components, Theme } from '@mui/material/styles';

/** What names a step takes its type from the text or heading that it stands in. */
export const MuiStepLabel: Components<Theme>['MuiStepLabel'] = {
  styleOverrides: {
    root: { padding: 0 },
    label: { font: 'inherit', letterSpacing: 'inherit' },
    labelContainer: { color: 'inherit' },
    iconContainer: { padding: 0 },
  },
};
