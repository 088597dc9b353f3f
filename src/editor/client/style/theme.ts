import { frFR } from '@mui/material/locale';
import { createTheme, type Theme } from '@mui/material/styles';
import { theme as siteTheme } from '../../../ui/theme/theme.ts';

const heading = { fontFamily: 'var(--v-heading)', fontWeight: 700, letterSpacing: '-.01em', lineHeight: 1.25 };
const control = { fontSize: '1rem', borderRadius: 'var(--v-radius)', backgroundColor: 'var(--v-surface)' };
const raised = { border: '1px solid var(--v-line)', boxShadow: 'var(--v-shadow)' };

/**
 * Returns the site's theme for the editor: the same colours from custom properties, smaller headings, plainer controls.
 */
export function editorTheme(): Theme {
  const theme = createTheme(
    {
      breakpoints: siteTheme.breakpoints,
      palette: siteTheme.palette,
      shadows: siteTheme.shadows,
      spacing: 8,
      shape: { borderRadius: 8 },
      typography: {
        fontFamily: 'var(--v-text)',
        fontSize: 16,
        htmlFontSize: 16,
        h1: { ...heading, fontSize: '1.25rem' },
        // The titles of dialogs use this variant.
        h6: { ...heading, fontSize: '1.25rem' },
        body1: { fontSize: '1rem', lineHeight: 1.5 },
        body2: { fontSize: '.9375rem', lineHeight: 1.45 },
        caption: { fontSize: '.875rem', lineHeight: 1.4, letterSpacing: 0 },
        button: { fontSize: '.9375rem', fontWeight: 600, textTransform: 'none', letterSpacing: 0 },
      },
      components: {
        MuiButtonBase: {
          defaultProps: { disableRipple: true },
          // The library removes the browser's outline, because its ripple shows the focus.
          styleOverrides: { root: { '&.Mui-focusVisible': { outline: '2px solid var(--v-cool)', outlineOffset: 2 } } },
        },
        MuiButton: {
          defaultProps: { size: 'small', disableElevation: true, color: 'inherit' },
          styleOverrides: {
            root: {
              borderRadius: 'var(--v-radius)',
              minHeight: 32,
              paddingInline: 12,
              '&.Mui-disabled': { opacity: 0.5 },
            },
          },
        },
        MuiIconButton: {
          defaultProps: { size: 'small', color: 'inherit' },
          styleOverrides: { root: { borderRadius: 'var(--v-radius)', minWidth: 32, minHeight: 32 } },
        },
        MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
        MuiOutlinedInput: {
          defaultProps: { size: 'small' },
          styleOverrides: {
            root: {
              ...control,
              '& .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--v-edge)' },
              '&.MuiInputBase-readOnly': { backgroundColor: 'var(--v-tint)' },
              '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--v-ink)' },
              '&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--v-cool)' },
            },
          },
        },
        MuiTooltip: {
          defaultProps: { enterDelay: 400, enterNextDelay: 200 },
          styleOverrides: {
            tooltip: { background: 'var(--v-ink)', color: 'var(--v-paper)', fontSize: '.875rem', maxWidth: 320 },
          },
        },
        MuiDialog: { styleOverrides: { paper: raised } },
        MuiDialogTitle: { styleOverrides: { root: { paddingBottom: 8 } } },
        MuiDialogContent: {
          styleOverrides: {
            root: {
              display: 'grid',
              gridTemplateColumns: 'minmax(0, 1fr)',
              alignContent: 'start',
              gap: 16,
              '.MuiDialogTitle-root + &': { paddingTop: 8 },
              '& > p': { margin: 0 },
            },
          },
        },
        MuiDialogActions: { styleOverrides: { root: { padding: 16 } } },
        MuiFormControlLabel: { styleOverrides: { label: { fontSize: '.9375rem' } } },
        MuiLink: {
          styleOverrides: {
            root: {
              display: 'block',
              maxWidth: '100%',
              fontWeight: 600,
              lineHeight: 1.4,
              textAlign: 'start',
              '&[data-plain=true]': { fontWeight: 'inherit', textDecorationColor: 'var(--v-edge)' },
            },
          },
        },
        MuiMenu: { styleOverrides: { paper: raised } },
        MuiPopover: { styleOverrides: { paper: raised } },
        MuiMenuItem: { styleOverrides: { root: { fontSize: '.9375rem', minHeight: 36 } } },
        MuiSwitch: {
          defaultProps: { size: 'small', color: 'secondary' },
          styleOverrides: {
            thumb: { border: '1px solid var(--v-edge)', backgroundColor: 'var(--v-surface)', boxShadow: 'none' },
            track: { backgroundColor: 'var(--v-edge)', opacity: 1 },
            switchBase: {
              '&.Mui-checked .MuiSwitch-thumb': { borderColor: 'var(--v-cool)', backgroundColor: 'var(--v-cool)' },
              '&.Mui-checked + .MuiSwitch-track': { backgroundColor: 'var(--v-cool)', opacity: 0.5 },
            },
          },
        },
        MuiToggleButton: {
          styleOverrides: {
            root: {
              textTransform: 'none',
              color: 'var(--v-ink)',
              borderColor: 'var(--v-line)',
              paddingBlock: 3,
              '&.Mui-selected': { color: 'var(--v-on-cool)', backgroundColor: 'var(--v-cool)' },
              '&.Mui-selected:hover': { backgroundColor: 'var(--v-cool)' },
            },
          },
        },
        MuiAlert: {
          styleOverrides: {
            root: { color: 'var(--v-ink)', backgroundColor: 'var(--v-tint)', borderLeft: '3px solid var(--v-error)' },
            icon: { color: 'var(--v-error)' },
            message: { minWidth: 0, flex: 1 },
          },
          variants: (['info', 'success'] as const).map((severity) => ({
            props: { severity },
            style: { borderLeftColor: 'var(--v-cool)', '& .MuiAlert-icon': { color: 'var(--v-cool)' } },
          })),
        },
      },
    },
    frFR,
  );
  // Material UI cannot compute with custom properties, so the browser mixes the colours.
  const { alpha, lighten, darken } = siteTheme;
  return Object.assign(theme, { alpha, lighten, darken });
}
