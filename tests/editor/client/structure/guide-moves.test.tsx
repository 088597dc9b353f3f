import { expect, it, vi } from 'vitest';
import type { Editor } from '../../../../src/editor/client/state/editor.ts';
import { createStore, type EditorState } from '../../../../src/editor/client/state/state.ts';
import { EditorContext } from '../../../../src/editor/client/state/use-editor.tsx';
import { GuideMoves } from '../../../../src/editor/client/structure/GuideMoves.tsx';
import type { TreeGuide } from '../../../../src/editor/protocol.ts';
import { fromPartial } from '../../../from-partial.ts';
import { fireEvent, render, screen, waitFor } from '../../../ui/testing-library.ts';

const guides = ['chene', 'hetre', 'pin'].map(
  (name, index): TreeGuide => ({
    route: `/bois/${name}`,
    title: name,
    file: `guide:bois/${name}`,
    pointer: `/chains/0/articles/${index}`,
  }),
);
const data = { chains: [{ articles: ['chene', 'hetre', 'pin'] }] };

it('moves a guide in its chain by one place, and keeps the focus on an enabled button', async () => {
  const store = createStore(fromPartial<EditorState>({ documents: new Map([['manifest', { data }]]) }));
  const editor = { store, whenSaved: vi.fn(), readSite: vi.fn(), change: vi.fn(), notify: vi.fn() };
  render(
    <EditorContext value={fromPartial<Editor>(editor)}>
      <GuideMoves guides={guides} index={1} />
      <GuideMoves guides={guides} index={2} />
    </EditorContext>,
  );
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Descendre : pin' }).disabled).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Monter : hetre' }));
  const operation = { type: 'move', pointer: '/chains/0/articles/1', to: 0, oldValue: 'hetre' };
  expect(editor.change).toHaveBeenCalledWith('manifest', [operation], { label: 'Déplacement : hetre' });
  await waitFor(() => expect(editor.notify).toHaveBeenCalledWith('hetre : place 1 sur 3'));
  expect(editor.readSite).toHaveBeenCalled();
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Monter : hetre'));
});
