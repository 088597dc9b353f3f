import { expect, it } from 'vitest';
import { markedText } from '../../../../src/editor/client/navigation/marked-text.ts';

it('marks what is sought wherever a text says it, without regard to accents and capitals', () => {
  const marked = (text: string, sought: string) =>
    markedText(text, sought)
      .map(({ text: part, isMarked }) => (isMarked ? `[${part}]` : part))
      .join('');
  expect(marked('Été, un été', 'ete ')).toBe('[Été], un [été]');
  expect(marked('Rien', 'tout')).toBe('Rien');
  expect(marked('Rien', ' ')).toBe('Rien');
});
