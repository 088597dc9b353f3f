import type { Components, Theme } from '@mui/material/styles';
import { MuiButton, MuiButtonBase } from './components/buttons.ts';
import { MuiSvgIcon } from './components/icons.ts';
import { MuiContainer, MuiStack } from './components/layout.ts';
import { MuiRating } from './components/ratings.ts';
import { MuiCard, MuiPaper } from './components/surfaces.ts';
import { MuiBreadcrumbs, MuiLink, MuiTypography } from './components/texts.ts';

/** How the components of the library look on every site: what `theme.ts` says of colours and sizes, put to use. */
export const components: Components<Theme> = {
  MuiBreadcrumbs,
  MuiButton,
  MuiButtonBase,
  MuiCard,
  MuiContainer,
  MuiLink,
  MuiPaper,
  MuiRating,
  MuiStack,
  MuiSvgIcon,
  MuiTypography,
};
