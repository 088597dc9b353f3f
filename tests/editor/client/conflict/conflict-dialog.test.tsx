import { expect, it } from 'vitest';
import { ConflictDialog } from '../../../../src/editor/client/conflict/ConflictDialog.tsx';
import { fireEvent, screen, waitFor } from '../../../ui/testing-library.ts';
import { renderInEditor } from '../fields/render-in-editor.tsx';

it('shows facts as their values in both versions, and keeps their names', async () => {
  const tree = { facts: [{ name: 'facts.delay', label: 'Délai', value: '48 h' }] };
  const answer = { yours: 'Prêt en {{facts.delay}}.', theirs: 'Livré en {{facts.delay}}.' };
  const { resolve } = renderInEditor(<ConflictDialog />, {}, { tree, conflict: { answer } });
  await waitFor(() => expect(screen.getByRole('dialog').textContent).toContain('Prêt en 48 h.'));
  const { textContent } = screen.getByRole('dialog');
  expect(textContent).toContain('Livré en 48 h.');
  expect(textContent).not.toContain('{{');
  fireEvent.click(screen.getByRole('button', { name: 'Garder ma version' }));
  expect(resolve).toHaveBeenCalledWith('Prêt en {{facts.delay}}.');
});
