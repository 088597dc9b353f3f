import type { Components, Theme } from '@mui/material/styles';

/** A table on a surface, with lines between its rows, like tables of articles (`ui/styles/prose-css.ts`). */
export const MuiTable: Components<Theme>['MuiTable'] = {
  styleOverrides: {
    root: {
      overflow: 'hidden',
      border: '1px solid var(--v-line)',
      borderCollapse: 'separate',
      borderRadius: 'var(--v-radius)',
      background: 'var(--v-surface)',
      fontVariantNumeric: 'tabular-nums',
    },
  },
};

export const MuiTableRow: Components<Theme>['MuiTableRow'] = {
  styleOverrides: { root: { '&:last-of-type > td,&:last-of-type > [scope=row]': { borderBottom: 0 } } },
};

export const MuiTableCell: Components<Theme>['MuiTableCell'] = {
  styleOverrides: {
    root: { padding: '.75em 1em', borderBottom: '1px solid var(--v-line)', fontSize: '1rem', lineHeight: 1.45 },
    head: { background: 'var(--v-tint)', fontWeight: 650, verticalAlign: 'bottom' },
    body: { verticalAlign: 'top', '&[scope=row]': { fontWeight: 650 } },
  },
};
