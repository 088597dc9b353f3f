import { styled } from '@mui/material/styles';
import { type ReactNode, useEffect, useState } from 'react';
import { Card, Column, ListButton, Row } from '../kit/frames.ts';
import { OneLine } from '../kit/texts.tsx';
import { EditorIcon } from '../style/EditorIcon.tsx';

const Title = styled(ListButton)({
  padding: '6px 0',
  color: 'var(--v-muted)',
  fontSize: '.9375rem',
  fontWeight: 600,
  '&[data-card]': { padding: '9px 12px', color: 'inherit', fontWeight: 500 },
}) as typeof ListButton;

interface DisclosureProps {
  title: string;
  /** Whether the part is open at first. If this becomes true later, the part opens. */
  isOpen?: boolean;
  /** Whether the part looks like an item of a list. */
  isCard?: boolean;
  /** Shown next to the title, outside the button. */
  actions?: ReactNode;
  onToggle?(isOpen: boolean): void;
  children: ReactNode;
}

/** Shows a part of a form. A click on its title opens or closes it. */
export function Disclosure({ title, isOpen = false, isCard, actions, onToggle, children }: DisclosureProps) {
  const [open, setOpen] = useState(isOpen);
  useEffect(() => {
    if (isOpen) setOpen(true);
  }, [isOpen]);
  const Frame = isCard ? Card : 'div';
  return (
    <Frame>
      <Row sx={{ flexWrap: 'nowrap', gap: 0 }}>
        <Title
          data-card={isCard}
          aria-expanded={open}
          onClick={() => {
            setOpen(!open);
            onToggle?.(!open);
          }}
        >
          <EditorIcon name={open ? 'down' : 'right'} size=".875em" />
          <OneLine>{title}</OneLine>
        </Title>
        {actions}
      </Row>
      {open && <Column sx={{ gap: 2, p: isCard ? '4px 12px 16px' : '8px 0 0' }}>{children}</Column>}
    </Frame>
  );
}
