import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { FormDialog } from '../../src/forms/FormDialog.tsx';

const { showModal } = HTMLDialogElement.prototype;

afterEach(() => {
  cleanup();
  if (showModal) HTMLDialogElement.prototype.showModal = showModal;
  else Reflect.deleteProperty(HTMLDialogElement.prototype, 'showModal');
});

const show = () =>
  render(
    <FormDialog title="C’est parti" text="À bientôt." onClose={() => undefined}>
      <button type="button">Fermer</button>
    </FormDialog>,
  );

it('is modal, once, and tells its title and its text', () => {
  const opened = vi.fn(function open(this: HTMLDialogElement) {
    this.setAttribute('open', '');
  });
  HTMLDialogElement.prototype.showModal = opened;
  show();
  const dialog = screen.getByRole('dialog', { name: 'C’est parti' });
  expect(opened).toHaveBeenCalledOnce();
  const described = dialog.getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(described)?.textContent).toBe('À bientôt.');
});

it('shows all the same in a browser that knows no modal dialogs', () => {
  Reflect.deleteProperty(HTMLDialogElement.prototype, 'showModal');
  Object.assign(HTMLDialogElement.prototype, { showModal: undefined });
  show();
  expect(screen.getByRole('dialog').hasAttribute('open')).toBe(true);
});
