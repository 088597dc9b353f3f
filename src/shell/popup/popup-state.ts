/** State of an offer during one visit of a page: it opens at most once (specification 4.5). */
export type PopupPhase = 'waiting' | 'open' | 'done';

/** Events of an offer. */
export type PopupEvent =
  | {
      type: 'scrolled';
      /** Share of the page that has been read, 0 to 1. */
      depth: number;
      /** Whether the visitor scrolled, as opposed to scroll restoration or the jump to an anchor. */
      byVisitor: boolean;
      /** Whether another dialog is open, or the offer is not valid today. */
      blocked: boolean;
    }
  | { type: 'closed' };

/** Returns the phase after an event; `threshold` is the share of the page that must have been read. */
export function nextPhase(phase: PopupPhase, event: PopupEvent, threshold: number): PopupPhase {
  if (event.type === 'closed') return 'done';
  const due = event.byVisitor && !event.blocked && event.depth >= threshold;
  return phase === 'waiting' && due ? 'open' : phase;
}
