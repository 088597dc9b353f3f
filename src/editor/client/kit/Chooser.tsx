import Box from '@mui/material/Box';
import OutlinedInput from '@mui/material/OutlinedInput';
import Popover from '@mui/material/Popover';
import { styled } from '@mui/material/styles';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { folded } from '../../../text/compare.ts';
import { EditorIcon } from '../style/EditorIcon.tsx';
import { words } from '../words/words.ts';
import { ListButton, PlainList } from './frames.ts';
import { EmptyState } from './texts.tsx';

const Head = styled('div')({ padding: 8, borderBottom: '1px solid var(--v-line)' });

const Entry = styled(ListButton)({
  alignItems: 'baseline',
  gap: 12,
  padding: 8,
  fontSize: '.9375rem',
  '&[data-grid]': {
    flexDirection: 'column',
    alignItems: 'center',
    gap: 4,
    fontSize: '.8125rem',
    lineHeight: 1.2,
    textAlign: 'center',
  },
}) as typeof ListButton;

interface ChooserProps<T> {
  anchor: Element | undefined;
  title: string;
  entries: readonly T[];
  keyOf(entry: T): string;
  /** Text to search in. */
  textOf(entry: T): string;
  children(entry: T): ReactNode;
  /** Called after `onClose`. */
  onChoose(entry: T): void;
  onClose(): void;
  /** Shows entries side by side. */
  isGrid?: boolean;
  /** Shown below the search field. */
  action?: ReactNode;
}

/** Maximum number of entries shown; typing finds the others. */
const MAX_SHOWN_ENTRIES = 60;

/** Moves the focus between the entries with the arrow keys. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
  if (!step || event.nativeEvent.isComposing) return;
  if (event.target instanceof HTMLInputElement && event.key !== 'ArrowDown') return;
  const entries = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-entry]')];
  const at = entries.indexOf(document.activeElement as HTMLElement);
  entries.at(at < 0 ? 0 : (at + step) % entries.length)?.focus();
  event.preventDefault();
}

/** Shows a list to choose from, with a search above it, next to the button that opened it. */
export function Chooser<T>({
  anchor,
  title,
  entries,
  keyOf,
  textOf,
  children,
  onChoose,
  onClose,
  isGrid,
  action,
}: ChooserProps<T>) {
  const [sought, setSought] = useState('');
  const choose = (entry: T) => {
    onClose();
    onChoose(entry);
  };
  const parts = folded(sought).split(/\s+/);
  const found = entries.filter((entry) => parts.every((part) => folded(textOf(entry)).includes(part)));
  return (
    <Popover
      open={anchor !== undefined}
      anchorEl={anchor ?? null}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{
        paper: { role: 'dialog', 'aria-label': title, sx: { width: 400, maxWidth: '92vw' } } as object,
        transition: { onExited: () => setSought('') },
      }}
    >
      <Box onKeyDown={moveFocus}>
        <Head>
          <OutlinedInput
            // This takes the focus in the first frame, so that keys pressed while the list appears go to the search.
            autoFocus
            fullWidth
            value={sought}
            onChange={(event) => setSought(event.target.value)}
            onKeyDown={(event) => {
              const [first] = found;
              if (event.key === 'Enter' && !event.nativeEvent.isComposing && first !== undefined) choose(first);
            }}
            inputProps={{ 'aria-label': `${words.search} : ${title}` }}
            startAdornment={<EditorIcon name="search" size="1.125em" />}
            sx={{ gap: 1 }}
          />
          {action && <Box sx={{ display: 'grid', justifyItems: 'start', gap: 1, mt: 1 }}>{action}</Box>}
        </Head>
        <PlainList
          aria-label={title}
          sx={{
            p: 0.5,
            maxHeight: 340,
            overflowY: 'auto',
            ...(isGrid && { gridTemplateColumns: 'repeat(auto-fill, minmax(84px, 1fr))', gap: 0.5 }),
          }}
        >
          {found.slice(0, MAX_SHOWN_ENTRIES).map((entry) => (
            <li key={keyOf(entry)}>
              <Entry data-entry="" data-grid={isGrid} onClick={() => choose(entry)}>
                {children(entry)}
              </Entry>
            </li>
          ))}
        </PlainList>
        {found.length === 0 && <EmptyState sx={{ m: 1 }}>{words.noHits}</EmptyState>}
      </Box>
    </Popover>
  );
}
