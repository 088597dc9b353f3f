import type { Components, Theme } from '@mui/material/styles';
import { cardsWidth, gutter, textWidth } from './type-scale.ts';

const gutters = { paddingLeft: gutter, paddingRight: gutter };
const border = '1px solid var(--v-line)';
const heading = { fontFamily: 'var(--v-heading)', fontWeight: 700, letterSpacing: '-.01em' } as const;

/** How each part of the library looks here: the components of the site carry layout, never colours. */
export const components: Components<Theme> = {
  MuiButtonBase: { defaultProps: { disableRipple: true } },
  MuiButton: {
    defaultProps: { disableElevation: true, variant: 'contained' },
    styleOverrides: {
      root: {
        minHeight: 48,
        padding: '11px 22px',
        textAlign: 'center',
        '&:active': { transform: 'translateY(2px)' },
        variants: [
          {
            props: { variant: 'contained' },
            style: {
              // A key of a till: its edge disappears when it is pressed.
              '&,&:hover': { boxShadow: '0 3px 0 color-mix(in srgb,var(--variant-containedBg) 72%,#000)' },
              '&:active': { boxShadow: '0 1px 0 color-mix(in srgb,var(--variant-containedBg) 72%,#000)' },
            },
          },
          {
            props: { variant: 'outlined' },
            style: {
              padding: '9px 20px',
              border: '2px solid currentColor',
              '&&': { color: 'var(--v-ink)', borderColor: 'currentColor' },
            },
          },
          { props: { variant: 'text' }, style: { '&&': { color: 'var(--v-cool)' }, textDecoration: 'underline' } },
          { props: { size: 'small' }, style: { minHeight: 40, padding: '7px 14px', fontSize: '1rem' } },
          { props: { size: 'large' }, style: { minHeight: 56, padding: '14px 28px', fontSize: '1.125rem' } },
        ],
      },
    },
  },
  MuiIconButton: {
    styleOverrides: { root: { width: 48, height: 48, color: 'inherit', borderRadius: 'var(--v-radius)' } },
  },
  MuiTextField: {
    defaultProps: { fullWidth: true, slotProps: { inputLabel: { shrink: true } } },
  },
  MuiFormLabel: {
    styleOverrides: {
      root: { '&,&.Mui-focused': { color: 'var(--v-ink)' }, '&.Mui-error': { color: 'var(--v-error)' } },
    },
  },
  MuiInputLabel: {
    defaultProps: { shrink: true, disableAnimation: true },
    styleOverrides: {
      root: {
        '&&': { position: 'static', transform: 'none', maxWidth: 'none', pointerEvents: 'auto' },
        marginBottom: 6,
        fontWeight: 600,
        lineHeight: 1.4,
        whiteSpace: 'normal',
      },
      asterisk: { color: 'var(--v-accent)' },
    },
  },
  MuiOutlinedInput: {
    defaultProps: { notched: false },
    styleOverrides: {
      root: {
        minHeight: 50,
        background: 'var(--v-surface)',
        '&.Mui-focused': { outline: '3px solid var(--v-cool)', outlineOffset: 1 },
        '&&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderWidth: 1, borderColor: 'var(--v-ink)' },
        '&.Mui-error .MuiOutlinedInput-notchedOutline': { borderWidth: 2 },
      },
      notchedOutline: { top: 0, borderColor: 'var(--v-muted)', '& legend': { display: 'none' } },
      input: {
        padding: '12px 14px',
        height: 'auto',
        lineHeight: 1.6,
        outline: 0,
        '&&::placeholder': { color: 'var(--v-muted)', opacity: 1 },
      },
      multiline: { padding: 0 },
    },
  },
  MuiFormHelperText: { styleOverrides: { root: { margin: '6px 0 0', fontSize: '1rem', lineHeight: 1.4 } } },
  MuiCheckbox: { defaultProps: { color: 'secondary' } },
  MuiRadio: { defaultProps: { color: 'secondary' } },
  MuiSwitch: { defaultProps: { color: 'secondary' } },
  MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiCard: { styleOverrides: { root: { border } } },
  MuiBackdrop: {
    styleOverrides: { root: { '&:not(.MuiBackdrop-invisible)': { background: '#0b1817b3' } } },
  },
  MuiDialog: { styleOverrides: { paper: { margin: 16, border, boxShadow: 'var(--v-shadow)' } } },
  MuiDialogTitle: { styleOverrides: { root: { ...heading, padding: '24px 24px 8px' } } },
  MuiDialogActions: { styleOverrides: { root: { padding: '8px 24px 24px', gap: 8 } } },
  MuiLink: { defaultProps: { color: 'secondary' }, styleOverrides: { root: { textUnderlineOffset: '.2em' } } },
  MuiContainer: {
    styleOverrides: {
      // The library sets widths inside media queries, which plain declarations cannot override.
      root: ({ ownerState }) => [
        { boxSizing: 'content-box', width: 'auto' },
        !ownerState.disableGutters && { ...gutters, '@media (min-width:37.5em)': gutters },
      ],
      maxWidthSm: { '@media (min-width:37.5em)': { maxWidth: textWidth } },
      maxWidthLg: { '@media (min-width:68.75em)': { maxWidth: cardsWidth } },
    },
  },
  MuiChip: {
    styleOverrides: {
      root: { height: 'auto', minHeight: 32, borderRadius: 99, fontSize: '1rem', fontWeight: 600 },
      label: { padding: '2px 12px', whiteSpace: 'normal' },
    },
  },
  MuiTypography: { defaultProps: { variantMapping: { subtitle1: 'p', subtitle2: 'p', overline: 'p' } } },
  MuiTooltip: {
    styleOverrides: { tooltip: { fontSize: '1rem', color: 'var(--v-paper)', background: 'var(--v-ink)' } },
  },
};
