import { styled } from '@mui/material/styles';
import { type ReactNode, useEffect, useRef } from 'react';
import { ListButton } from '../kit/lists.ts';
import { Note, OneLine } from '../kit/texts.tsx';
import { ProblemCount, type ProblemCounts } from './ProblemCount.tsx';

interface NavigationItemProps {
  title: string;
  /** Shown below the title in a quieter style: the address of a page. */
  note?: string;
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
  '& span > span': { fontSize: '.8125rem', lineHeight: 1.25 },
});

/** One entry of the navigation. */
export function NavigationItem({ title, note, counts, isCurrent, actions, onOpen }: NavigationItemProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isCurrent) button.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isCurrent]);
  return (
    <Item>
      <ListButton ref={button} aria-current={isCurrent ? 'page' : undefined} onClick={onOpen}>
        <OneLine sx={{ flex: 1 }}>
          {title}
          {note && (
            <>
              {' '}
              <Note as={OneLine}>{note}</Note>
            </>
          )}
        </OneLine>
        {counts && <ProblemCount {...counts} />}
      </ListButton>
      {actions}
    </Item>
  );
}
