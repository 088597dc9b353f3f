import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useNavigation } from 'react-router-dom';
import type { ClientLabels } from '../../site/resolve/client-site.ts';

/** How long a page may be on its way before the visitor is told, in milliseconds: a quick one just comes. */
const QUIET = 400;

/** The bar grows for as long as the program waits (`create-router.tsx`), ever more slowly: it cannot know the end. */
const css = `
.progress{position:fixed;z-index:1400;inset:0 0 auto;border-top:3px solid var(--v-accent);transform-origin:left}
@media (prefers-reduced-motion:no-preference){.progress{animation:progress 8s cubic-bezier(.1,.6,.3,1) both}@keyframes progress{from{transform:scaleX(0)}to{transform:scaleX(.95)}}}
@media print{.progress{display:none}}`;

/** Whether a page has been on its way for a while. */
function useSlowness(): boolean {
  const isLoading = useNavigation().state === 'loading';
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isLoading) return;
    const end = () => setSlow(false);
    const timer = setTimeout(() => setSlow(true), QUIET);
    // A page that the browser was left to load comes back as it was left: waiting.
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
  /** What was announced last: the page that has come. */
  arrival: string;
  labels: Pick<ClientLabels, 'navigating'>;
}

/** Says which page has come, and says and shows that one is long in coming, as browsers do where they load it. */
export function Announcer({ arrival, labels }: AnnouncerProps) {
  const isSlow = useSlowness();
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
