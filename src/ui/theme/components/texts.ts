import type { Components, Theme, TypographyStyle } from '@mui/material/styles';
import { focusRing } from './buttons.ts';

declare module '@mui/material/styles' {
  interface TypographyVariants {
    display: TypographyStyle;
    lead: TypographyStyle;
  }
  interface TypographyVariantsOptions {
    display?: TypographyStyle;
    lead?: TypographyStyle;
  }
}

declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides {
    display: true;
    lead: true;
  }
}

/** `display` is the title of a hero, `lead` the paragraph below a heading. */
export const MuiTypography: Components<Theme>['MuiTypography'] = {
  defaultProps: {
    variantMapping: { display: 'h1', lead: 'p', subtitle1: 'p', subtitle2: 'p', overline: 'p' },
  },
};

/** Links have the cool colour and an underline, which is thicker on hover (`ui/styles/base-css.ts`). */
export const MuiLink: Components<Theme>['MuiLink'] = {
  defaultProps: { color: 'secondary' },
  styleOverrides: {
    root: { textDecorationColor: 'currentcolor', textDecorationThickness: '1px' },
    button: { ...focusRing, textUnderlineOffset: '.2em' },
  },
};

export const MuiBreadcrumbs: Components<Theme>['MuiBreadcrumbs'] = {
  styleOverrides: { li: { '& a': { display: 'inline-block', padding: '.3em 0' } }, separator: { margin: '0 .5ch' } },
};
