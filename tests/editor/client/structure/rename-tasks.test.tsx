import { beforeEach, expect, it, vi } from 'vitest';
import { call } from '../../../../src/editor/client/calls/call.ts';
import { renamePartTask, renamePictureTask } from '../../../../src/editor/client/structure/rename-tasks.ts';
import type { StructurePlan } from '../../../../src/editor/protocol.ts';
import { fireEvent, screen, waitFor } from '../../../ui/testing-library.ts';
import { answerWith, button, openTask, press, type } from './open-task.tsx';

vi.mock('../../../../src/editor/client/calls/call.ts', () => ({ call: vi.fn() }));

const planned: StructurePlan = { changes: ['Navigation : 2 changements'], links: [] };

beforeEach(() => vi.mocked(call).mockReset());

it.each([
  ['/contact#message', 'message', '/contact#nouveau'],
  ['/#tarifs', 'tarifs', '/#nouveau'],
  ['facts.price', 'price', 'facts.nouveau'],
])('asks for the new name of %s alone, and renames it everywhere', async (from, typed, to) => {
  answerWith(planned);
  const { onClose, show } = openTask(renamePartTask(from));
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Nouveau nom' }).value).toBe(typed);
  expect(screen.queryByRole('checkbox')).toBeNull();
  type('Nouveau nom', 'nouveau');
  await press('Renommer partout');
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  const change = { type: 'rename', from, to, redirect: true };
  expect(call).toHaveBeenLastCalledWith('structure', { id: expect.any(String), change });
  expect(show).not.toHaveBeenCalled();
});

it('shows what a new address changes, with or without a redirect, and the page afterwards', async () => {
  answerWith(planned);
  const { onClose, show } = openTask(renamePartTask('/cgv'));
  type('Nouvelle adresse', '/conditions');
  await screen.findByText('Navigation : 2 changements');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Rediriger l’ancienne adresse' }));
  await press('Renommer partout');
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  const change = { type: 'rename', from: '/cgv', to: '/conditions', redirect: false };
  expect(call).toHaveBeenLastCalledWith('structure', { id: expect.any(String), change });
  expect(show).toHaveBeenCalledWith('/conditions');
});

it('does not ask the server about a name that is unchanged or empty', async () => {
  answerWith(planned);
  openTask(renamePictureTask('media/four-800.webp'));
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Nouveau nom' }).value).toMatch(/^four/);
  type('Nouveau nom', ' ');
  expect(button('Renommer partout').disabled).toBe(true);
  type('Nouveau nom', 'fournil');
  await screen.findByText('Navigation : 2 changements');
  expect(call).toHaveBeenCalledExactlyOnceWith('structure-plan', {
    change: { type: 'rename-picture', file: 'media/four-800.webp', to: 'fournil' },
  });
});

it('renames when Enter is pressed in the name, like its button', async () => {
  answerWith(planned);
  const { onClose } = openTask(renamePartTask('/#tarifs'));
  type('Nouveau nom', 'nouveau');
  const confirm = button('Renommer partout');
  await waitFor(() => expect(confirm.disabled).toBe(false));
  const name = screen.getByRole<HTMLInputElement>('textbox', { name: 'Nouveau nom' });
  // jsdom does not submit a form when Enter is pressed.
  expect([confirm.type, name.form]).toEqual(['submit', confirm.form]);
  fireEvent.submit(name.form as HTMLFormElement);
  await waitFor(() => expect(onClose).toHaveBeenCalled());
});

it('keeps a refused change open with its reason, until another name is typed', async () => {
  vi.mocked(call).mockImplementation(
    async (name) =>
      (name === 'structure' ? { status: 'refused', message: 'Le fichier est verrouillé.' } : planned) as never,
  );
  const { onClose } = openTask(renamePartTask('/#tarifs'));
  type('Nouveau nom', 'nouveau');
  await press('Renommer partout');
  await screen.findByText('Le fichier est verrouillé.');
  expect(onClose).not.toHaveBeenCalled();
  type('Nouveau nom', 'autre');
  await waitFor(() => expect(screen.queryByText('Le fichier est verrouillé.')).toBeNull());
});

it('leads the focus to the form if the button that opened the dialog is gone', async () => {
  const fields = document.createElement('section');
  fields.id = 'fields';
  fields.tabIndex = -1;
  const opener = document.createElement('button');
  document.body.append(fields, opener);
  try {
    opener.focus();
    const { unmount } = openTask(renamePartTask('/#tarifs'));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Nouveau nom' })));
    opener.remove();
    unmount();
    await waitFor(() => expect(document.activeElement).toBe(fields));
  } finally {
    fields.remove();
  }
});
