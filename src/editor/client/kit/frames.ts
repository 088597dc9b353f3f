import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';

/** Elements in a row, which wraps. */
export const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8, minWidth: 0 });

/** Elements below each other, none wider than their container. */
export const Column = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 20 });

/** A framed part of a form, such as an entry of a list. */
export const Card = styled('div')({
  minWidth: 0,
  border: '1px solid var(--v-line)',
  borderRadius: 'var(--v-radius)',
  background: 'var(--v-surface)',
});

/** A pane of the window. `data-edge` is the side with a line towards the page in the middle. */
export const PanelFrame = styled('section')({
  minHeight: 0,
  background: 'var(--v-surface)',
  '&[data-edge=top]': { borderTop: '1px solid var(--v-line)' },
  '&[data-edge=left]': { borderLeft: '1px solid var(--v-line)' },
  '&[data-edge=right]': { borderRight: '1px solid var(--v-line)' },
  '&:is(nav)': { background: 'var(--v-paper)' },
  '&:focus-visible': { outlineOffset: -2 },
});

/** Controls in a row above what they act on. */
export const Toolbar = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 8px',
  minHeight: 44,
  padding: '0 16px',
  borderBottom: '1px solid var(--v-line)',
  background: 'var(--v-surface)',
});

/** A picture that is shown whole. Its size is given by `width` and `height`. */
export const Thumbnail = styled('img')({
  flex: 'none',
  borderRadius: 'var(--v-radius)',
  background: 'var(--v-tint)',
  objectFit: 'contain',
});

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
