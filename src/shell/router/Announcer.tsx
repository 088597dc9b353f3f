import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useNavigation } from 'react-router-dom';
import type { ClientLabels } from '../../model/resolve/client-site.ts';

/** Time after which a page that is still loading is announced, with a progress bar. */
const SLOW_LOADING_MS = 400;

/** The bar grows more and more slowly while the router waits (`create-router.tsx`). */
const css = `
.progress{position:fixed;z-index:1400;inset:0 0 auto;border-top:3px solid var(--v-accent);transform-origin:left}
@media (prefers-reduced-motion:no-preference){.progress{animation:progress 8s cubic-bezier(.1,.6,.3,1) both}@keyframes progress{from{transform:scaleX(0)}to{transform:scaleX(.95)}}}
@media print{.progress{display:none}}`;

/** Whether a page has been loading for a while. */
function useSlowLoading(): boolean {
  const isLoading = useNavigation().state === 'loading';
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isLoading) return;
    const end = () => setSlow(false);
    const timer = setTimeout(() => setSlow(true), SLOW_LOADING_MS);
    // The back-forward cache restores a page in this state if the browser itself loaded the next one.
    addEventListener('pageshow', end);
    return () => {
      clearTimeout(timer);
      removeEventListener('pageshow', end);
      end();
    };
  }, [isLoading]);
  return isSlow;
}

interface AnnouncerProps {
  /** The last announcement: the title of the new page. */
  arrival: string;
  labels: Pick<ClientLabels, 'navigating'>;
}

/** Announces a new page. Announces slow loading and shows a progress bar, as browsers do for their own loads. */
export function Announcer({ arrival, labels }: AnnouncerProps) {
  const isSlow = useSlowLoading();
  return (
    <>
      <p className="visually-hidden" role="status">
        {isSlow ? labels.navigating : arrival}
      </p>
      {isSlow &&
        createPortal(
          <div className="progress" aria-hidden="true">
            <style>{css}</style>
          </div>,
          document.body,
        )}
    </>
  );
}
