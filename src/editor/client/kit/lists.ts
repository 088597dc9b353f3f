import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';

/** A list without bullets. */
export const PlainList = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

/** A button that takes the whole width of a list, and looks like text. */
export const ListButton = styled(ButtonBase)({
  flex: 1,
  justifyContent: 'flex-start',
  gap: 8,
  minWidth: 0,
  width: '100%',
  padding: '6px 8px',
  borderRadius: 'var(--v-radius)',
  font: 'inherit',
  lineHeight: 1.35,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  userSelect: 'auto',
  '&:hover, &:focus-visible': { background: 'var(--v-tint)' },
  '&[aria-current]': { background: 'var(--v-cool)', color: 'var(--v-on-cool)' },
}) as typeof ButtonBase;

/** Small icon buttons for one entry of a list. */
export const EntryActions = styled('div')({
  display: 'flex',
  flex: 'none',
  color: 'var(--v-muted)',
  '& button': { minWidth: 28, minHeight: 28, padding: 4 },
});
