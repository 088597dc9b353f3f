import { expect, it } from 'vitest';
import { GuideMoves } from '../../../../src/editor/client/structure/GuideMoves.tsx';
import type { TreeGuide } from '../../../../src/editor/protocol.ts';
import { fireEvent, screen, waitFor } from '../../../ui/testing-library.ts';
import { renderInEditor } from '../fields/render-in-editor.tsx';

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
  const editor = renderInEditor(
    <>
      <GuideMoves guides={guides} index={1} />
      <GuideMoves guides={guides} index={2} />
    </>,
    data,
  );
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Descendre : pin' }).disabled).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Monter : hetre' }));
  const operation = { type: 'move', pointer: '/chains/0/articles/1', to: 0, oldValue: 'hetre' };
  expect(editor.change).toHaveBeenCalledWith('manifest', [operation], { label: 'Déplacement : hetre' });
  await waitFor(() => expect(editor.notify).toHaveBeenCalledWith('hetre : place 1 sur 3'));
  expect(editor.readSite).toHaveBeenCalled();
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Monter : hetre'));
});
