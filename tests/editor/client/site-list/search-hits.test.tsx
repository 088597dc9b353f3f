import { expect, it, vi } from 'vitest';
import { SearchBox, splitHits } from '../../../../src/editor/client/site-list/SearchHits.tsx';
import { fireEvent, render, screen } from '../../../ui/testing-library.ts';

it('clears with Escape and leaves with the down arrow, but not while an input method composes a word', () => {
  const [onChange, onDown] = [vi.fn(), vi.fn()];
  render(<SearchBox value="きょう" onChange={onChange} onDown={onDown} />);
  const box = screen.getByRole('searchbox');
  fireEvent.compositionStart(box);
  for (const key of ['Escape', 'Enter', 'ArrowDown']) {
    expect(fireEvent.keyDown(box, { key, isComposing: true }), key).toBe(true);
  }
  expect([onChange, onDown].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
  fireEvent.compositionEnd(box);
  fireEvent.keyDown(box, { key: 'ArrowDown' });
  fireEvent.keyDown(box, { key: 'Escape' });
  expect(onDown).toHaveBeenCalledOnce();
  expect(onChange).toHaveBeenCalledExactlyOnceWith('');
});

it('marks all occurrences of the search text, ignoring accents and case', () => {
  const marked = (text: string, sought: string) =>
    splitHits(text, sought)
      .map(({ text: part, isHit }) => (isHit ? `[${part}]` : part))
      .join('');
  expect(marked('Été, un été', 'ete ')).toBe('[Été], un [été]');
  expect(marked('Rien', 'tout')).toBe('Rien');
  expect(marked('Rien', ' ')).toBe('Rien');
});
