import type { Components, Theme } from '@mui/material/styles';

/**
 * How the components of the library that the site renders look here: they carry layout, never colours. The client
 * program holds these lines, so an entry comes with the first block that renders its component.
 */
export const components: Components<Theme> = {
  MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiCard: { styleOverrides: { root: { border: '1px solid var(--v-line)' } } },
  MuiTypography: { defaultProps: { variantMapping: { subtitle1: 'p', subtitle2: 'p', overline: 'p' } } },
};
