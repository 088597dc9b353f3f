import { lazy, Suspense, useCallback, useEffect, useReducer } from 'react';
import type { OfferTexts } from '../../model/resolve/client-site.ts';
import { isDayWithin, parisDay } from '../../text/dates.ts';
import type { Navigate } from '../../ui/page/navigate.ts';
import { isDialogOpen } from './is-dialog-open.ts';
import { nextPhase, type PopupEvent, type PopupPhase } from './popup-state.ts';
import { currentDepth } from './scroll-depth.ts';
import { wasScrolledByVisitor, watchVisitorScroll } from './visitor-scroll.ts';

/** Loaded when it opens, because most readers leave a guide earlier. */
const OfferDialog = lazy(async () => ({ default: (await import('./OfferDialog.tsx')).OfferDialog }));

interface OfferPopupProps {
  popup: OfferTexts;
  navigate: Navigate;
  /** Identifies the visit of the page; `first` for the page that was hydrated. */
  pageKey: string;
}

/** The visit of the page that was hydrated. */
const FIRST_VISIT = 'first';

function PageOffer({ popup, navigate, pageKey }: OfferPopupProps) {
  const { depth: threshold } = popup;
  const [phase, dispatch] = useReducer(
    (before: PopupPhase, event: PopupEvent) => nextPhase(before, event, threshold),
    'waiting' as PopupPhase,
  );
  const close = useCallback(() => dispatch({ type: 'closed' }), []);

  useEffect(() => {
    if (phase !== 'waiting') return;
    const onScroll = (byVisitor: boolean) =>
      dispatch({
        type: 'scrolled',
        depth: currentDepth(),
        byVisitor,
        blocked: isDialogOpen() || !isDayWithin(parisDay(), popup),
      });
    const settled = pageKey === FIRST_VISIT && wasScrolledByVisitor();
    onScroll(settled);
    return watchVisitorScroll({ onScroll, settled });
  }, [phase, pageKey, popup]);

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

/** The offer of a guide: opens once per visit, when the reader has scrolled far enough (specification 4.5). */
export function OfferPopup(props: OfferPopupProps) {
  return <PageOffer key={props.pageKey} {...props} />;
}
