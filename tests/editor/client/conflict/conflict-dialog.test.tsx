import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ConflictDialog } from '../../../../src/editor/client/conflict/ConflictDialog.tsx';
import type { Editor } from '../../../../src/editor/client/state/editor.ts';
import { createStore, type EditorState } from '../../../../src/editor/client/state/state.ts';
import { EditorContext } from '../../../../src/editor/client/state/use-editor.tsx';
import { fromPartial } from '../../../from-partial.ts';
import { fireEvent, render, screen, waitFor } from '../../../ui/testing-library.ts';

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addListener: vi.fn(), removeListener: vi.fn() }));
});
afterEach(() => void vi.unstubAllGlobals());

it('shows facts as their values in both versions, and keeps their names', async () => {
  const resolve = vi.fn();
  const state = {
    tree: { facts: [{ name: 'facts.delay', label: 'Délai', value: '48 h' }] },
    conflict: { answer: { yours: 'Prêt en {{facts.delay}}.', theirs: 'Livré en {{facts.delay}}.' } },
  };
  const editor = { store: createStore(state as unknown as EditorState), resolve };
  render(
    <EditorContext value={fromPartial<Editor>(editor)}>
      <ConflictDialog />
    </EditorContext>,
  );
  await waitFor(() => expect(screen.getByRole('dialog').textContent).toContain('Prêt en 48 h.'));
  const { textContent } = screen.getByRole('dialog');
  expect(textContent).toContain('Livré en 48 h.');
  expect(textContent).not.toContain('{{');
  fireEvent.click(screen.getByRole('button', { name: 'Garder ma version' }));
  expect(resolve).toHaveBeenCalledWith('Prêt en {{facts.delay}}.');
});
