import { expect, it, vi } from 'vitest';
import { HistoryButton, useHistoryKeys } from '../../../src/editor/client/TopBar.tsx';
import { fireEvent, render, screen, waitFor } from '../../ui/testing-library.ts';

function Keys({ undo, redo }: { undo(): void; redo(): void }) {
  useHistoryKeys(undo, redo);
  return (
    <>
      <input aria-label="Chercher" />
      <button type="button">Un bouton</button>
      <div id="fields">
        <input aria-label="Titre" />
      </div>
    </>
  );
}

it('undoes changes of the site by keyboard, except in a search or a picker, where the browser undoes typing', () => {
  const [undo, redo] = [vi.fn(), vi.fn()];
  render(<Keys undo={undo} redo={redo} />);
  const press = (element: HTMLElement, shiftKey = false) =>
    fireEvent.keyDown(element, { key: 'z', ctrlKey: true, shiftKey });
  expect(press(screen.getByLabelText('Chercher'))).toBe(true);
  expect(undo).not.toHaveBeenCalled();
  expect(press(screen.getByLabelText('Titre'))).toBe(false);
  press(screen.getByText('Un bouton'));
  press(screen.getByText('Un bouton'), true);
  expect([undo, redo].map(({ mock }) => mock.calls.length)).toEqual([2, 1]);
});

it('keeps the name of the step in the tooltip that fades after the last step is undone, and stays away', async () => {
  const button = (step?: string) => <HistoryButton icon="undo" name="Annuler" step={step} onPress={async () => {}} />;
  const { rerender } = render(button('Titre'));
  fireEvent.mouseOver(screen.getByRole('button', { name: 'Annuler' }));
  const tooltip = await screen.findByRole('tooltip');
  rerender(button());
  expect(tooltip.textContent).toBe('Titre');
  expect(screen.queryByRole('tooltip')).toBe(tooltip);
  await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  rerender(button('Adresse'));
  expect(screen.queryByRole('tooltip')).toBeNull();
});
