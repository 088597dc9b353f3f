import type { Components, Theme } from '@mui/material/styles';

/** A field on one line with the full width and its label above it. */
export const MuiTextField: Components<Theme>['MuiTextField'] = {
  defaultProps: { variant: 'standard', fullWidth: true },
};

export const MuiFormLabel: Components<Theme>['MuiFormLabel'] = {
  styleOverrides: { root: { '&,&.Mui-focused,&.Mui-error': { color: 'inherit' }, fontWeight: 600, lineHeight: 1.4 } },
};

/** The box of a control. */
export const control = {
  boxSizing: 'border-box',
  height: 'auto',
  minHeight: 50,
  padding: '11px 14px',
  border: '1px solid var(--v-muted)',
  borderRadius: 'var(--v-radius)',
  backgroundColor: 'var(--v-surface)',
  lineHeight: 1.6,
  '&:focus': { borderRadius: 'var(--v-radius)', backgroundColor: 'var(--v-surface)' },
  '&:focus-visible': { outline: '3px solid var(--v-cool)', outlineOffset: 1 },
} as const;

/** Autofill does not need an indicator, because labels are above their fields. */
export const MuiInputBase: Components<Theme>['MuiInputBase'] = {
  defaultProps: { disableInjectingGlobalStyles: true },
  styleOverrides: { input: { '&::-webkit-input-placeholder': { color: 'var(--v-muted)', opacity: 1 } } },
};

/** A box instead of a line below the text. */
export const MuiInput: Components<Theme>['MuiInput'] = {
  defaultProps: { disableUnderline: true },
  styleOverrides: {
    root: {
      'label + &': { marginTop: 6 },
      '&.Mui-error > :is(input,select,textarea)': { padding: '10px 13px', border: '2px solid var(--v-error)' },
    },
    multiline: { padding: 0 },
    input: [control, { 'textarea&': { resize: 'vertical' } }],
  },
};

/** With forced colours, the browser draws the whole control. */
export const MuiNativeSelect: Components<Theme>['MuiNativeSelect'] = {
  styleOverrides: {
    select: {
      '&&&': { paddingRight: 44 },
      '@media (forced-colors:active)': { appearance: 'auto', '& + svg': { display: 'none' } },
    },
    icon: { right: 10, strokeWidth: 2.5 },
  },
};

export const MuiFormHelperText: Components<Theme>['MuiFormHelperText'] = {
  styleOverrides: {
    root: {
      marginTop: 6,
      fontSize: '1rem',
      lineHeight: 1.4,
      color: 'var(--v-muted)',
      '&.Mui-error': { fontWeight: 600 },
    },
  },
};
