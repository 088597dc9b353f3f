import { type ReactNode, useEffect, useId, useRef } from 'react';

interface FormDialogProps {
  title: string;
  text: string;
  /** Called when the visitor closes it by a button of his own or by Escape. */
  onClose: () => void;
  /** Its buttons; the first one is focused. */
  children: ReactNode;
}

/** A modal dialog of the browser's own: it holds the focus, closes on Escape and makes the page behind it inert. */
export function FormDialog({ title, text, onClose, children }: FormDialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || dialog.open) return;
    if (typeof dialog.showModal === 'function') dialog.showModal();
    else dialog.setAttribute('open', '');
  }, []);
  return (
    <dialog
      ref={ref}
      className="form-dialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onClose={onClose}
    >
      <h2 id={`${id}-title`}>{title}</h2>
      <p id={`${id}-text`}>{text}</p>
      {children}
    </dialog>
  );
}
