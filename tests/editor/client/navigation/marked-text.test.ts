import { expect, it } from 'vitest';
import { markedText } from '../../../../src/editor/client/navigation/marked-text.ts';

it('marks all occurrences of the search text, ignoring accents and case', () => {
  const marked = (text: string, sought: string) =>
    markedText(text, sought)
      .map(({ text: part, isMarked }) => (isMarked ? `[${part}]` : part))
      .join('');
  expect(marked('Été, un été', 'ete ')).toBe('[Été], un [été]');
  expect(marked('Rien', 'tout')).toBe('Rien');
  expect(marked('Rien', ' ')).toBe('Rien');
});
