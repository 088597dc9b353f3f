import { type RefObject, useLayoutEffect } from 'react';
import { CONSENT_BANNER } from '../../protocol/attributes.ts';

const focusable = 'a[href],button:not([disabled]),input:not([disabled]),select,textarea,summary,[tabindex="0"]';

/** The elements of the page behind a dialog, without the consent banner, which stays interactive. */
function elementsBehind(frame: HTMLElement): HTMLElement[] {
  return [...document.body.children].filter(
    (child): child is HTMLElement =>
      child instanceof HTMLElement &&
      child !== frame &&
      !child.inert &&
      !child.matches(`[${CONSENT_BANNER}],script,style`),
  );
}

/** Keeps Tab inside the dialog, in both directions. */
function trapTab(event: KeyboardEvent, dialog: HTMLElement): void {
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
  /** The dialog's outermost element, a child of the body. */
  frame: RefObject<HTMLElement | null>;
  /** Focused when the dialog opens. */
  dialog: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/**
 * Makes a dialog modal while it is mounted: traps and restores the focus, closes on Escape, and makes the page inert
 * except for the consent banner, which `showModal()` would not allow. A layout effect, because the page must not be
 * inert any more when a navigation focuses the next title.
 */
export function useModal({ frame, dialog, onClose }: ModalOptions): void {
  useLayoutEffect(() => {
    const element = dialog.current;
    const outer = frame.current;
    if (!element || !outer) return;
    const before = document.activeElement;
    const page = elementsBehind(outer);
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') {
        event.preventDefault();
        onClose();
      } else if (event.key === 'Tab' && element.contains(document.activeElement)) trapTab(event, element);
    };
    // Releases the page if a content blocker hid or removed the dialog.
    const releaseIfHidden = () => {
      if (element.isConnected && element.checkVisibility?.() !== false) return;
      for (const child of page) child.inert = false;
      onClose();
    };
    element.focus({ preventScroll: true });
    for (const child of page) child.inert = true;
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', releaseIfHidden);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', releaseIfHidden);
      for (const child of page) child.inert = false;
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, [frame, dialog, onClose]);
}
