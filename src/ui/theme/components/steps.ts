import type { Components, Theme } from '@mui/material/styles';

const muted = { '&.Mui-disabled': { color: 'var(--v-muted)' } };

/** Labels inherit the typography of the text or heading around them; labels of steps to come are muted. */
export const MuiStepLabel: Components<Theme>['MuiStepLabel'] = {
  styleOverrides: {
    root: { padding: 0 },
    label: {
      font: 'inherit',
      letterSpacing: 'inherit',
      '&.Mui-active,&.Mui-completed': { fontWeight: 'inherit' },
      ...muted,
    },
    labelContainer: { color: 'inherit' },
    iconContainer: { padding: 0, ...muted },
  },
};
