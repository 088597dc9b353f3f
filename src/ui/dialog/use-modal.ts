import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { CONSENT_BANNER } from '../../protocol/attributes.ts';

/** Returns the elements of the page behind a dialog, without the consent banner, which stays interactive. */
function elementsBehind(frame: HTMLElement): HTMLElement[] {
  return [...document.body.children].filter(
    (child): child is HTMLElement =>
      child instanceof HTMLElement &&
      child !== frame &&
      !child.inert &&
      !child.matches(`[${CONSENT_BANNER}],script,style`),
  );
}

interface ModalOptions {
  /** The dialog's outermost element, a child of the body. */
  frame: RefObject<HTMLElement | null>;
  dialog: RefObject<HTMLElement | null>;
  /** Contains the button that gets the focus when the dialog opens; by default the dialog gets it. */
  actions: RefObject<HTMLElement | null> | undefined;
  onClose: () => void;
}

/**
 * Makes a dialog modal while it is mounted: makes the page inert except for the consent banner, which `showModal()`
 * would not allow, restores the focus, and closes on Escape. It is a layout effect, because the page must no longer be
 * inert when a navigation focuses the next title.
 */
export function useModal({ frame, dialog, actions, onClose }: ModalOptions): void {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useLayoutEffect(() => {
    const element = dialog.current;
    const outer = frame.current;
    if (!element || !outer) return;
    const before = document.activeElement;
    const page = elementsBehind(outer);
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') {
        event.preventDefault();
        close.current();
      }
    };
    // Releases the page if a content blocker hid or removed the dialog.
    const releaseIfHidden = () => {
      if (element.isConnected && element.checkVisibility?.() !== false) return;
      for (const child of page) child.inert = false;
      close.current();
    };
    (actions?.current?.querySelector('button') ?? element).focus({ preventScroll: true });
    for (const child of page) child.inert = true;
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', releaseIfHidden);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', releaseIfHidden);
      for (const child of page) child.inert = false;
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, [frame, dialog, actions]);
}
