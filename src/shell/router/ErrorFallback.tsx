import { useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { ERROR_FALLBACK, HYDRATED } from '../../protocol/attributes.ts';
import { APP_ID } from '../../protocol/element-ids.ts';

interface LeftInPlaceProps {
  /** Path of the page that the document shows. */
  shown: { pathname: string };
}

/**
 * Takes the place of a page that could not be drawn. What the document showed stays in it, the very nodes, with all
 * that was typed, and sleeps again: links belong to the browser, and the boot script says of buttons that they do not
 * answer. When the address is that of another page already, the browser loads it.
 */
export function LeftInPlace({ shown }: LeftInPlaceProps) {
  const { pathname } = useLocation();
  const isShown = pathname === shown.pathname;
  // React empties the root only after this was drawn.
  const [nodes] = useState(() => [...(document.getElementById(APP_ID)?.childNodes ?? [])]);
  const [focused] = useState(() => document.activeElement);
  const [place, setPlace] = useState<HTMLElement | null>(null);

  useLayoutEffect(() => {
    if (!place) return;
    place.replaceChildren(...nodes);
    if (focused instanceof HTMLElement && place.contains(focused)) focused.focus({ preventScroll: true });
    document.documentElement.removeAttribute(HYDRATED);
    if (!isShown) window.location.reload();
  }, [place, nodes, focused, isShown]);

  return <div ref={setPlace} {...{ [ERROR_FALLBACK]: '' }} style={{ display: 'contents' }} />;
}
