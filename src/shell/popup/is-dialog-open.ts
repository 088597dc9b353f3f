/** Whether some dialog is open that an offer must not cover. A dialog that is there but hidden does not count. */
export function isDialogOpen(root: ParentNode = document): boolean {
  const dialogs = root.querySelectorAll<HTMLElement>('dialog[open],[role=dialog],[role=alertdialog]');
  return [...dialogs].some(
    (dialog) =>
      !dialog.closest('[hidden],[aria-hidden=true]') &&
      dialog.checkVisibility?.({ visibilityProperty: true }) !== false,
  );
}
