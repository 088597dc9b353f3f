import { afterEach, expect, it, vi } from 'vitest';
import { Dialog } from '../../../src/ui/dialog/Dialog.tsx';
import { quickUser } from '../quick-user.ts';
import { cleanup, render, screen } from '../testing-library.ts';

afterEach(() => {
  cleanup();
  document.body.innerHTML = '';
});

function show(props: { closeLabel?: string; focusesAction?: boolean; onBackdrop?: () => void } = {}) {
  const onClose = vi.fn();
  document.body.innerHTML = '<main><button>Ailleurs</button></main><section data-consent-banner></section>';
  const view = render(
    <Dialog title="C’est parti" onClose={onClose} actions={<button type="button">Continuer</button>} {...props}>
      <p>À bientôt.</p>
    </Dialog>,
  );
  return { onClose, user: quickUser(), ...view };
}

it('a dialog has its title as name, its text as description, and the focus', () => {
  show();
  const dialog = screen.getByRole('dialog', { name: 'C’est parti' });
  const described = dialog.getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(described)?.textContent).toBe('À bientôt.');
  expect(document.activeElement).toBe(dialog);
});

it('a dialog makes the page inert except for the consent banner, which no `aria-modal` hides either', () => {
  const { unmount } = show({ focusesAction: true });
  expect(document.activeElement?.textContent).toBe('Continuer');
  expect(screen.getByRole('dialog').hasAttribute('aria-modal')).toBe(false);
  expect(document.querySelector('main')?.inert).toBe(true);
  expect(document.querySelector<HTMLElement>('[data-consent-banner]')?.inert).toBeFalsy();
  unmount();
  expect(document.querySelector('main')?.inert).toBe(false);
});

it('a dialog closes with Escape and its close button, and with a click outside only if requested', async () => {
  const { onClose, user } = show({ closeLabel: 'Fermer' });
  await user.click(document.querySelector('.MuiBackdrop-root') as HTMLElement);
  expect(onClose).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Fermer' }));
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(2);
  cleanup();
  const onBackdrop = vi.fn();
  show({ onBackdrop });
  await user.click(document.querySelector('.MuiBackdrop-root') as HTMLElement);
  expect(onBackdrop).toHaveBeenCalledOnce();
});
