import { lazy, Suspense, useCallback, useEffect, useReducer } from 'react';
import type { OfferTexts } from '../../site/resolve/client-site.ts';
import type { Navigate } from '../../ui/page/navigate.ts';
import { isDialogOpen } from './is-dialog-open.ts';
import { nextPhase, type PopupEvent, type PopupPhase } from './popup-state.ts';
import { currentDepth } from './scroll-depth.ts';
import { wasScrolledByVisitor, watchVisitorScroll } from './visitor-scroll.ts';

/** Loaded where it opens: most readers leave a guide before. */
const OfferDialog = lazy(async () => ({ default: (await import('./OfferDialog.tsx')).OfferDialog }));

interface OfferPopupProps {
  popup: OfferTexts;
  navigate: Navigate;
  /** Names the page view: each guide opened is one, `first` the one that the document was loaded for. */
  pageKey: string;
}

/** The page view that the program woke on. */
const firstView = 'first';

function PageOffer({ popup, navigate, pageKey }: OfferPopupProps) {
  const { depth: threshold } = popup;
  const [phase, tell] = useReducer(
    (before: PopupPhase, event: PopupEvent) => nextPhase(before, event, threshold),
    'waiting' as PopupPhase,
  );
  const close = useCallback(() => tell({ type: 'closed' }), []);

  useEffect(() => {
    if (phase !== 'waiting') return;
    const look = (byVisitor: boolean) =>
      tell({ type: 'scrolled', depth: currentDepth(), byVisitor, blocked: isDialogOpen() });
    const settled = pageKey === firstView && wasScrolledByVisitor();
    look(settled);
    return watchVisitorScroll({ onScroll: look, settled });
  }, [phase, pageKey]);

  if (phase !== 'open') return null;
  return (
    <Suspense>
      <OfferDialog
        popup={popup}
        onClose={close}
        onAccept={() => {
          close();
          navigate(popup.accept.to);
        }}
      />
    </Suspense>
  );
}

/** The offer of a guide: opens once a page view, when the reader has scrolled deep enough (specification 4.5). */
export function OfferPopup(props: OfferPopupProps) {
  return <PageOffer key={props.pageKey} {...props} />;
}
