import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { ListButton, PlainList } from '../kit/frames.ts';
import { OneLine } from '../kit/texts.tsx';
import { EditorIcon } from '../style/EditorIcon.tsx';
import { ProblemCount, type ProblemCounts } from './ProblemCount.tsx';

const Title = styled('h2')({ margin: 0, font: '650 1rem/1.3 var(--v-heading)' });

interface NavigationGroupProps {
  title: string;
  counts?: ProblemCounts;
  /** Whether the group is open at first. If this becomes true later, the group opens. */
  isOpen: boolean;
  children: ReactNode;
}

/** Shows a part of the navigation that can be opened and closed. */
export function NavigationGroup({ title, counts, isOpen, children }: NavigationGroupProps) {
  const [open, setOpen] = useState(isOpen);
  const id = useId();
  useEffect(() => {
    if (isOpen) setOpen(true);
  }, [isOpen]);
  return (
    <Box component="section" aria-labelledby={id} sx={{ mt: 1 }}>
      <Title>
        <ListButton id={id} aria-expanded={open} onClick={() => setOpen(!open)}>
          <EditorIcon name={open ? 'down' : 'right'} size=".875em" />
          <Box component="span" sx={{ flex: 1 }}>
            {title}
          </Box>
          {!open && counts && <ProblemCount {...counts} />}
        </ListButton>
      </Title>
      {open && <PlainList>{children}</PlainList>}
    </Box>
  );
}

interface NavigationItemProps {
  title: string;
  /** The address of a page, for the tooltip and for screen readers. */
  address?: string;
  counts?: ProblemCounts;
  isCurrent: boolean;
  /** Shown after the button. */
  actions?: ReactNode;
  onOpen(): void;
}

const Item = styled('li')({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  '& > button': { paddingBlock: 5, paddingLeft: 28, fontSize: '.9375rem' },
  '& [aria-current] *': { color: 'inherit' },
});

/** Shows one entry of the navigation. */
export function NavigationItem({ title, address, counts, isCurrent, actions, onOpen }: NavigationItemProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isCurrent) button.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isCurrent]);
  return (
    <Item>
      <ListButton ref={button} title={address} aria-current={isCurrent ? 'page' : undefined} onClick={onOpen}>
        <OneLine sx={{ flex: 1 }}>
          {title}
          {address && <span className="visually-hidden"> {address}</span>}
        </OneLine>
        {counts && <ProblemCount {...counts} />}
      </ListButton>
      {actions}
    </Item>
  );
}
