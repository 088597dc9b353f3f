import type { Components, Theme } from '@mui/material/styles';

const inside = 'calc(4*var(--v-space))';

/** Stands above all else, the question about cookies included. */
export const MuiDialog: Components<Theme>['MuiDialog'] = {
  styleOverrides: {
    root: { zIndex: 1400 },
    paper: {
      width: 'min(34rem,calc(100vw - 32px))',
      maxWidth: 'none',
      maxHeight: 'calc(100dvh - 32px)',
      margin: 0,
      border: '1px solid var(--v-line)',
      '& > .MuiIconButton-root': { position: 'absolute', top: 8, right: 8 },
    },
  },
};

export const MuiDialogTitle: Components<Theme>['MuiDialogTitle'] = {
  styleOverrides: {
    root: ({ theme }) => ({
      ...theme.typography.h2,
      margin: '0 48px .5em 0',
      padding: `${inside} ${inside} 0`,
      fontSize: '1.5rem',
    }),
  },
};

export const MuiDialogContent: Components<Theme>['MuiDialogContent'] = {
  styleOverrides: { root: { padding: `0 ${inside}` } },
};

export const MuiDialogContentText: Components<Theme>['MuiDialogContentText'] = {
  defaultProps: { color: 'inherit' },
};

/** Buttons stand where the text begins, and are of one width on phones. */
export const MuiDialogActions: Components<Theme>['MuiDialogActions'] = {
  styleOverrides: {
    root: {
      flexWrap: 'wrap',
      justifyContent: 'flex-start',
      gap: 'calc(1.5*var(--v-space)) calc(2*var(--v-space))',
      padding: inside,
      paddingTop: '1em',
      '@media (max-width:37.49em)': {
        display: 'grid',
        justifyContent: 'stretch',
        '& > :only-child': { justifySelf: 'start' },
      },
    },
  },
};
