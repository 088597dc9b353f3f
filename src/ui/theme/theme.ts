import { createTheme, type Theme } from '@mui/material/styles';
import { typeScale } from '../styles/type-scale.ts';
import { components } from './components.ts';

/** Returns a palette colour made of two custom properties. */
function ink(name: string, onName: string): { main: string; light: string; dark: string; contrastText: string } {
  const main = `var(--v-${name})`;
  return { main, light: main, dark: main, contrastText: `var(--v-${onName})` };
}

const accent = ink('accent', 'on-accent');
const cool = ink('cool', 'on-cool');
const error = ink('error', 'paper');
const heading = { fontFamily: 'var(--v-heading)', fontWeight: 700, letterSpacing: '-.02em', textWrap: 'balance' };
const text = { fontFamily: 'inherit', letterSpacing: 0, lineHeight: 1.6 };
/** The same shadow for each of MUI's elevations from 1 to 24. */
const shadows = ['none', ...Array(24).fill('var(--v-shadow)')] as unknown as Theme['shadows'];

/**
 * The MUI theme of every site. Its colours are custom properties that the base style sheet sets from the manifest, so
 * that the program is the same for all sites and for the dark scheme.
 */
export const theme: Theme = createTheme({
  // 600, 768, 1100 and 1600 px at a font size of 16 px. They are in em, because larger text needs wider screens.
  breakpoints: { values: { xs: 0, sm: 37.5, md: 48, lg: 68.75, xl: 100 }, unit: 'em', step: 1 },
  spacing: 'var(--v-space)',
  shape: { borderRadius: 'var(--v-radius)' },
  palette: {
    primary: accent,
    secondary: cool,
    info: cool,
    success: cool,
    warning: accent,
    error,
    text: { primary: 'var(--v-ink)', secondary: 'var(--v-muted)', disabled: 'var(--v-muted)' },
    divider: 'var(--v-line)',
    background: { default: 'var(--v-paper)', paper: 'var(--v-surface)' },
    action: {
      active: 'var(--v-ink)',
      hover: 'color-mix(in srgb,var(--v-ink) 7%,transparent)',
      selected: 'color-mix(in srgb,var(--v-ink) 11%,transparent)',
      focus: 'transparent',
      disabled: 'var(--v-muted)',
      disabledBackground: 'var(--v-line)',
    },
  },
  typography: {
    fontFamily: 'inherit',
    display: { ...heading, fontSize: typeScale.display, fontWeight: 800, lineHeight: 1.02, letterSpacing: '-.03em' },
    h1: { ...heading, fontSize: typeScale.h1, lineHeight: 1.08 },
    h2: { ...heading, fontSize: typeScale.h2, lineHeight: 1.14 },
    h3: { ...heading, fontSize: typeScale.h3, lineHeight: 1.22, letterSpacing: '-.012em' },
    h4: { ...heading, fontSize: typeScale.h4, lineHeight: 1.3, letterSpacing: 0 },
    h5: { ...heading, fontSize: typeScale.body, lineHeight: 1.35, letterSpacing: 0 },
    h6: { ...heading, fontSize: typeScale.small, lineHeight: 1.4, letterSpacing: 0 },
    lead: { ...text, fontSize: typeScale.lead, lineHeight: 1.5 },
    subtitle1: { ...text, fontSize: typeScale.lead, lineHeight: 1.5 },
    subtitle2: { ...text, fontSize: typeScale.body, fontWeight: 600 },
    body1: { ...text, fontSize: typeScale.body },
    body2: { ...text, fontSize: typeScale.small },
    caption: { ...text, fontSize: typeScale.small },
    overline: { ...text, fontSize: typeScale.small, fontWeight: 600, textTransform: 'none' },
    button: { ...text, fontSize: '1.0625rem', fontWeight: 650, lineHeight: 1.3, textTransform: 'none' },
  },
  shadows,
  transitions: {
    create: (props: string | string[] = 'all') =>
      [props]
        .flat()
        .map((prop) => `${prop} var(--v-motion)`)
        .join(),
  },
  components,
});

/**
 * The browser mixes colours, because MUI only computes with custom properties under its `cssVariables`
 * (`decisions/theme.md`).
 */
Object.assign(theme, {
  alpha: (colour: string, share: number | string) =>
    `color-mix(in srgb,${colour} ${typeof share === 'number' ? `${share * 100}%` : `calc((${share}) * 100%)`},transparent)`,
  lighten: (colour: string, share: number) => `color-mix(in srgb,${colour},#fff ${share * 100}%)`,
  darken: (colour: string, share: number) => `color-mix(in srgb,${colour},#000 ${share * 100}%)`,
});

Object.assign(theme.palette, {
  getContrastText: (colour: string) =>
    [accent, cool, error].find(({ main }) => main === colour)?.contrastText ?? 'var(--v-ink)',
});
