import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { OfferTexts } from '../../model/resolve/client-site.ts';
import { Dialog } from '../../ui/dialog/Dialog.tsx';

interface OfferDialogProps {
  popup: OfferTexts;
  onAccept: () => void;
  onClose: () => void;
}

/** The open offer. */
export function OfferDialog({ popup, onAccept, onClose }: OfferDialogProps) {
  const { title, text, points, note, accept, decline, close } = popup;
  return (
    <Dialog
      title={title}
      closeLabel={close}
      onClose={onClose}
      onBackdrop={onClose}
      isBrief
      actions={
        <>
          <Button onClick={onAccept}>{accept.label}</Button>
          <Button variant="outlined" onClick={onClose}>
            {decline}
          </Button>
        </>
      }
    >
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
    </Dialog>
  );
}
