import { styled } from '@mui/material/styles';
import { type ReactNode, useEffect, useRef } from 'react';
import { ListButton } from '../kit/frames.ts';
import { OneLine } from '../kit/texts.tsx';
import { ProblemCount, type ProblemCounts } from './ProblemCount.tsx';

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
