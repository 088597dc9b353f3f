import Backdrop from '@mui/material/Backdrop';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import type { OfferTexts } from '../../model/resolve/client-site.ts';
import { Actions, Close, Frame, Sheet, Text } from './offer-parts.ts';
import { useModal } from './use-modal.ts';

interface OfferDialogProps {
  popup: OfferTexts;
  onAccept: () => void;
  /** Stable while the dialog is open. */
  onClose: () => void;
}

/**
 * The open offer. Neither MUI's `Modal` nor `<dialog>` nor `aria-modal`, because they would make the consent banner
 * unreachable: for screen readers, or for everybody. The page behind is inert.
 */
export function OfferDialog({ popup, onAccept, onClose }: OfferDialogProps) {
  const { title, text, points, note, accept, decline, close } = popup;
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const dialog = useRef<HTMLDivElement>(null);
  useModal({ frame, dialog, onClose });

  return createPortal(
    <Frame ref={frame} className="offer">
      <Backdrop open data-offer-backdrop onClick={onClose} />
      <Sheet
        ref={dialog}
        className="offer-sheet"
        role="dialog"
        aria-labelledby={`${id}title`}
        aria-describedby={`${id}text`}
        tabIndex={-1}
      >
        <Text>
          <Close variant="text" color="inherit" aria-label={close} onClick={onClose}>
            <span aria-hidden="true">×</span>
          </Close>
          <Typography variant="h4" component="h2" id={`${id}title`}>
            {title}
          </Typography>
          <div id={`${id}text`}>
            {text && <Typography variant="inherit">{text}</Typography>}
            <ul>
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
            {note && (
              <Typography variant="inherit" color="textSecondary">
                {note}
              </Typography>
            )}
          </div>
        </Text>
        <Actions className="offer-actions">
          <Button onClick={onAccept}>{accept.label}</Button>
          <Button variant="outlined" onClick={onClose}>
            {decline}
          </Button>
        </Actions>
      </Sheet>
    </Frame>,
    document.body,
  );
}
