import type { Components, Theme } from '@mui/material/styles';

/** `outlined` is a note in a dashed frame; `standard` reports what has just happened, with a coloured edge. */
export const MuiAlert: Components<Theme>['MuiAlert'] = {
  styleOverrides: {
    root: { fontSize: 'inherit', alignItems: 'center' },
    standard: ({ theme, ownerState: { severity = 'success' } }) => ({
      padding: 'calc(2.5*var(--v-space))',
      borderLeft: `5px solid ${theme.palette[severity].main}`,
      background: 'var(--v-surface)',
      color: 'inherit',
      '@media (forced-colors:active)': { border: '1px solid' },
    }),
    outlined: {
      padding: 'calc(3*var(--v-space))',
      border: '2px dashed var(--v-line)',
      color: 'var(--v-muted)',
      '& .MuiAlert-icon': { color: 'inherit' },
    },
    icon: { marginRight: 'calc(2*var(--v-space))', padding: 0, fontSize: 32, opacity: 1 },
    message: { padding: 0, overflow: 'visible', textWrap: 'pretty' },
  },
};

export const MuiAlertTitle: Components<Theme>['MuiAlertTitle'] = {
  styleOverrides: { root: { margin: '0 0 1em', fontSize: 'inherit', fontWeight: 650 } },
};
