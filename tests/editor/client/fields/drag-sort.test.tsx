import { expect, it, vi } from 'vitest';
import { DragHandle, useDragSort } from '../../../../src/editor/client/fields/DragHandle.tsx';
import { act, fireEvent, render, screen } from '../../../ui/testing-library.ts';

const HEIGHT = 40;

/** Sets the positions of the rows of a list, one below the other, as in a browser. */
function layOut(): void {
  for (const [index, row] of screen.getAllByRole('listitem').entries())
    row.getBoundingClientRect = () => ({ top: index * HEIGHT, height: HEIGHT }) as DOMRect;
}

function Rows({ onMove }: { onMove(from: number, to: number): void }) {
  const { list, grab } = useDragSort(onMove);
  return (
    <ol ref={list as never} data-list>
      {['a', 'b', 'c', 'd'].map((name, index) => (
        <li key={name} data-item={index}>
          <DragHandle onGrab={grab(index)} />
          {name}
        </li>
      ))}
    </ol>
  );
}

function drag(from: number, y: number, end: () => void): void {
  const handle = screen.getAllByRole('listitem')[from]?.querySelector('[data-handle]') as HTMLElement;
  fireEvent.pointerDown(handle, { button: 0, clientY: from * HEIGHT + 20 });
  act(() => void window.dispatchEvent(new MouseEvent('pointermove', { clientY: y })));
  act(end);
}
const drop = () => void window.dispatchEvent(new MouseEvent('pointerup'));
const pressEscape = () => void window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));

it.each([
  ['below the last', 0, 500, [0, 3]],
  ['above the first', 2, -50, [2, 0]],
  ['after the next', 1, 110, [1, 2]],
] as const)('drops an item %s', (_, from, y, moved) => {
  const onMove = vi.fn();
  render(<Rows onMove={onMove} />);
  layOut();
  drag(from, y, drop);
  expect(onMove.mock.calls).toEqual([moved]);
});

it('does not move an item that is dragged back, on Escape, or if the list is removed', () => {
  const onMove = vi.fn();
  const { unmount } = render(<Rows onMove={onMove} />);
  layOut();
  drag(1, 62, drop);
  drag(1, 500, pressEscape);
  drop();
  drag(1, 500, unmount);
  drop();
  expect(onMove).not.toHaveBeenCalled();
});
