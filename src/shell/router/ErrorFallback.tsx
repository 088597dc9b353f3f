import { useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { ERROR_FALLBACK, HYDRATED } from '../../protocol/attributes.ts';
import { APP_ID } from '../../protocol/element-ids.ts';
import type { ShownPath } from './page-effects.ts';

interface ErrorFallbackProps {
  shown: ShownPath;
}

/**
 * Rendered instead of a page that throws: restores the nodes of the document, including typed text. The page then
 * counts as not hydrated: the browser follows links, and buttons show the boot script's note. If the address already
 * belongs to another page, the browser loads that one.
 */
export function ErrorFallback({ shown }: ErrorFallbackProps) {
  const { pathname } = useLocation();
  const isShown = pathname === shown.pathname;
  // Read during rendering, because React empties the root when it commits.
  const [nodes] = useState(() => [...(document.getElementById(APP_ID)?.childNodes ?? [])]);
  const [focused] = useState(() => document.activeElement);
  const [container, setContainer] = useState<HTMLElement | null>(null);

  useLayoutEffect(() => {
    if (!container) return;
    container.replaceChildren(...nodes);
    if (focused instanceof HTMLElement && container.contains(focused)) focused.focus({ preventScroll: true });
    document.documentElement.removeAttribute(HYDRATED);
    if (!isShown) window.location.reload();
  }, [container, nodes, focused, isShown]);

  return <div ref={setContainer} {...{ [ERROR_FALLBACK]: '' }} style={{ display: 'contents' }} />;
}
