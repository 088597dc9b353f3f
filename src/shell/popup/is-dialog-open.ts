/** Whether a visible dialog is open, which an offer must not cover. */
export function isDialogOpen(root: ParentNode = document): boolean {
  const dialogs = root.querySelectorAll<HTMLElement>('dialog[open],[role=dialog],[role=alertdialog]');
  return [...dialogs].some(
    (dialog) =>
      !dialog.closest('[hidden],[aria-hidden=true]') &&
      dialog.checkVisibility?.({ visibilityProperty: true }) !== false,
  );
}
