import type { Components, Theme } from '@mui/material/styles';

/** `outlined` is a quiet note in a dashed frame. */
export const MuiAlert: Components<Theme>['MuiAlert'] = {
  styleOverrides: {
    root: { fontSize: 'inherit', alignItems: 'center' },
    outlined: {
      padding: 'calc(3*var(--v-space))',
      border: '2px dashed var(--v-line)',
      color: 'var(--v-muted)',
      '& .MuiAlert-icon': { color: 'inherit' },
    },
    icon: { marginRight: 'calc(2*var(--v-space))', padding: 0, fontSize: 32, opacity: 1 },
    message: { padding: 0, textWrap: 'pretty' },
  },
};
