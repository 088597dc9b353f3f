import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { FormDialog } from '../../src/forms/FormDialog.tsx';
import { quickUser } from '../ui/quick-user.ts';

function show(closeLabel?: string) {
  const onClose = vi.fn();
  render(
    <FormDialog title="C’est parti" text="À bientôt." onClose={onClose} {...(closeLabel ? { closeLabel } : {})}>
      <button type="button">Continuer</button>
      <button type="button">Rester</button>
    </FormDialog>,
  );
  return { onClose, user: quickUser() };
}

it('is modal, tells its title and its text, and has the focus on its first button', () => {
  show();
  const dialog = screen.getByRole('dialog', { name: 'C’est parti' });
  expect(dialog.getAttribute('aria-modal')).toBe('true');
  const described = dialog.getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(described)?.textContent).toBe('À bientôt.');
  expect(document.activeElement?.textContent).toBe('Continuer');
});

it('closes by Escape and by the cross in its corner, and not by a press beside it', async () => {
  const { onClose, user } = show('Fermer');
  await user.click(document.querySelector('.MuiDialog-container') as HTMLElement);
  expect(onClose).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Fermer' }));
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(2);
});

it('leaves the page where it stands, and where it scrolls', () => {
  show();
  expect(document.body.style.overflow).toBe('');
  expect(document.body.style.paddingRight).toBe('');
});
