import { type ReactNode, useEffect, useRef } from 'react';
import { CONTROL, placeCaret } from '../facts/place-caret.ts';

interface NewEntryProps {
  /** Whether the author has just added the entry. */
  isNew: boolean;
  /** Called when the first field of the entry has taken the focus. */
  onFocused(): void;
  children: ReactNode;
}

/** Shows the fields of an entry. The first field of a new entry takes the focus, since the author types there next. */
export function NewEntry({ isNew, onFocused, children }: NewEntryProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const control = isNew && box.current?.querySelector<HTMLElement>(CONTROL);
    if (!control) return;
    control.focus();
    placeCaret(control);
    onFocused();
  });
  return <div ref={box}>{children}</div>;
}
