import Backdrop from '@mui/material/Backdrop';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { Awning } from '../pictures/Awning.tsx';
import { DialogActions, DialogClose, DialogOverlay, DialogSheet, DialogText } from './dialog-parts.ts';
import { useModal } from './use-modal.ts';

interface DialogProps {
  title: string;
  /** Called by Escape, and by the close button in its corner. */
  onClose: () => void;
  /** Label of the close button; without it there is none. */
  closeLabel?: string | undefined;
  /** Called by a click outside of the dialog. */
  onBackdrop?: () => void;
  /** Whether it leaves most of a small screen to the page. */
  isBrief?: boolean;
  /** Whether its first button gets the focus when it opens, instead of the dialog. */
  focusesAction?: boolean;
  /** Its buttons. */
  actions: ReactNode;
  /** Its content. */
  children: ReactNode;
}

/**
 * A dialog over the page, which is inert while the dialog is open. Uses neither MUI's `Modal` nor `<dialog>` nor
 * `aria-modal`, because they would make the consent banner unreachable: for screen readers, or for everybody
 * (`decisions/offer-dialog.md`).
 */
export function Dialog(props: DialogProps) {
  const { title, onClose, closeLabel, onBackdrop, isBrief, focusesAction, actions, children } = props;
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const buttons = useRef<HTMLDivElement>(null);
  useModal({ frame, dialog: sheet, actions: focusesAction ? buttons : undefined, onClose });

  return createPortal(
    <DialogOverlay ref={frame} className="dialog">
      <Backdrop open onClick={onBackdrop} />
      <DialogSheet
        ref={sheet}
        className="dialog-sheet"
        role="dialog"
        aria-labelledby={`${id}title`}
        aria-describedby={`${id}text`}
        tabIndex={-1}
        data-brief={isBrief ? '' : undefined}
      >
        <Awning />
        <DialogText>
          {closeLabel && (
            <DialogClose variant="text" color="inherit" aria-label={closeLabel} onClick={onClose}>
              <span aria-hidden="true">×</span>
            </DialogClose>
          )}
          <Typography variant="h4" component="h2" id={`${id}title`}>
            {title}
          </Typography>
          <div id={`${id}text`}>{children}</div>
        </DialogText>
        <DialogActions ref={buttons} className="dialog-actions">
          {actions}
        </DialogActions>
      </DialogSheet>
    </DialogOverlay>,
    document.body,
  );
}
