import { type RefObject, useLayoutEffect } from 'react';
import { CONSENT_BANNER } from '../../protocol/attributes.ts';

const focusable = 'a[href],button:not([disabled]),input:not([disabled]),select,textarea,summary,[tabindex="0"]';

/** The page behind a dialog, without the consent banner: that one is no part of the page, and never blocked. */
function neighbours(frame: HTMLElement): HTMLElement[] {
  return [...document.body.children].filter(
    (child): child is HTMLElement =>
      child instanceof HTMLElement &&
      child !== frame &&
      !child.inert &&
      !child.matches(`[${CONSENT_BANNER}],script,style`),
  );
}

/** Keeps Tab inside the dialog, in both directions. */
function cycle(event: KeyboardEvent, dialog: HTMLElement): void {
  const stops = [...dialog.querySelectorAll<HTMLElement>(focusable)];
  const first = stops[0];
  const last = stops.at(-1);
  const { activeElement } = document;
  const leaving = event.shiftKey ? activeElement === first || activeElement === dialog : activeElement === last;
  if (!leaving) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}

interface ModalOptions {
  /** The dialog's outermost element, a child of the body; nothing happens while there is none. */
  frame: RefObject<HTMLElement | null>;
  /** Takes the focus when the dialog opens. */
  dialog: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/**
 * What makes a dialog modal while it is mounted: focus goes in, stays in and is given back, Escape closes, and the page
 * behind is inert. The consent banner alone stays within reach, which the browser's own `showModal()` would not allow.
 * When a link is followed, the page is given free before the focus goes to the next title: hence the layout effect.
 */
export function useModal({ frame, dialog, onClose }: ModalOptions): void {
  useLayoutEffect(() => {
    const element = dialog.current;
    const outer = frame.current;
    if (!element || !outer) return;
    const before = document.activeElement;
    const page = neighbours(outer);
    const press = (event: KeyboardEvent) => {
      if (event.key === 'Escape') {
        event.preventDefault();
        onClose();
      } else if (event.key === 'Tab' && element.contains(document.activeElement)) cycle(event, element);
    };
    // What blocks offers may hide this one, or take it away: the page must not wait for it then.
    const free = () => {
      if (element.isConnected && element.checkVisibility?.() !== false) return;
      for (const part of page) part.inert = false;
      onClose();
    };
    element.focus({ preventScroll: true });
    for (const part of page) part.inert = true;
    document.addEventListener('keydown', press);
    document.addEventListener('pointerdown', free);
    return () => {
      document.removeEventListener('keydown', press);
      document.removeEventListener('pointerdown', free);
      for (const part of page) part.inert = false;
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, [frame, dialog, onClose]);
}
