/** Whether a visible dialog is open, which an offer must not cover. */
export function isDialogOpen(): boolean {
  const dialogs = document.querySelectorAll<HTMLElement>('dialog[open],[role=dialog],[role=alertdialog]');
  return [...dialogs].some(
    (dialog) =>
      !dialog.closest('[hidden],[aria-hidden=true]') &&
      dialog.checkVisibility?.({ visibilityProperty: true }) !== false,
  );
}
