import { useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import type { OfferTexts } from '../../site/resolve/client-site.ts';
import { popupCss } from './popup-css.ts';
import { useModal } from './use-modal.ts';

interface OfferDialogProps {
  popup: OfferTexts;
  onAccept: () => void;
  /** Must keep its identity while the dialog is open. */
  onClose: () => void;
}

/**
 * The open offer. Not the browser's `<dialog>`: in its top layer it would cover the consent banner and take it out of
 * reach, and the banner must stay free.
 */
export function OfferDialog({ popup, onAccept, onClose }: OfferDialogProps) {
  const { title, text, points, note, accept, decline, close } = popup;
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const dialog = useRef<HTMLDivElement>(null);
  useModal({ frame, dialog, onClose });

  return createPortal(
    <div ref={frame} className="offer">
      <style>{popupCss}</style>
      {/* biome-ignore lint/a11y: the keyboard has Escape and two buttons */}
      <div className="offer-backdrop" data-offer-backdrop onClick={onClose} />
      <div
        ref={dialog}
        className="offer-sheet"
        role="dialog"
        aria-modal="true"
        aria-labelledby={`${id}title`}
        aria-describedby={`${id}text`}
        tabIndex={-1}
      >
        <div className="offer-text">
          <button type="button" className="offer-close" aria-label={close} onClick={onClose}>
            <span aria-hidden="true">×</span>
          </button>
          <h2 id={`${id}title`}>{title}</h2>
          <div id={`${id}text`}>
            {text && <p>{text}</p>}
            <ul>
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
            {note && <p className="offer-note">{note}</p>}
          </div>
        </div>
        <div className="offer-actions">
          <button type="button" className="offer-accept" onClick={onAccept}>
            {accept.label}
          </button>
          <button type="button" onClick={onClose}>
            {decline}
          </button>
        </div>
      </div>
    </div>,
    document.body,
  );
}
